import type { Answer, Body } from '#contract/api.ts'
import { type BulkChange, type BulkValues, changedFields } from '#contract/shop/bulk-change.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { bump, lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { attempt } from '../../http/attempt.ts'
import { audit } from '../../http/audit.ts'
import { translate } from '../../http/catalogues.ts'
import { toApiError } from '../../http/errors.ts'
import type { Caller } from '../../http/platform.ts'
import type { WriteContext } from '../../http/route.ts'
import { updateItem } from '../../http/standard.ts'
import { moveStock } from '../stock.ts'
import { type Planned, plansFor, readProducts } from './plan.ts'

type Wanted = Body<'POST /api/console/shop/products/bulk'>
type Done = Answer<'POST /api/console/shop/products/bulk'>
export type Refused = Done['refused'][number]

/** Pieces that a variant was given; negative where they were taken. */
export interface Move {
  _variant: string
  change: number
}

/** Values that were changed, as they were or as they became. */
export type Part = Partial<BulkValues>

/** Picks some fields. */
export const partOf = (values: BulkValues, names: readonly (keyof BulkValues)[]): Part =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

/** Says in the caller's words why something was refused. @throws the error where it is no refusal */
export function refusalOf(error: unknown, { locale, request }: Pick<WriteContext, 'locale' | 'request'>): string {
  const { code, details } = toApiError(error)
  const { status, text } = request.server.platform.errors[code]
  if (status >= 500) throw error
  return details.issues?.[0]?.message ?? details.message ?? translate(locale, text, details.values)
}

const movesOf = ({ stocks }: Planned): Move[] => stocks.map(({ _variant, before, after }) => ({ _variant, change: after - before }))

/** Changes one product as it was planned. */
async function write(context: WriteContext<Caller>, { product, row, stocks }: Planned, { stockChange, reason }: BulkChange): Promise<void> {
  const fields = changedFields(row.before, row.after)
  if (fields.length > 0) await updateItem(context, shopProducts, product._id, () => partOf(row.after, fields))
  const kind = stockChange === 'set' ? 'counted' : stockChange === 'add' ? 'received' : 'corrected'
  for (const { _variant, before, after } of stocks) {
    const amount = kind === 'counted' ? after : after - before
    await moveStock(context.db, { _variant, kind, amount, reason, _user: context.caller._id })
  }
}

const undoableMs = shopLimits.undoHours * 60 * 60 * 1000

/** Returns since when changes can be undone. */
export const undoableSince = (now = new Date()): string => new Date(now.getTime() - undoableMs).toISOString()

/** Begins a change, or goes on with one; what is too old to be undone is forgotten. @throws ApiError `notFound` */
async function noteBulk(db: Db, change: BulkChange, count: number, _user: string, _change: string | undefined): Promise<string> {
  const stored = JSON.stringify(change)
  if (_change !== undefined) {
    const grown = await db
      .updateTable('shopBulkChanges')
      .set({ products: sql<number>`"products" + ${count}` })
      .where('_id', '=', _change)
      .where('_user', '=', _user)
      .where('change', '=', stored)
      .returning('_id')
      .executeTakeFirst()
    if (grown === undefined) throw new ApiError('notFound')
    return _change
  }
  await db.deleteFrom('shopBulkChanges').where('at', '<', undoableSince()).execute()
  const head = { _id: uuid(), at: new Date().toISOString(), change: stored, products: count, _user }
  await db.insertInto('shopBulkChanges').values(head).execute()
  return head._id
}

/** Notes what was changed of each product, so that it can be undone. */
async function noteItems(db: Db, _change: string, done: readonly Planned[]): Promise<void> {
  const items = done.map((plan) => {
    const { product, row } = plan
    const fields = changedFields(row.before, row.after)
    return {
      _change,
      _product: product._id,
      name: JSON.stringify(product.name),
      before: JSON.stringify(partOf(row.before, fields)),
      after: JSON.stringify(partOf(row.after, fields)),
      moves: JSON.stringify(movesOf(plan)),
      undoneAt: null,
    }
  })
  await db.insertInto('shopBulkChangeItems').values(items).execute()
}

/** Notes in the log who has changed which products, and what of them. */
export async function auditBulk(
  { db, caller }: Pick<WriteContext<Caller>, 'db' | 'caller'>,
  items: readonly string[],
  fields: readonly string[],
  reason: string | null,
): Promise<void> {
  const details = new URLSearchParams({ fields: fields.join(',') }).toString()
  await audit(db, caller, { action: 'change', resource: shopProducts.path, items, details, ...(reason === null ? {} : { reason }) })
}

/** Changes products that are as they were seen, each by itself. */
async function writeAll(products: Wanted['products'], change: BulkChange, context: WriteContext<Caller>) {
  const { db, locale, request } = context
  const { errors } = request.server.platform
  const ids = products.map(({ _id }) => _id)
  const plans = new Map((await plansFor(db, await readProducts(db, ids), change, locale)).map((plan) => [plan.product._id, plan]))
  const refused: Refused[] = []
  const done: Planned[] = []
  for (const [_id, { seen }] of new Map(products.map((wanted) => [wanted._id, wanted]))) {
    const plan = plans.get(_id)
    const refuse = (problem: string) => refused.push({ _id, name: plan?.row.name ?? '', problem })
    if (plan === undefined) refuse(translate(locale, errors.gone.text))
    else if (plan.row.seen !== seen) refuse(translate(locale, errors.stale.text))
    else if (plan.row.problem !== null) refuse(plan.row.problem)
    else if (plan.row.state === 'ready')
      try {
        await attempt(context, (inner) => write(inner, plan, change))
        done.push(plan)
      } catch (error) {
        refuse(refusalOf(error, context))
      }
  }
  return { done, refused }
}

/** Changes products, and says which could not be changed, and why. @throws ApiError `notFound`, `tooManyStocks` */
export async function applyBulk({ products, _change, ...change }: Wanted, context: WriteContext<Caller>): Promise<Done> {
  const { db, caller } = context
  // As a change of one product locks it: orders wait until all of it is there.
  await lockRevisions(db, [shopProducts.path])
  const { done, refused } = await writeAll(products, change, context)
  if (done.length === 0) return { _id: _change ?? null, changed: 0, refused }
  const fields = new Set(done.flatMap(({ row }) => changedFields(row.before, row.after) as string[]))
  if (done.some(({ stocks }) => stocks.length > 0)) {
    await bump(db, shopProducts.path)
    fields.add('stock')
  }
  const _id = await noteBulk(db, change, done.length, caller._id, _change)
  await noteItems(db, _id, done)
  const items = done.map(({ product }) => product._id)
  await auditBulk(context, items, [...fields], change.reason)
  return { _id, changed: done.length, refused }
}
