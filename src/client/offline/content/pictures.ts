import { isStorageAllowed } from '../storage-gate.ts'
import { withReconnect } from './database.ts'
import { cacheName, imagePath } from './offline-images.ts'

/** The worker sees by it that the device has content, and need not wait long for the server (src/worker/pages.ts). */
export const noteContent = async (): Promise<void> => {
  if ('caches' in globalThis && isStorageAllowed()) await caches.open(cacheName)
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

const filesIn = (item: Record<string, unknown>): string[] =>
  Object.values(item).flatMap((value) =>
    typeof value === 'object' && value !== null && '_file' in value && typeof value._file === 'string' ? [value._file] : [],
  )

/** The pictures of everything that is stored: what is pinned first, so that it is evicted last. */
async function wanted(): Promise<Set<string>> {
  const { pinned, others } = await withReconnect(async ({ items, pins }) => ({
    pinned: await pins.toCollection().primaryKeys(),
    others: await items.toArray(),
  }))
  const isPinned = new Set(pinned.map(([collection, _id]) => `${collection}/${_id}`))
  const rank = ({ collection, _id }: { collection: string; _id: string }) => (isPinned.has(`${collection}/${_id}`) ? 1 : 0)
  return new Set(others.toSorted((a, b) => rank(a) - rank(b)).flatMap(({ item }) => filesIn(item).map(imagePath)))
}

/** Takes the oldest pictures away: half of them, and all that pages have left besides. What is text stays. */
export async function evictImages(): Promise<void> {
  if (!('caches' in globalThis)) return
  await caches.delete('pictures')
  const cache = await caches.open(cacheName)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, Math.ceil(stored.length / 2)).map((request) => cache.delete(request)))
}

/** Brings the pictures of what is stored, one after the other, and lets those go that nothing shows any more. */
export async function keepPictures(): Promise<void> {
  if (!('caches' in globalThis)) return
  const cache = await caches.open(cacheName)
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const paths = await wanted()
  await Promise.all([...stored].filter((path) => !paths.has(path)).map((path) => cache.delete(path)))
  for (const path of paths) {
    if (stored.has(path)) continue
    if (!isStorageAllowed()) return
    const response = await fetch(path, { priority: 'low' })
    if (!response.ok) continue
    // The device may have been erased meanwhile.
    if (!isStorageAllowed()) return
    try {
      await cache.put(path, response)
    } catch (error) {
      if (!isFull(error)) throw error
      // The device is full: what there is has to do.
      return evictImages()
    }
  }
}
