import { users } from '#contract/account/users.ts'
import { shopProducts } from '#contract/shop/products.ts'
import type { Database } from '#server/db/database.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { asTables, type Db } from '#server/db/schema.ts'
import { randomFrom } from '#server/testing/random.ts'
import { type MadeOrder, type OrderedGoods, type OrderRows, orderTables, rowsOf, type Way } from './order-rows.ts'
import { addShopper } from './shoppers.ts'

/** Orders of so many days. */
export const orderDays = 1095
const dayMs = 24 * 3_600_000
const [members, batch] = [3000, 500]
/** The newest ones are on their way. */
const underWay = 2000
/** One order in so many is the administrator's, with whose login lists are measured. */
const ownEvery = 1000

/** What has become of orders, and how often among a hundred: of those that are on their way, and of the others. */
const fresh: readonly (readonly [often: number, way: Way])[] = [
  [12, 'unpaid'],
  [14, 'paid'],
  [12, 'preparing'],
  [22, 'shipped'],
  [34, 'delivered'],
  [6, 'cancelled'],
]
const old: readonly (readonly [often: number, way: Way])[] = [
  [88, 'confirmed'],
  [6, 'lapsed'],
  [4, 'cancelled'],
  [2, 'refunded'],
]
const drawnFrom = (ways: typeof old): Way[] => ways.flatMap(([often, way]) => Array<Way>(often).fill(way))
const [freshWays, oldWays] = [drawnFrom(fresh), drawnFrom(old)]

async function readGoods(db: Db): Promise<OrderedGoods[]> {
  const products = await repositoryOf(shopProducts).select(db, {})
  const known = new Map(products.map(({ _id, name, price }) => [_id, { name: JSON.stringify(name), price }]))
  const rows = await db.selectFrom('shopVariants').select(['_id', '_product', 'code']).orderBy('code').execute()
  return rows.map(({ _id: _variant, _product, code }) => ({
    _product,
    _variant,
    code,
    ...(known.get(_product) ?? { name: '{}', price: 0 }),
  }))
}

async function addMembers(db: Db): Promise<string[]> {
  const added: string[] = []
  await db.transaction().execute(async (own) => {
    for (let index = 0; index < members; index += 1) added.push(await addShopper(own, `buyer${index}`))
  })
  return added
}

interface Shop {
  goods: readonly OrderedGoods[]
  members: readonly string[]
  /** Whose login lists are measured with. */
  own: string
  random: () => number
}

function makeOrder({ goods, members: buyers, own, random }: Shop, count: number, size: number): MadeOrder {
  const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T
  // A tenth of the goods are in half of the orders.
  const pickGoods = () => pick(random() < 0.5 ? goods.slice(0, goods.length / 10) : goods)
  const lines = new Map(Array.from({ length: pick([1, 1, 1, 2, 2, 3]) }, pickGoods).map((each) => [each._variant, each]))
  const left = size - count
  const way = pick(left <= underWay ? freshWays : oldWays)
  const ordered = [...lines.values()].map((each) => ({ ...each, quantity: pick([1, 1, 1, 2, 3]) }))
  // With its only piece an order is given back as a whole.
  const hasMore = ordered.reduce((sum, { quantity }) => sum + quantity, 0) > 1
  const backAmong = way === 'confirmed' ? 25 : way === 'delivered' ? 4 : 0
  const comesBack = hasMore && backAmong > 0 && random() < 1 / backAmong ? pick(['return', 'return', 'exchange'] as const) : undefined
  return {
    count,
    at: Date.now() - Math.floor((left * orderDays * dayMs) / size),
    _user: count % ownEvery === 0 ? own : random() < 0.2 ? null : pick(buyers),
    way,
    comesBack,
    isPaidBack: left > underWay || random() < 0.5,
    lines: ordered,
  }
}

/** Fills a shop that has products with orders of three years, past the API: of members and guests, with what has become of them. */
export async function fillOrders({ db }: Pick<Database, 'db'>, size: number): Promise<void> {
  const [admin] = await repositoryOf(users).select(db, { where: { username: 'admin' } })
  const shop: Shop = { goods: await readGoods(db), members: await addMembers(db), own: admin?._id ?? '', random: randomFrom(size) }
  for (let from = 0; from < size; from += batch)
    await db.transaction().execute(async (own) => {
      const made = Array.from({ length: Math.min(batch, size - from) }, (_, index) => rowsOf(makeOrder(shop, from + index, size)))
      for (const table of orderTables) {
        const rows = made.flatMap((each: OrderRows) => each[table])
        if (rows.length > 0) await asTables(own).insertInto(table).values(rows).execute()
      }
    })
}
