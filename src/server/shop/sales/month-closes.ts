import type { Body, Query } from '#contract/api.ts'
import type { MonthClose } from '#contract/shop/sales.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { readNextClose } from '../desk/closes.ts'
import { byMonth, dayMs, type Figures, readPeriods, totalOf } from './periods.ts'

/** The month after another one: `2027-01` after `2026-12`. */
export const monthAfter = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number)).toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
const spanOf = (month: string) => ({
  from: `${month}-01`,
  to: new Date(Date.parse(`${monthAfter(month)}-01`) - 1).toISOString().slice(0, 10),
})

/** The month that was closed last, as far as it is not opened again. */
export async function readLastClosed(db: Db): Promise<string | null> {
  const last = await db
    .selectFrom('shopMonthCloses')
    .select(({ fn }) => fn.max('month').as('month'))
    .where('reopenedAt', 'is', null)
    .executeTakeFirst()
  return last?.month ?? null
}

/**
 * Reads the day that a payment counts on: that of its instant on the shop's clock. A clock that goes back brings none into a month that
 * is closed: then it is the first day after it. Under `lockOrders`.
 */
export async function readPaymentDay(db: Db, at: string): Promise<string> {
  const [day, closed] = [shopDayOf(at), await readLastClosed(db)]
  return closed !== null && day.slice(0, 7) <= closed ? `${monthAfter(closed)}-01` : day
}

const readFigures = async (db: Db, month: string): Promise<Figures> => totalOf(await readPeriods(db, spanOf(month), byMonth))

/** What could still be done before a month is closed. */
async function readLeft(db: Db, month: string) {
  const { from, to } = spanOf(month)
  const instantOf = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00+09:00`) + days * dayMs).toISOString()
  const count = async (query: { executeTakeFirstOrThrow: () => Promise<{ total: number | string | bigint }> }) =>
    Number((await query.executeTakeFirstOrThrow()).total)
  const deposits = db
    .selectFrom('shop_deposits')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('state', '=', 'open')
    .where('at', '>=', instantOf(from, 0))
    .where('at', '<', instantOf(to, 1))
  const refunds = db
    .selectFrom('shop_orders')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('isOwed', '=', '1')
  const desk = db
    .selectFrom('shopPayments')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('deskClose', '=', await readNextClose(db))
    .where('day', '>=', from)
    .where('day', '<=', to)
  return { deposits: await count(deposits), refunds: await count(refunds), desk: await count(desk) }
}

/** The month that is closed next: the one after the last, or the first with a payment. */
async function readNextMonth(db: Db): Promise<string | null> {
  const last = await readLastClosed(db)
  if (last !== null) return monthAfter(last)
  const first = await db
    .selectFrom('shopPayments')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst()
  return first?.day?.slice(0, 7) ?? null
}

const isOver = (month: string, now: string): boolean => month < shopDayOf(now).slice(0, 7)

async function readNext(db: Db, now: string) {
  const month = await readNextMonth(db)
  if (month === null) return null
  return { month, ...(await readFigures(db, month)), isOver: isOver(month, now), left: await readLeft(db, month) }
}

const closes = (db: Db) =>
  db
    .selectFrom('shopMonthCloses as c')
    .leftJoin('users as u', 'u._id', 'c._user')
    .select([
      'c._id',
      'c.month',
      'c.at',
      'c.orders',
      'c.paid',
      'c.refunded',
      'c.delivery',
      'c.note',
      'c.reopenedAt',
      'c.reason',
      'u.name as user',
    ])

const toClose = (row: Omit<MonthClose, 'net'>): MonthClose => ({ ...row, net: row.paid - row.refunded })

const readClose = async (db: Db, _id: string): Promise<MonthClose> =>
  toClose(await closes(db).where('c._id', '=', _id).executeTakeFirstOrThrow())

/** Reads a page of closes, and the month that can be closed next. */
export async function readCloses(db: Db, { limit = 20, skip = 0, sort }: Query<'GET /api/console/statistics/monthCloses'>, now: string) {
  const { total } = await db
    .selectFrom('shopMonthCloses')
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await closes(db)
    .orderBy('c._id', sort === 'createdAt' ? 'asc' : 'desc')
    .limit(limit)
    .offset(skip)
    .execute()
  return { closes: rows.map(toClose), summary: { total: Number(total), limit, skip }, next: await readNext(db, now) }
}

/**
 * Closes a month: its figures are written down, and no payment counts in it any more. Under `lockOrders`.
 * @throws ApiError `monthNotNext` for one that is not over or not the next, `salesChanged` where the net is another than staff have seen
 */
export async function closeMonth(
  db: Db,
  { month, net: seen, note }: Body<'POST /api/console/statistics/monthCloses'>,
  _user: string,
  at: string,
): Promise<MonthClose> {
  if ((await readNextMonth(db)) !== month || !isOver(month, at)) throw new ApiError('monthNotNext')
  const { net, ...figures } = await readFigures(db, month)
  if (net !== seen) throw new ApiError('salesChanged')
  const _id = uuid()
  await db
    .insertInto('shopMonthCloses')
    .values({ _id, month, at, ...figures, note, _user, reopenedAt: null, reason: null, _reopenedBy: null })
    .execute()
  return readClose(db, _id)
}

/**
 * Opens the month that was closed last again. Under `lockOrders`.
 * @throws ApiError `notFound` for no close, `monthNotLast` where another one was closed later, or it is open
 */
export async function reopenMonth(db: Db, _id: string, reason: string, _reopenedBy: string, reopenedAt: string): Promise<MonthClose> {
  const close = await closes(db).where('c._id', '=', _id).executeTakeFirst()
  if (close === undefined) throw new ApiError('notFound')
  if (close.reopenedAt !== null || close.month !== (await readLastClosed(db))) throw new ApiError('monthNotLast')
  await db.updateTable('shopMonthCloses').set({ reopenedAt, reason, _reopenedBy }).where('_id', '=', _id).execute()
  return readClose(db, _id)
}
