/// <reference lib="webworker" />
import { disallowStorage } from '#client/offline/storage-gate.ts'
import { type AppFile, keepAppFiles } from './app-files.ts'
import { closeOnVersionChange } from './close-on-versionchange.ts'
import { sendInBackground } from './queue.ts'
import { servePages } from './pages.ts'
import { keep } from './pictures.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: AppFile[] }

closeOnVersionChange()
keepAppFiles(self.__WB_MANIFEST)
servePages()
sendInBackground()

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
