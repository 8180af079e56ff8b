import { Dexie } from 'dexie'
import { cacheName, evictImages } from './offline-images.ts'
import { database, withReconnect } from './store.ts'

async function deleteCaches(isEvicted: (name: string) => boolean): Promise<void> {
  if ('caches' in globalThis) await Promise.all((await caches.keys()).filter(isEvicted).map((name) => caches.delete(name)))
}

const evictTexts = () => withReconnect(({ answers, items, syncs }) => Promise.all([answers, items, syncs].map((table) => table.clear())))

async function deleteContent(): Promise<void> {
  database.close({ disableAutoOpen: false })
  await Dexie.delete(database.name)
}

/**
 * Steps that free storage for a message that does not fit, the most dispensable first: some images, all images and fonts, synced
 * texts, files of the app, pins. All of it is fetched again on the next visit.
 */
export const evictions: readonly (() => Promise<unknown>)[] = [
  evictImages,
  () => deleteCaches((name) => [cacheName, 'pictures', 'fonts'].includes(name)),
  evictTexts,
  () => deleteCaches(() => true),
  deleteContent,
]
