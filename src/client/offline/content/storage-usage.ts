import { collectionNames, type Collection } from './collections.gen.ts'
import { withReconnect } from './store.ts'
import { cacheName } from './offline-images.ts'

/** What the device keeps for reading without a network. */
export interface StorageUsage {
  /** Items of each collection in one language. */
  counts: Record<Collection, number>
  pictures: number
  /** When the oldest of it was last what the server says: milliseconds since 1970. Absent: never. */
  syncedAt: number | undefined
  /** Everything that the site occupies on this device, in bytes; `undefined` where the browser does not tell. */
  bytes: number | undefined
  /** Whether the browser has promised not to clear it by itself. */
  isPersistent: boolean
}

async function measure(): Promise<Pick<StorageUsage, 'bytes' | 'isPersistent'>> {
  if (!('storage' in navigator)) return { bytes: undefined, isPersistent: false }
  const [{ usage }, isPersistent] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
  return { bytes: usage, isPersistent }
}

/** Counts what is stored in a language. Without any storage, nothing is. */
export async function readStorageUsage(locale: string): Promise<StorageUsage> {
  const none = { counts: { lawyers: 0, success: 0, insights: 0, faqs: 0, notifications: 0, boards: 0 }, syncedAt: undefined }
  const content = await withReconnect(async ({ items, syncs }) => {
    const each = await Promise.all(
      collectionNames.map(async (name) => [name, await items.where('[collection+locale]').equals([name, locale]).count()] as const),
    )
    const times = (await syncs.toArray()).filter((sync) => sync.locale === locale).map(({ at }) => at)
    const syncedAt = times.length < collectionNames.length ? undefined : Math.min(...times)
    return { counts: { ...none.counts, ...Object.fromEntries(each) }, syncedAt }
  }).catch(() => none)
  const pictures = 'caches' in globalThis ? (await (await caches.open(cacheName)).keys()).length : 0
  return { ...content, pictures, ...(await measure().catch(() => ({ bytes: undefined, isPersistent: false }))) }
}
