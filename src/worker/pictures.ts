/// <reference lib="webworker" />
import { isOwnSuccess } from '#contract/own-answer.ts'
import { cacheName, imagePath } from '#client/offline/content/offline-images.ts'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { gate } from './app-files.ts'

declare const self: ServiceWorkerGlobalScope

interface Target {
  url: URL
  sameOrigin: boolean
}

const picturePath = /^\/api\/v1\/files\/([0-9a-f-]+)\/\d+\.(avif|webp)$/
const isPicture = ({ url, sameOrigin }: Target) => sameOrigin && picturePath.test(url.pathname)
const isFont = ({ url, sameOrigin }: Target) => sameOrigin && /^\/assets\/.*\.woff2$/.test(url.pathname)

const pictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [gate, new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 60 * 24 * 60 * 60, purgeOnQuotaError: true })],
})
const fonts = new CacheFirst({ cacheName: 'fonts', plugins: [gate, new ExpirationPlugin({ maxEntries: 24, purgeOnQuotaError: true })] })

/** How long the network may take where the device has the picture in another width, in milliseconds. */
const timeoutMs = 2500

const fileOf = ({ pathname }: URL): string => picturePath.exec(pathname)?.[1] ?? ''

/** The picture as the content sync has stored it, or in any other width. */
async function keptOf(url: URL): Promise<Response | undefined> {
  const stored = await caches.match(imagePath(fileOf(url)), { cacheName })
  if (stored !== undefined) return stored
  const cache = await caches.open(pictures.cacheName)
  const other = (await cache.keys()).find((request) => request.url.includes(`/${fileOf(url)}/`))
  return other === undefined ? undefined : cache.match(other)
}

/** Shows the colour of its place. */
const placeholder = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })

// For what is to be shown; the content sync fetches for itself, and keeps it apart (src/client/offline/content/offline-images.ts).
registerRoute(
  (target) => target.request.destination === 'image' && isPicture(target),
  async (options) => {
    const answered = pictures.handle(options).then(
      (response) => (isOwnSuccess(response) ? response : undefined),
      () => undefined,
    )
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
    return (await Promise.race([answered, late])) ?? (await keptOf(options.url)) ?? (await answered) ?? placeholder()
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
