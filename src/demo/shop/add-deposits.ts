import { shopDayOf } from '#contract/shop/shop-day.ts'
import type { Db } from '#server/db/schema.ts'
import { changeDeposit, insertDeposit } from '#server/shop/deposits/rows.ts'
import { type Order, orderRepository } from '#server/shop/orders/rows.ts'
import { sheetKey } from '#server/shop/sheet-import.ts'

const hour = 60 * 60 * 1000

/** Deposits on the account of the demo's shop: some of each kind that a book-keeper meets. */
export async function addDemoDeposits(db: Db, now: Date): Promise<void> {
  const read = (state: Order['state'], limit: number) => orderRepository.select(db, { where: { state, channel: 'online' }, sort: '-createdAt', limit })
  const [unpaid, paid, ended] = [await read('unpaid', 6), await read('paid', 4), await read('cancelled', 10)]
  const lapsed = ended.find(({ means }) => means === null)
  let count = 0
  let balance = 8_412_300
  const add = async (payer: string, amount: number, hoursAgo: number, note = '') => {
    const at = new Date(now.getTime() - hoursAgo * hour).toISOString()
    count += 1
    balance += amount
    return insertDeposit(db, { at, amount, payer, note, balance, key: sheetKey(['demo', count]) })
  }
  const decided = { decidedAt: now.toISOString() }
  const [one, two, little, much, named] = unpaid
  for (const order of [one, two]) if (order !== undefined) await add(order.payer, order.total, 1 + count)
  if (little !== undefined) await add(little.payer, little.total - 1000, 3, '스마트폰뱅킹')
  if (much !== undefined) await add(much.payer, much.total + 3000, 4)
  if (named !== undefined) await add('이음상사', named.total, 5, '타행이체')
  const [noted, ...known] = paid
  if (noted !== undefined) await add(noted.payer, noted.total, 8)
  for (const order of known) {
    const deposit = await add(order.payer, order.total, 10 + count)
    await changeDeposit(db, deposit, 'link', { ...decided, _order: order._id, orderNumber: order.number })
  }
  // The same again.
  const [twice] = known
  if (twice !== undefined) await add(twice.payer, twice.total, 9)
  if (lapsed !== undefined) await changeDeposit(db, await add(lapsed.payer, lapsed.total, 30), 'giveBack', { ...decided, back: lapsed.total })
  const gone = await changeDeposit(db, await add('구름결', 12_000, 70), 'giveBack', { ...decided, back: 12_000 })
  await changeDeposit(db, gone, 'returned', { returnedOn: shopDayOf(now.toISOString()), memo: '주문을 찾을 수 없어 전화로 확인하고 돌려 드림' })
  await changeDeposit(db, await add('이자', 431, 90, '결산이자'), 'leave', decided)
  await add('달빛공방', 55_000, 12, '인터넷뱅킹')
}
