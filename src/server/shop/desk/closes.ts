import type { Body, Query } from '#contract/api.ts'
import type { DeskClose } from '#contract/shop/desk.ts'
import { deskMeans } from '#contract/shop/order-states.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'

/** The last close, by its number: they count from 1. */
const readLast = (db: Db) =>
  db.selectFrom('shopDeskCloses').select(['number', 'day', 'at']).orderBy('number', 'desc').limit(1).executeTakeFirst()

/** Reads the number of the close that will count what is taken now. Under `lockOrders`. */
export const readNextClose = async (db: Db): Promise<number> => ((await readLast(db))?.number ?? 0) + 1

/** Sums of one direction. PostgreSQL answers them as texts. */
const sums = (condition: '>' | '<') => {
  const counts = sql`"p"."change" ${sql.raw(condition)} 0`
  return {
    count: sql<number | string>`sum(case when ${counts} then 1 else 0 end)`,
    amount: sql<number | string>`sum(case when ${counts} then abs("p"."change") else 0 end)`,
  }
}
const [came, went] = [sums('>'), sums('<')]

/** Reads what was taken and given back by each means, as far as one close counts it. */
async function readTakings(db: Db, number: number) {
  const rows = await db
    .selectFrom('shopPayments as p')
    .innerJoin('shop_orders as o', 'o._id', 'p._order')
    .where('p.deskClose', '=', number)
    .select([
      'o.means',
      came.count.as('sales'),
      came.amount.as('taken'),
      went.count.as('refunds'),
      went.amount.as('refunded'),
      sql<number | string>`sum("p"."change")`.as('net'),
    ])
    .groupBy('o.means')
    .execute()
  return deskMeans.map((means) => {
    const { sales = 0, taken = 0, refunds = 0, refunded = 0, net = 0 } = rows.find((row) => row.means === means) ?? {}
    return {
      means,
      sales: Number(sales),
      taken: Number(taken),
      refunds: Number(refunds),
      refunded: Number(refunded),
      net: Number(net),
    }
  })
}

/** Reads what was taken at the desk since its last close. */
export async function readDesk(db: Db, now: string) {
  const last = await readLast(db)
  return {
    since: last?.at ?? null,
    isClosedToday: last?.day === shopDayOf(now),
    takings: await readTakings(db, (last?.number ?? 0) + 1),
  }
}

const closes = (db: Db) =>
  db
    .selectFrom('shopDeskCloses as c')
    .leftJoin('users as u', 'u._id', 'c._user')
    .select(['c._id', 'c.day', 'c.at', 'c.cash', 'c.card', 'c.transfer', 'c.counted', 'c.note', 'u.name as user'])

type Row = Omit<DeskClose, 'difference'>
const toClose = (row: Row): DeskClose => ({ ...row, difference: row.counted - row.cash })

/** Reads a page of the former closes. */
export async function readCloses(db: Db, { limit = 20, skip = 0, sort }: Query<'GET /api/console/shop/desk/closes'>) {
  const { total } = await db
    .selectFrom('shopDeskCloses')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await closes(db)
    .orderBy('c.number', sort === 'createdAt' ? 'asc' : 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { closes: rows.map(toClose), summary: { total: Number(total), limit, skip } }
}

/**
 * Closes the desk: what was taken since its last close, beside the cash that was counted. Under `lockOrders`.
 * @throws ApiError `deskClosed` a second time on a day, `takingsChanged` where the cash should be another than staff have seen
 */
export async function closeDesk(
  db: Db,
  { counted, cash: seen, note }: Body<'POST /api/console/shop/desk/closes'>,
  _user: string,
  at: string,
): Promise<DeskClose> {
  const { isClosedToday, takings } = await readDesk(db, at)
  if (isClosedToday) throw new ApiError('deskClosed')
  const netOf = (means: (typeof deskMeans)[number]) => takings.find((taking) => taking.means === means)?.net ?? 0
  const [cash, card, transfer] = [netOf('cash'), netOf('card'), netOf('transfer')]
  if (cash !== seen) throw new ApiError('takingsChanged', { values: { cash: cash.toLocaleString('en') } })
  const _id = uuid()
  await db
    .insertInto('shopDeskCloses')
    .values({ _id, number: await readNextClose(db), day: shopDayOf(at), at, cash, card, transfer, counted, note, _user })
    .execute()
  return toClose(await closes(db).where('c._id', '=', _id).executeTakeFirstOrThrow())
}
