import type { createApp } from '../app.tsx'
import { playTextVideos } from '../content/text-videos.ts'
import { callbackMessageType } from '../law/callback/callback-message.ts'
import { consultationMessageType } from '../law/consultation/consultation-message.ts'
import { onReachability, setPollInterval } from '../offline/connection.ts'
import { otherLanguageOf } from '../offline/content/other-language.ts'
import { scheduleContentSync } from '../offline/content/sync.ts'
import { evictions } from '../offline/content/evictions.ts'
import { storeResponses } from '../offline/content/store.ts'
import { askForPersistence } from '../offline/persistent-storage.ts'
import { onQuotaExceeded, startQueue } from '../offline/queue/queue.ts'
import { onQueueCount } from '../offline/queue/store.ts'

/** Starts what the device stores: first the outbox, then what was read, then the sync of the content. The videos of texts come with it. */
export function startOffline({ i18n, queryClient }: ReturnType<typeof createApp>): void {
  onQueueCount((count) => setPollInterval(count > 0))
  onQuotaExceeded(evictions)
  playTextVideos()
  startQueue([consultationMessageType, callbackMessageType])
  storeResponses(queryClient)
  scheduleContentSync(i18n)
  askForPersistence()
  // What the page shows from the device is asked for again.
  onReachability((isReachable) => {
    if (isReachable)
      void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.isStale() || otherLanguageOf(query) !== undefined })
  })
}
