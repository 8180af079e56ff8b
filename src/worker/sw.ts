/// <reference lib="webworker" />
import { disallowStorage } from '#client/offline/storage-gate.ts'
import { type AppFile, keepAppFiles } from './app-files.ts'
import { closeOnVersionChange } from './close-on-versionchange.ts'
import { sendInBackground } from './queue.ts'
import { servePages } from './pages.ts'
import { keep } from './pictures.ts'
import { takePushes } from './push.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: AppFile[] }

closeOnVersionChange()
keepAppFiles(self.__WB_MANIFEST)
servePages()
sendInBackground()
takePushes()

/** https://www.w3.org/TR/service-workers/#dom-installevent-addroutes: the library of types does not know it, nor do all browsers. */
type Routed = Partial<Record<'addRoutes', (route: object) => Promise<void>>>

self.addEventListener('install', (event: ExtendableEvent & Routed) => {
  // What scripts ask of the API is none of this worker's business. Without the way through it calls are quicker, and no sync of
  // the content keeps it from giving way to a new build.
  void event.addRoutes?.({ condition: { urlPattern: '/api/*', requestDestination: '' }, source: 'network' })
})

interface Message {
  type?: string
  urls?: unknown
}

self.addEventListener('message', (event) => {
  const { type, urls } = (event.data ?? {}) as Message
  // An update takes over when the visitor says so, never by itself.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  // The device is being erased (src/client/offline/clear-site-data.ts), which waits for the answer.
  if (type === 'DISALLOW_STORAGE') {
    disallowStorage()
    event.ports[0]?.postMessage(true)
  }
  if (type === 'KEEP' && Array.isArray(urls))
    event.waitUntil(
      keep(
        urls.filter((url): url is string => typeof url === 'string'),
        event,
      ),
    )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})
