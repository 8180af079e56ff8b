import type { Database } from '#server/db/database.ts'
import { buyLast } from './buy-last.ts'
import { measureCalls } from './measure-calls.ts'
import { fillOrders } from './shop/fill-orders.ts'
import { fillShelf } from './shop/fill-shelf.ts'
import { shopCalls } from './shop/shop-calls.ts'

/**
 * How long the shelf of the shop, its orders and its statistics take, and who gets the last pieces of something, with 20,000 products of
 * 40,000 variants in 120 categories and 100,000 orders of three years, at the server, on both engines.
 */
const [size, orderCount] = [20_000, 100_000]

async function fill(database: Database): Promise<void> {
  await fillShelf(database, size)
  await fillOrders(database, orderCount)
}

await measureCalls({
  title: `${size.toLocaleString('en')} products, ${orderCount.toLocaleString('en')} orders`,
  fill,
  calls: shopCalls,
  also: buyLast,
})
