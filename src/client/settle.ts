import type { createApp } from './app.tsx'
import { persistently } from './data/persistently.ts'
import { watchConnection } from './offline/connection.ts'
import { followLaunches } from './offline/launches.ts'
import { recoverFromMissingParts } from './offline/recovery.ts'
import { registerWorker } from './offline/registration.ts'
import { whenIdle } from './offline/when-idle.ts'
import { bringFonts } from './ui/fonts.ts'

/**
 * How long a first visit is left to its reader, in milliseconds from its beginning: the worker's many files would take the
 * processor from the page.
 */
const firstPause = 3000

/**
 * Everything that makes the app independent of the network, and our fonts. It comes after the page, in pieces, and nothing
 * on the page waits for it.
 * @param isShell no server has rendered the page
 */
export function settle(app: ReturnType<typeof createApp>, isShell: boolean): void {
  watchConnection(isShell)
  recoverFromMissingParts()
  followLaunches()
  const prepare = () => {
    registerWorker()
    whenIdle(() => void persistently(() => import('./keep.ts')).then(({ keep }) => keep(app)))
    whenIdle(() => void bringFonts((changed) => app.router.subscribe('onBeforeNavigate', changed)))
  }
  const isFirstVisit = (navigator as Partial<Navigator>).serviceWorker?.controller == null
  if (isShell || !isFirstVisit) prepare()
  else setTimeout(prepare, firstPause - performance.now())
}
