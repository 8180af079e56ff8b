import { Workbox } from 'workbox-window'
import { openSafely, reloadSafely } from './before-reload.ts'

const listeners = new Set<() => void>()
let workbox: Workbox | undefined
let waitingBuilds = 0
let isAccepted = false

/** How many new builds this page has seen waiting to take over. For `useSyncExternalStore`, with `onUpdateWaiting`. */
export const countWaitingBuilds = (): number => waitingBuilds

/** Tells of each new build that waits, until the returned function is called. */
export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The visitor wants the new build: it takes over, and this tab reloads. Other tabs stay as they are until they are reloaded. */
export function acceptUpdate(): void {
  isAccepted = true
  workbox?.messageSkipWaiting()
}

const isStorable = (name: string) => name.startsWith(`${location.origin}/api/v1/files/`) || name.endsWith('.woff2')

/** What this page loads past the worker, before it was there or while it took over, the worker fetches again and keeps. */
function keepPictures(worker: ServiceWorker | null): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const urls = entries.filter(({ name, workerStart }) => workerStart === 0 && isStorable(name)).map(({ name }) => name)
    if (urls.length > 0) worker?.postMessage({ type: 'KEEP', urls })
  }).observe({ type: 'resource', buffered: true })
}

async function register(): Promise<void> {
  workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', () => {
    waitingBuilds += 1
    for (const listener of listeners) listener()
  })
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reloadSafely()
  })
  const registration = await workbox.register({ immediate: true })
  void navigator.serviceWorker.ready.then(({ active }) => keepPictures(active))
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

/** https://developer.mozilla.org/docs/Web/API/LaunchQueue: the DOM library does not know it. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string | undefined }) => void) => void
}

/**
 * The installed app is opened again while it is open (`launch_handler`): its window comes to the front as it is. Where a
 * shortcut was meant, it is gone to, with what was typed put aside.
 */
export function followLaunches(): void {
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
