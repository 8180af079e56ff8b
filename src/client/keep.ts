import type { createApp } from './app.tsx'
import { consultationKind } from './law/consultation/consultation-kind.ts'
import { hurry, onReachability } from './offline/connection.ts'
import { keepAnswers } from './offline/content/answers.ts'
import { keepUp } from './offline/content/keep-up.ts'
import { freeRoom } from './offline/content/pictures.ts'
import { startOutbox } from './offline/outbox/start.ts'
import { onOutboxCount } from './offline/outbox/watch.ts'
import { whenIdle } from './offline/when-idle.ts'

/** What the device keeps: first what waits to be sent, then what was read. */
export function keep({ i18n, queryClient }: ReturnType<typeof createApp>): void {
  onOutboxCount((count) => hurry(count > 0))
  startOutbox({ kinds: [consultationKind], freeRoom })
  keepAnswers(queryClient)
  whenIdle(() => keepUp(i18n))
  // What the page shows from the device is asked for again.
  onReachability((isReachable) => {
    if (isReachable) void queryClient.refetchQueries({ type: 'active', stale: true })
  })
}
