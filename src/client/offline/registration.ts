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

/** What this page shows is kept by the worker, which was not there yet when it was loaded. */
function keepPictures(worker: ServiceWorker | null): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/api/v1/files/`) || name.endsWith('.woff2'))
  worker?.postMessage({ type: 'KEEP', urls })
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
