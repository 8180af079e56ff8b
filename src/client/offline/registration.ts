import type { Workbox } from 'workbox-window'
import { whenIdle } from './when-idle.ts'
import { reloadSafely } from './before-reload.ts'

type Listener = (isWaiting: boolean) => void

const listeners = new Set<Listener>()
let workbox: Workbox | undefined
let isWaiting = false
let isAccepted = false

/** Tells whether a new build waits to take over. */
export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener)
  listener(isWaiting)
  return () => listeners.delete(listener)
}

/** The visitor wants the new build: it takes over, and this tab reloads. Other tabs stay as they are until they are reloaded. */
export function acceptUpdate(): void {
  isAccepted = true
  workbox?.messageSkipWaiting()
}

const isKept = (name: string) => name.startsWith(`${location.origin}/api/v1/files/`) || name.endsWith('.woff2')

/** What this page loads past the worker, before it was there or while it took over, the worker fetches again and keeps. */
function keepPictures(worker: ServiceWorker | null): void {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    const urls = entries.filter(({ name, workerStart }) => workerStart === 0 && isKept(name)).map(({ name }) => name)
    if (urls.length > 0) worker?.postMessage({ type: 'KEEP', urls })
  }).observe({ type: 'resource', buffered: true })
}

async function register(): Promise<void> {
  const { Workbox: WorkboxWindow } = await import('workbox-window')
  workbox = new WorkboxWindow('/sw.js')
  const setWaiting = () => {
    isWaiting = true
    for (const listener of listeners) listener(isWaiting)
  }
  workbox.addEventListener('waiting', setWaiting)
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reloadSafely()
  })
  const registration = await workbox.register()
  void navigator.serviceWorker.ready.then(({ active }) => keepPictures(active))
  // A long-lived tab learns of a new build when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) registration?.update().catch(() => undefined)
  })
}

/** Registers the service worker when the page has nothing better to do. Never in development. */
export function registerWhenIdle(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => whenIdle(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
