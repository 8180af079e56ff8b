import { isOwnSuccess } from '#contract/own-answer.ts'
import { isStorageAllowed } from '../storage-gate.ts'

/* The images of stored content: the page stores them here, the worker answers from here (src/worker/pictures.ts). */

/** The name of the cache. */
export const cacheName = 'content'
/** One width of each image is stored: sharp enough on a phone, and half the bytes of the next. */
const width = 480

export const imagePath = (_file: string): string => `/api/v1/files/${_file}/${width}.webp`

/** Tells the worker that the device has content, so that it need not wait long for the server (src/worker/pages.ts). */
export const markContent = async (): Promise<void> => {
  if ('caches' in globalThis && isStorageAllowed()) await caches.open(cacheName)
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Frees storage: the older half of the images, and all that the worker has cached besides. Texts stay. */
export async function evictImages(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete('pictures')
  const cache = await caches.open(cacheName)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, Math.ceil(stored.length / 2)).map((request) => cache.delete(request)))
}

/** Returns the number of stored images. */
export const countImages = async (): Promise<number> => ('caches' in globalThis ? (await (await caches.open(cacheName)).keys()).length : 0)

/** Fetches the images that are missing, one after the other, and removes those that no item shows any more. */
export async function storeImages(paths: ReadonlySet<string>): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await Promise.all([...stored].filter((path) => !paths.has(path)).map((path) => cache.delete(path)))
  for (const path of paths) {
    if (stored.has(path)) continue
    if (!isStorageAllowed()) return
    const response = await fetch(path, { priority: 'low' })
    if (!isOwnSuccess(response)) continue
    // The site data may have been cleared meanwhile.
    if (!isStorageAllowed()) return
    try {
      await cache.put(path, response)
    } catch (error) {
      if (!isFull(error)) throw error
      // The device is full: what is there has to do.
      return evictImages()
    }
  }
}
