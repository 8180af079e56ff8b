import { Workbox } from 'workbox-window'
import { delays } from '../data/delays.ts'
import { openSafely, reloadSafely } from './before-reload.ts'
import { storeShownFiles } from './shown-files.ts'

const listeners = new Set<() => void>()
let workbox: Workbox | undefined
let registration: ServiceWorkerRegistration | undefined
let waitingBuilds = 0
let isAccepted = false

/** Returns the number of new builds that wait to take over. For `useSyncExternalStore`, with `onUpdateWaiting`. */
export const countWaitingBuilds = (): number => waitingBuilds

/** Tells of each new build that waits, until the returned function is called. */
export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Once: a second reload would begin again what the first is waiting for. But one that meets the change of workers may get no
 * answer at all (Chromium 156): where this document is still here much later, it is reloaded again.
 */
function reloadIfAccepted(): void {
  if (!isAccepted) return
  isAccepted = false
  reloadSafely()
  setTimeout(reloadSafely, delays.reload)
}

/**
 * The visitor wants the new build: it takes over, and this tab reloads. Other tabs stay as they are until they are reloaded.
 * The worker that goes ends first what it is doing, which may be a request that nobody answers: this tab does not wait for it.
 * Its next document is the server's, and that is the new build's too.
 */
export function acceptUpdate(): void {
  isAccepted = true
  workbox?.messageSkipWaiting()
  // Nothing waits any more where another tab has taken it.
  setTimeout(reloadIfAccepted, registration?.waiting ? delays.takeover : 0)
}

async function register(): Promise<void> {
  workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    waitingBuilds += 1
    for (const listener of listeners) listener()
  })
  workbox.addEventListener('controlling', reloadIfAccepted)
  registration = await workbox.register({ immediate: true })
  void navigator.serviceWorker.ready.then(({ active }) => storeShownFiles(active))
  // A long-lived tab learns of a new build when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration?.update().catch(() => undefined)
  })
}

/** Registers the service worker once the page is loaded. Never in development. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => void register().catch(() => undefined)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

/** A notification was pressed: what it is about is gone to, with what was typed put aside (src/worker/push.ts). */
function followNotifications(): void {
  ;(navigator as Partial<Navigator>).serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; url?: string } | null>) => {
      if (data?.type === 'OPEN' && data.url?.startsWith(`${location.origin}/`) === true) openSafely(data.url)
    },
  )
}

/** https://developer.mozilla.org/docs/Web/API/LaunchQueue: the DOM library does not know it. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string | undefined }) => void) => void
}

/**
 * The installed app is opened again while it is open (`launch_handler`): its window comes to the front as it is. Where a
 * shortcut was meant, it is gone to, with what was typed put aside.
 */
export function followLaunches(): void {
  followNotifications()
  const { launchQueue } = window as { launchQueue?: LaunchQueue }
  const opened = performance.getEntriesByType('navigation')[0]?.name
  let isFirst = true
  launchQueue?.setConsumer(({ targetURL }) => {
    // The launch that has opened this very document.
    const isOwn = isFirst && targetURL === opened
    isFirst = false
    if (isOwn || targetURL === undefined) return
    const { pathname, search } = new URL(targetURL)
    if (pathname + search !== '/') openSafely(targetURL)
  })
}
