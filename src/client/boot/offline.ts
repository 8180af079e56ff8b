import type { createApp } from '../app.tsx'
import { playTextVideos } from '../content/text-videos.ts'
import { localeOf } from '../data/i18n.ts'
import { retryImport } from '../data/start/retry-import.ts'
import { messageTypes } from '../message-types.ts'
import { modules } from '../modules.ts'
import { onReachability, setPollInterval } from '../offline/connection.ts'
import { otherLanguageOf } from '../offline/content/other-language.ts'
import { scheduleContentSync } from '../offline/content/sync.ts'
import { evictions } from '../offline/content/evictions.ts'
import { storeResponses } from '../offline/content/store.ts'
import { askForPersistence } from '../offline/persistent-storage.ts'
import { onQuotaExceeded, startQueue } from '../offline/queue/queue.ts'
import { onQueueCount } from '../offline/queue/store.ts'
import { hasDatabase } from '../offline/storage-gate.ts'
import { onTokens } from '../session/tokens.ts'
import { currentSession } from '../session/use-session.ts'

/** What members send and take along: it is loaded for those who log in, and where somebody has left something of it. */
function startMembers({ i18n, queryClient }: ReturnType<typeof createApp>): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    const load = () => import('./members.ts')
    void retryImport(load).then((part) => part.startMembers({ client: queryClient, i18n, localeOf: () => localeOf(i18n) }))
  }
  const startIfLoggedIn = () => {
    if (currentSession() !== undefined) start()
  }
  onTokens(startIfLoggedIn)
  startIfLoggedIn()
  void hasDatabase('ieumsae-member').then(
    (isLeft) => isLeft && start(),
    () => undefined,
  )
}

/** Starts what the device stores: first the outbox, then what was read, then the sync of the content. The videos of texts come with it. */
export function startOffline(app: ReturnType<typeof createApp>): void {
  const { i18n, queryClient } = app
  onQueueCount((count) => setPollInterval(count > 0))
  onQuotaExceeded(evictions)
  playTextVideos()
  startQueue(messageTypes)
  startMembers(app)
  storeResponses(queryClient)
  scheduleContentSync(i18n, modules)
  askForPersistence()
  // What the page shows from the device is asked for again.
  onReachability((isReachable) => {
    if (isReachable)
      void queryClient.refetchQueries({ type: 'active', predicate: (query) => query.isStale() || otherLanguageOf(query) !== undefined })
  })
}
