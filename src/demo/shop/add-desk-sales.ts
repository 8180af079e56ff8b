import type { Db } from '#server/db/schema.ts'
import { sellAtDesk } from '#server/shop/desk/sell.ts'
import { readOffers } from '#server/shop/offers.ts'
import { setting } from '../setting.ts'

/** What was sold at the centre's desk today, and is not in a close yet. */
const sales = [
  { means: 'cash', pieces: [1, 2] },
  { means: 'card', pieces: [1], approvalNumber: '30291847' },
  { means: 'transfer', pieces: [3] },
] as const

/** Sells at the desk of the demo shop, of what there is most of. */
export async function addDemoDeskSales(db: Db): Promise<void> {
  const staff = await db.selectFrom('users').select('_id').where('username', '=', 'admin').executeTakeFirst()
  const most = await db
    .selectFrom('shopVariants')
    .select('_id')
    .where('isOffered', '=', 1)
    .where('stock', '>', 10)
    .orderBy('stock', 'desc')
    .orderBy('code')
    .limit(40)
    .execute()
    const ids = most.map(({ _id }) => _id)
  const offers = await readOffers(db, ids, 'ko')
  // What is not handed over at the centre is not sold there either.
  const goods = ids.flatMap((_id) => offers.get(_id) ?? []).filter(({ offer }) => offer.isPickUp)
  if (staff === undefined || goods.length < 4) return
  let place = 0
  for (const { pieces, ...sale } of sales) {
    const lines = pieces.flatMap((quantity) => {
      const found = goods[place++]
      return found === undefined ? [] : [{ _variant: found._variant, price: found.offer.price, quantity }]
    })
    const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    await sellAtDesk({ ...sale, lines, total }, staff._id, { db, locale: 'ko' }, { readShop: () => Promise.resolve(setting.shop) })
  }
}
