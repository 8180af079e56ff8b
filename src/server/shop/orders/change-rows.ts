import type { Locale } from '#contract/locale.ts'
import type { OwnOrder } from '#contract/shop/own-orders.ts'
import { textOf } from '#contract/title.ts'
import { v7 as uuid } from 'uuid'
import type { Db } from '../../db/schema.ts'
import type { ShopTables } from '../tables.ts'
import type { Order } from './rows.ts'

/** Part of an order that changes beside its lines. */
export type NewContents = Pick<
  Order,
  | 'method'
  | 'receiver'
  | 'phone'
  | 'postcode'
  | 'address'
  | 'addressDetail'
  | 'note'
  | 'payer'
  | 'goods'
  | 'discount'
  | 'points'
  | 'deliveryFee'
  | 'remoteFee'
  | 'total'
  | 'vat'
>

/** A line as it becomes. */
export type NewLine = Omit<ShopTables['shopOrderChangeLines'], '_change'>

type Translated = Parameters<typeof textOf>[0]

export const readOrderLines = (db: Db, _order: string) =>
  db
    .selectFrom('shopOrderLines')
    .select(['_id', '_variant', '_product', 'code', 'values', 'price', 'quantity', 'discount', 'points', 'taxKind'])
    .where('_order', '=', _order)
    .orderBy('position')
    .execute()
export type OrderLine = Awaited<ReturnType<typeof readOrderLines>>[number]

/** Counts how many pieces more of each variant are wanted than before; negative: fewer. */
export function piecesBetween(
  before: readonly Pick<OrderLine, '_variant' | 'quantity'>[],
  after: readonly Pick<OrderLine, '_variant' | 'quantity'>[],
): Map<string, number> {
  const more = new Map<string, number>()
  const add = (_variant: string | null, quantity: number) => _variant !== null && more.set(_variant, (more.get(_variant) ?? 0) + quantity)
  for (const { _variant, quantity } of before) add(_variant, -quantity)
  for (const { _variant, quantity } of after) add(_variant, quantity)
  return new Map([...more].filter(([, pieces]) => pieces !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Stores lines as they become. */
export async function writeLines(db: Db, lines: readonly NewLine[]): Promise<void> {
  for (const { _line, pieces: _more, net: _net, ...line } of lines)
    await db
      .updateTable('shopOrderLines')
      .set({ ...line, unsent: line.quantity })
      .where('_id', '=', _line)
      .execute()
}

interface NewChange {
  _order: string
  /** In won. */
  difference: number
  lines: readonly NewLine[]
  /** What it waits with; null: it is applied. */
  contents: NewContents | null
}

/** Notes a change of an order that is paid. @returns its id */
export async function insertChange(db: Db, { lines, contents, ...change }: NewChange, now: string): Promise<string> {
  const _id = uuid()
  const isWaiting = contents !== null
  await db
    .insertInto('shopOrderChanges')
    .values({
      _id,
      ...change,
      state: isWaiting ? 'waiting' : 'applied',
      createdAt: now,
      closedAt: isWaiting ? null : now,
      contents: isWaiting ? JSON.stringify(contents) : null,
      _payment: null,
    })
    .execute()
  await db
    .insertInto('shopOrderChangeLines')
    .values(lines.map((line) => ({ _change: _id, ...line })))
    .execute()
  return _id
}

/** Reads the change of an order that waits for its difference. */
export async function readWaiting(db: Db, _order: string): Promise<{ _id: string; contents: NewContents } | undefined> {
  const row = await db
    .selectFrom('shopOrderChanges')
    .select(['_id', 'contents'])
    .where('_order', '=', _order)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return row?.contents == null ? undefined : { _id: row._id, contents: JSON.parse(row.contents) as NewContents }
}

/** Ends a change that waits: once, whoever does it first. @returns whether it has waited until now */
export async function endWaiting(db: Db, _id: string, state: 'applied' | 'dropped', now: string): Promise<boolean> {
  const ended = await db
    .updateTable('shopOrderChanges')
    .set({ state, closedAt: now, contents: null })
    .where('_id', '=', _id)
    .where('state', '=', 'waiting')
    .returning('_id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Reads lines as they become with a change. */
export const readNewLines = (db: Db, _change: string): Promise<NewLine[]> =>
  db
    .selectFrom('shopOrderChangeLines')
    .select(['_line', '_variant', 'code', 'values', 'price', 'quantity', 'discount', 'points', 'pieces', 'net'])
    .where('_change', '=', _change)
    .execute()

type Waiting = NonNullable<OwnOrder['waitingChange']>

/** Reads the changes that wait for their difference, by order. */
export async function readWaitingChanges(
  db: Db,
  orders: readonly Pick<Order, '_id' | 'changeDue' | 'changeUntil'>[],
  locale: Locale,
): Promise<Map<string, Waiting>> {
  const waiting = new Map<string, Waiting>()
  for (const { _id: _order, changeDue: amount, changeUntil: until } of orders) {
    const change = until === null ? undefined : await readWaiting(db, _order)
    if (change === undefined || until === null) continue
    const rows = await db
      .selectFrom('shopOrderChangeLines as c')
      .innerJoin('shopOrderLines as l', 'l._id', 'c._line')
      .select(['c._line', 'l.name', 'c.values', 'c.quantity', 'c.price'])
      .where('c._change', '=', change._id)
      .orderBy('l.position')
      .execute()
    const lines = rows.map(({ name, values, ...line }) => ({
      ...line,
      name: textOf(JSON.parse(name) as Translated, locale),
      values: (JSON.parse(values) as Translated[]).map((value) => textOf(value, locale)),
    }))
    const { method, total } = change.contents
    waiting.set(_order, { amount, until, method, total, lines })
  }
  return waiting
}
