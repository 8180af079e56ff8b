import { fairs } from '#contract/trade/fairs.ts'
import type { ItemOf } from '#contract/resource.ts'
import { type Slot, slotsOf } from '#contract/trade/slots.ts'
import { LRUCache } from 'lru-cache'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

export type Fair = ItemOf<typeof fairs>

/** A fair that everybody may know of. @throws ApiError `notFound` */
export async function requireOpenFair(db: Db, _id: string): Promise<Fair> {
  const fair = await repositoryOf(fairs).find(db, _id)
  if (fair === undefined || fair === 'removed' || !fair.isOpen) throw new ApiError('notFound')
  return fair
}

/** The fair of what is there already: also one that staff have closed meanwhile. */
export async function requireFair(db: Db, _id: string): Promise<Fair> {
  const fair = await repositoryOf(fairs).find(db, _id)
  if (fair === undefined || fair === 'removed') throw new ApiError('notFound')
  return fair
}

const computed = new LRUCache<string, ReadonlyMap<string, Slot>>({ max: 200 })

/** The slots of a fair in their order, by their beginning: computed once for each version of it. */
export function slotsByStart(fair: Fair): ReadonlyMap<string, Slot> {
  const key = `${fair._id} ${fair.version} ${fair.updatedAt}`
  const known = computed.get(key)
  if (known !== undefined) return known
  const slots = new Map(slotsOf(fair).map((slot) => [slot.startsAt, slot]))
  computed.set(key, slots)
  return slots
}

/** The slots that begin at some instants. @throws ApiError `slotTaken` for one that the fair has not, or that has begun */
export function requireSlots(fair: Fair, starts: readonly string[], now: string): Slot[] {
  const slots = slotsByStart(fair)
  return [...new Set(starts)].toSorted().map((start) => {
    const slot = slots.get(start)
    if (slot === undefined || start <= now) throw new ApiError('slotTaken', { field: 'slots' })
    return slot
  })
}
