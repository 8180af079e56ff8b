/// <reference lib="webworker" />
import { cacheName, imagePath } from '#client/offline/content/offline-images.ts'
import { isStorageAllowed } from '#client/offline/storage-gate.ts'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

interface Target {
  url: URL
  sameOrigin: boolean
}

const picturePath = /^\/api\/v1\/files\/([0-9a-f-]+)\/\d+\.(avif|webp)$/
const isPicture = ({ url, sameOrigin }: Target) => sameOrigin && picturePath.test(url.pathname)
const isFont = ({ url, sameOrigin }: Target) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname)

const ok = new CacheableResponsePlugin({ statuses: [200] })
/** Nothing is stored once the device is being erased. */
const gate = { cacheWillUpdate: ({ response }: { response: Response }) => Promise.resolve(isStorageAllowed() ? response : null) }
const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [ok, gate, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true })],
})
const fonts = new CacheFirst({ cacheName: 'fonts', plugins: [ok, gate, new ExpirationPlugin({ maxEntries: 24, purgeOnQuotaError: true })] })

/** How long the network may take where the device has the picture in another width, in milliseconds. */
const timeoutMs = 2500

const keptOf = ({ pathname }: URL) => caches.match(imagePath(picturePath.exec(pathname)?.[1] ?? ''), { cacheName })

// For what is to be shown; the content sync fetches for itself, and keeps it apart (src/client/offline/content/offline-images.ts).
registerRoute(
  (target) => target.request.destination === 'image' && isPicture(target),
  async (options) => {
    const answered = pictures.handle(options)
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
    const first = await Promise.race([answered, late]).catch(() => undefined)
    return first ?? (await keptOf(options.url)) ?? answered
  },
)
registerRoute(isFont, fonts)

/** Keeps what a page loaded before this worker was there. The browser has it in its own cache: nothing travels twice. */
export async function keep(urls: readonly string[], event: ExtendableEvent): Promise<void> {
  for (const address of urls.slice(0, 200)) {
    const url = new URL(address, self.location.origin)
    const target = { url, sameOrigin: url.origin === self.location.origin }
    const strategy = isPicture(target) ? pictures : isFont(target) ? fonts : undefined
    const request = new Request(url, { cache: 'force-cache' })
    await strategy?.handle({ event, request }).catch(() => undefined)
  }
}
