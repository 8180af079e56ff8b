import type { ItemOf } from '#contract/resource.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { stockCalls, type stockKinds } from '#contract/shop/stock.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import { bump } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'
import { countWaiting } from './restock/tell-restocked.ts'

export type ShopProduct = ItemOf<typeof shopProducts>
type StockKind = (typeof stockKinds)[number]

interface Move {
  _variant: string
  kind: StockKind
  /** Pieces that came, went, or are there: negative in a correction alone. */
  amount: number
  reason: string | null
  /** Who of the staff. */
  _user: string | null
}

const signs: Readonly<Record<Exclude<StockKind, 'counted'>, 1 | -1>> = {
  received: 1,
  damaged: -1,
  ordered: -1,
  restored: 1,
  returned: 1,
  exchanged: -1,
  corrected: 1,
}

/**
 * Moves the stock of a variant and notes it in the ledger. The balance is changed in one statement under its own condition: of two who
 * take the last piece at the same moment one is refused. In a transaction.
 * @throws ApiError `notFound`, `stockTooLow`, `stockTooHigh`
 */
export async function moveStock(db: Db, { _variant, kind, amount, reason, _user }: Move) {
  // The row is held from here on, so that what is counted is the difference to what was there.
  const held = await db
    .updateTable('shopVariants')
    .set({ movements: sql<number>`"movements" + 1` })
    .where('_id', '=', _variant)
    .returning(['stock', 'movements', 'code'])
    .executeTakeFirst()
  if (held === undefined) throw new ApiError('notFound')
  const change = kind === 'counted' ? amount - held.stock : signs[kind] * amount
  const changed = await db
    .updateTable('shopVariants')
    .set({ stock: sql<number>`"stock" + ${change}` })
    .where('_id', '=', _variant)
    .where(sql<SqlBool>`"stock" + ${change} between 0 and ${shopLimits.stock}`)
    .returning('stock')
    .executeTakeFirst()
  if (changed === undefined)
    throw change < 0
      ? new ApiError('stockTooLow', { values: { left: held.stock } })
      : new ApiError('stockTooHigh', { values: { limit: shopLimits.stock } })
  const movement = { _id: uuid(), at: new Date().toISOString(), kind, change, balance: changed.stock, reason }
  await db
    .insertInto('shopStockMovements')
    .values({ ...movement, _variant, number: held.movements, _user })
    .execute()
  return { ...movement, code: held.code }
}

/** Variants of a product as they are stored, those that it has first, in its own order. */
export async function stockOf(db: Db, { _id, variants }: Pick<ShopProduct, '_id' | 'variants'>) {
  const rows = await db
    .selectFrom('shopVariants')
    .select(['_id', 'code', 'stock', 'isOffered'])
    .where('_product', '=', _id)
    .orderBy('createdAt')
    .orderBy('_id')
    .execute()
  const place = (code: string) => variants.findIndex((variant) => variant.code === code)
  return rows
    .map(({ isOffered, ...row }) => ({ ...row, isOffered: isOffered === 1, values: variants[place(row.code)]?.values ?? [] }))
    .toSorted((a, b) => Number(b.isOffered) - Number(a.isOffered) || place(a.code) - place(b.code))
}

/** Serves the stock of products and its ledger to staff. */
export function serveStock(app: FastifyInstance): void {
  serve(app, stockCalls, {
    'GET /api/console/shop/products/{_id}/stock': async ({ params, query }, context) => {
      const { db } = context
      const { limit = 20, skip = 0 } = query
      const stocked = await stockOf(db, await requireItem(context, shopProducts, params._id))
      const ids = stocked.map(({ _id }) => _id)
      const waiting = await countWaiting(db, ids)
      const variants = stocked.map((variant) => ({ ...variant, waiting: waiting.get(variant._id) ?? 0 }))
      const ofProduct = db
        .selectFrom('shopStockMovements as m')
        .innerJoin('shopVariants as v', 'v._id', 'm._variant')
        .where('v._product', '=', params._id)
      const { total } = await ofProduct.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const direction = query.sort === 'createdAt' ? 'asc' : 'desc'
      const movements = await ofProduct
        .leftJoin('users as u', 'u._id', 'm._user')
        .select(['m._id', 'm.at', 'v.code', 'm.kind', 'm.change', 'm.balance', 'm.reason', 'u.name as user'])
        .orderBy('m.at', direction)
        .orderBy('m._id', direction)
        .limit(limit)
        .offset(skip)
        .execute()
      return { variants, movements, summary: { total: Number(total), limit, skip } }
    },
    'POST /api/console/shop/products/{_id}/stock': async ({ params, body }, context) => {
      const { db, caller } = context
      // Locked as a change of the product locks it, and before its rows.
      await bump(db, shopProducts.path)
      const product = await requireItem(context, shopProducts, params._id)
      const variant = (await stockOf(db, product)).find(({ _id }) => _id === body._variant)
      if (variant === undefined) throw new ApiError('notFound')
      const movement = await moveStock(db, { ...body, _user: caller._id })
      return { variant: { ...variant, stock: movement.balance }, movement: { ...movement, user: await nameOf(db, caller._id) } }
    },
  })
}

const nameOf = async (db: Db, _id: string): Promise<string | null> =>
  (await db.selectFrom('users').select('name').where('_id', '=', _id).executeTakeFirst())?.name ?? null
