/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

/** A server that does not answer a page in this time counts as away, in milliseconds. */
const pageTimeout = 4000

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' })
cleanupOutdatedCaches()

const shell = createHandlerBoundToURL('/index.html')

/** Pages come from the server with their data; where it does not answer, the shell starts and reads what the device kept. */
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fetch(options.request, { signal: AbortSignal.timeout(pageTimeout) })
      } catch {
        return shell(options)
      }
    },
    // Never the API, the console or a file: what is missing there is an error, not a page.
    { denylist: [/^\/api\//, /^\/console(\/|$)/, /\/[^/?]+\.[a-z0-9]+$/i] },
  ),
)

const isPicture = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
  sameOrigin && /^\/api\/v1\/files\/[0-9a-f-]+\/\d+\.(avif|webp)$/.test(url.pathname)
const isFont = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname)

const ok = new CacheableResponsePlugin({ statuses: [200] })
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [ok, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true })],
})
const fonts = new CacheFirst({ cacheName: 'fonts', plugins: [ok, new ExpirationPlugin({ maxEntries: 12, purgeOnQuotaError: true })] })
registerRoute(isPicture, pictures)
registerRoute(isFont, fonts)

interface Message {
  type?: string
  urls?: unknown
}

/** Keeps what a page loaded before this worker was there. The browser has it in its own cache: nothing travels twice. */
async function keep(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of urls.slice(0, 200)) {
    const url = new URL(address, self.location.origin)
    const target = { url, sameOrigin: url.origin === self.location.origin }
    const strategy = isPicture(target) ? pictures : isFont(target) ? fonts : undefined
    const request = new Request(url, { cache: 'force-cache' })
    await strategy?.handle({ event, request }).catch(() => undefined)
  }
}

self.addEventListener('message', (event) => {
  const { type, urls } = (event.data ?? {}) as Message
  // An update takes over when the visitor says so, never by itself.
  if (type === 'SKIP_WAITING') void self.skipWaiting()
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
