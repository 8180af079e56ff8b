import type { createApp } from '../app.tsx'
import { loadCleanHtml } from '../content/load-clean-html.ts'
import { delays } from '../data/delays.ts'
import { onOutcome } from '../data/http.ts'
import { onlySite, otherOrigin } from '../data/only.ts'
import { onIdle } from '../data/start/on-idle.ts'
import { retryImport } from '../data/start/retry-import.ts'
import { noteOutcome, watchConnection } from '../offline/connection.ts'
import { recoverFromMissingParts } from '../offline/recovery.ts'
import { keepToSite } from './keep-to-site.ts'
import { joinTabs } from '../session/other-tabs.ts'
import { glideToPlaces } from '../scrolling.ts'
import { followLaunches, registerWorker } from '../offline/pwa.ts'
import laterStyles from '../ui/later.css?url'

const isFirstVisit = (): boolean => (navigator as Partial<Navigator>).serviceWorker?.controller == null

/** What calls change is read again where it is shown. */
function followOutcomes({ queryClient }: ReturnType<typeof createApp>): void {
  const importing = retryImport(() => Promise.all([import('../data/refresh.ts'), import('../data/topics.gen.ts')]))
  const following = importing.then(([{ followWrites }, { topics }]) => followWrites(queryClient, topics))
  onOutcome((name, failure) => {
    noteOutcome(failure)
    if (!name.startsWith('GET ')) void following.then((written) => written(name, failure))
  })
}

/** Lets the page ask for the fonts of syllables that its first view can do without (scripts/fonts.ts). */
const loadLaterStyles = (): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: laterStyles }))

/** Evaluates the library of the databases in a piece of its own: together with what stores they take a slow phone 100 ms. */
async function startOfflineInPieces(app: ReturnType<typeof createApp>): Promise<void> {
  await retryImport(() => import('dexie'))
  onIdle(() => void retryImport(() => import('./offline.ts')).then(({ startOffline }) => startOffline(app)))
}

/**
 * Starts everything that runs after hydration, with its delays. Nothing on the page waits for it.
 * @param isShell no server has rendered the page
 */
export function startAfterHydration(app: ReturnType<typeof createApp>, isShell: boolean): void {
  // What the document itself has said of files that did not come (index.html).
  dispatchEvent(new Event('app-started'))
  // At once.
  keepToSite(app.router, onlySite(), otherOrigin())
  watchConnection(isShell)
  followOutcomes(app)
  recoverFromMissingParts(app.router)
  followLaunches()
  glideToPlaces()
  // Idle: what the next page may need; rarer syllables, the databases, the outbox, the sync of the content (which has a delay of its own).
  onIdle(() => void joinTabs())
  onIdle(() => void loadCleanHtml())
  onIdle(loadLaterStyles)
  onIdle(() => void startOfflineInPieces(app))
  // After a delay: on a first visit the worker fetches all files of the app.
  const wait = isShell || !isFirstVisit() ? 0 : Math.max(0, delays.worker - performance.now())
  setTimeout(() => onIdle(registerWorker), wait)
}
