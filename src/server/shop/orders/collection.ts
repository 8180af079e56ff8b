import { makeCollectionCode } from '#contract/shop/collection-code.ts'
import type { Db } from '../../db/schema.ts'

/** Finds the order of a code, also one that was handed over with it. */
export const findByCollectionCode = async (db: Db, code: string): Promise<string | undefined> =>
  (await db.selectFrom('shop_orders').select('_id').where('collectionCode', '=', code).executeTakeFirst())?._id

/** Gives an order that is ready the code by which it is collected, which no other one has or had. Under `lockOrders`. */
export async function giveCollectionCode(db: Db, _id: string): Promise<void> {
  let collectionCode = makeCollectionCode()
  while ((await findByCollectionCode(db, collectionCode)) !== undefined) collectionCode = makeCollectionCode()
  await db.updateTable('shop_orders').set({ collectionCode }).where('_id', '=', _id).execute()
}

/** Reads the codes of some orders: those that have none are left out. */
export async function readCollectionCodes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('shop_orders').select(['_id', 'collectionCode as code']).where('_id', 'in', ids).execute()
  return new Map(rows.flatMap(({ _id, code }) => (code === null ? [] : [[_id, code] as const])))
}
