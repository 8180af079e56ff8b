import type { Answer, Body } from '#contract/api.ts'
import { type BulkChange, type BulkValues, changedFields } from '#contract/shop/bulk-change.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { v7 as uuid } from 'uuid'
import { bump, lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
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

/** Notes what was changed, so that it can be undone; what is too old for that is forgotten. */
async function note(db: Db, change: BulkChange, done: readonly Planned[], _user: string): Promise<string> {
  const now = new Date()
  const old = new Date(now.getTime() - shopLimits.undoHours * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('shopBulkChanges').where('at', '<', old).execute()
  const _id = uuid()
  const head = { _id, at: now.toISOString(), change: JSON.stringify(change), products: done.length, _user }
  await db.insertInto('shopBulkChanges').values(head).execute()
  const items = done.map((planned) => {
    const { product, row } = planned
    const fields = changedFields(row.before, row.after)
    return {
      _change: _id,
      _product: product._id,
      name: JSON.stringify(product.name),
      before: JSON.stringify(partOf(row.before, fields)),
      after: JSON.stringify(partOf(row.after, fields)),
      moves: JSON.stringify(movesOf(planned)),
      undoneAt: null,
    }
  })
  await db.insertInto('shopBulkChangeItems').values(items).execute()
  return _id
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

/** Changes products that are as they were seen, each by itself; says which could not be changed, and why. */
export async function applyBulk({ products, ...change }: Wanted, context: WriteContext<Caller>): Promise<Done> {
  const { db, caller, locale, request } = context
  const { errors } = request.server.platform
  // As a change of one product locks it: orders wait until all of it is there.
  await lockRevisions(db, [shopProducts.path])
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
  if (done.length === 0) return { _id: null, changed: 0, refused }
  const fields = new Set(done.flatMap(({ row }) => changedFields(row.before, row.after) as string[]))
  if (done.some(({ stocks }) => stocks.length > 0)) {
    await bump(db, shopProducts.path)
    fields.add('stock')
  }
  const _id = await note(db, change, done, caller._id)
  await auditBulk(
    context,
    done.map(({ product }) => product._id),
    [...fields],
    change.reason,
  )
  return { _id, changed: done.length, refused }
}
