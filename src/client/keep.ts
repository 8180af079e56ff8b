import type { createApp } from './app.tsx'
import { consultationMessageType } from './law/consultation/consultation-message.ts'
import { setPollInterval, onReachability } from './offline/connection.ts'
import { storeResponses } from './offline/content/responses.ts'
import { scheduleContentSync } from './offline/content/keep-up.ts'
import { evictImages } from './offline/content/pictures.ts'
import { startQueue } from './offline/queue/start.ts'
import { onQueueCount } from './offline/queue/watch.ts'
import { whenIdle } from './offline/when-idle.ts'

/** What the device keeps: first what waits to be sent, then what was read. */
export function keep({ i18n, queryClient }: ReturnType<typeof createApp>): void {
  onQueueCount((count) => setPollInterval(count > 0))
  startQueue({ types: [consultationMessageType], evictImages })
  storeResponses(queryClient)
  whenIdle(() => scheduleContentSync(i18n))
  // What the page shows from the device is asked for again.
  onReachability((isReachable) => {
    if (isReachable) void queryClient.refetchQueries({ type: 'active', stale: true })
  })
}
