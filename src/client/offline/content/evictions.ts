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
 * What frees storage for a request that does not fit. All of it comes again with the next visit; what is missed least goes
 * first: some images, all of them with the fonts, the synced texts, the files of the app, at last what is pinned.
 */
export const evictions: readonly (() => Promise<unknown>)[] = [
  evictImages,
  () => deleteCaches((name) => [cacheName, 'pictures', 'fonts'].includes(name)),
  evictTexts,
  () => deleteCaches(() => true),
  deleteContent,
]
