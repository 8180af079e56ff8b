import { readStored, writeStored } from '../../data/stored.ts'
import type { ShopProductDetail } from '../queries.ts'

/** A product that was looked at, as it was called then. */
export type Seen = Pick<ShopProductDetail, '_id' | 'name' | 'thumb'>

const key = 'shop-seen'
const most = 8

/** Products that were looked at in this visit, the last one first. They go with the tab: the phone may not be one's own. */
export const readSeen = (): readonly Seen[] => readStored<Seen[]>(key, 'sessionStorage') ?? []

/** As `readSeen`, as a text: equal as long as nothing has changed. */
export const seenText = (): string => JSON.stringify(readSeen())

/** Notes that a product is looked at. */
export function noteSeen({ _id, name, thumb }: Seen): void {
  const others = readSeen().filter((other) => other._id !== _id)
  writeStored(key, [{ _id, name, thumb }, ...others].slice(0, most), 'sessionStorage')
}
