import type { Answer } from '#contract/api.ts'
import type { BulkChange } from '#contract/shop/bulk-change.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { textOf } from '#contract/title.ts'
import { bump, lockRevisions } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { attempt } from '../../http/attempt.ts'
import { translate } from '../../http/catalogues.ts'
import { issueOf } from '../../http/issues.ts'
import type { Caller } from '../../http/platform.ts'
import type { WriteContext } from '../../http/route.ts'
import { updateItem } from '../../http/standard.ts'
import { moveStock, type ShopProduct } from '../stock.ts'
import { auditBulk, type Move, type Part, type Refused, refusalOf, undoableSince } from './apply.ts'
import { readProducts, valuesOf } from './plan.ts'

/** So many changes are listed. */
const listed = 20

/** Reads the last changes of many products. */
export async function readBulkChanges(db: Db): Promise<Answer<'GET /api/console/shop/products/bulk'>['changes']> {
  const rows = await db
    .selectFrom('shopBulkChanges as c')
    .leftJoin('users as u', 'u._id', 'c._user')
    .select((eb) => [
      'c._id',
      'c.at',
      'c.change',
      'c.products',
      'u.name as user',
      eb
        .selectFrom('shopBulkChangeItems as i')
        .select(({ fn }) => fn.countAll().as('total'))
        .where('i._change', '=', eb.ref('c._id'))
        .where('i.undoneAt', 'is not', null)
        .as('undone'),
    ])
    .where('c.at', '>=', undoableSince())
    .orderBy('c.at', 'desc')
    .orderBy('c._id', 'desc')
    .limit(listed)
    .execute()
  return rows.map(({ change, undone, ...row }) => ({ ...row, change: JSON.parse(change) as BulkChange, undone: Number(undone) }))
}

/** A product of a change, with what it had before. */
interface Item {
  before: Part
  after: Part
  moves: readonly Move[]
}

/** Tells whether a product still has what the change gave it. */
const isUntouched = (product: ShopProduct, after: Part): boolean => {
  const now: Part = valuesOf(product)
  return Object.entries(after).every(([name, value]) => now[name as keyof Part] === value)
}

/** Gives a product back what it had: its stock by movements the other way. */
async function giveBack(context: WriteContext<Caller>, _id: string, { before, moves }: Item, reason: string): Promise<void> {
  const { db, caller, locale } = context
  if (Object.keys(before).length > 0) await updateItem(context, shopProducts, _id, () => ({ ...before }))
  for (const { _variant, change } of moves)
    try {
      await moveStock(db, { _variant, kind: 'corrected', amount: -change, reason, _user: caller._id })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'stockTooLow') throw error
      const maximum = String(error.details.values?.['left'] ?? 0)
      throw new ApiError('invalid', { issues: [issueOf('stock', 'shop.stockGone', locale, { maximum })] })
    }
}

type Undone = Answer<'POST /api/console/shop/products/bulk/{_id}/undo'>

/** Reads the products of a change that were not given back yet, after one of them. @throws ApiError `notFound`, `notUndoable` */
async function readOpen(db: Db, _id: string, after: string | null) {
  const head = await db.selectFrom('shopBulkChanges').select(['at', 'change']).where('_id', '=', _id).executeTakeFirst()
  if (head === undefined) throw new ApiError('notFound')
  const open = db
    .selectFrom('shopBulkChangeItems')
    .selectAll()
    .where('_change', '=', _id)
    .where('undoneAt', 'is', null)
    .where('_product', '>', after ?? '')
    .orderBy('_product')
    .limit(shopLimits.changedInOne)
  const items = head.at < undoableSince() ? [] : await open.execute()
  if (items.length === 0 && after === null) throw new ApiError('notUndoable', { values: { hours: shopLimits.undoHours } })
  return { items, change: JSON.parse(head.change) as BulkChange }
}

/** Undoes a change of many products, but for those that were changed since: they are named. @throws ApiError `notFound`, `notUndoable` */
export async function undoBulk(_id: string, after: string | null, context: WriteContext<Caller>): Promise<Undone> {
  const { db, locale, request } = context
  await lockRevisions(db, [shopProducts.path])
  const { items, change } = await readOpen(db, _id, after)
  const ids = items.map(({ _product }) => _product)
  const products = new Map((await readProducts(db, ids)).map((product) => [product._id, product]))
  const word = translate(locale, { id: 'shop.undone', message: /*i18n*/ '일괄 변경 되돌리기' })
  const reason = change.reason === null ? word : `${word}: ${change.reason}`.slice(0, 200)
  const refused: Refused[] = []
  const restored: string[] = []
  for (const { _product, name, ...stored } of items) {
    const product = products.get(_product)
    const item: Item = { before: JSON.parse(stored.before), after: JSON.parse(stored.after), moves: JSON.parse(stored.moves) }
    const refuse = (problem: string) => refused.push({ _id: _product, name: textOf(JSON.parse(name), locale), problem })
    if (product === undefined) refuse(translate(locale, request.server.platform.errors.gone.text))
    else if (!isUntouched(product, item.after)) refuse(issueOf('price', 'shop.changedSince', locale).message)
    else
      try {
        await attempt(context, (inner) => giveBack(inner, _product, item, reason))
        restored.push(_product)
      } catch (error) {
        refuse(refusalOf(error, context))
      }
  }
  const next = items.length < shopLimits.changedInOne ? null : (ids.at(-1) ?? null)
  if (restored.length === 0) return { restored: 0, refused, next }
  if (items.some(({ moves }) => moves !== '[]')) await bump(db, shopProducts.path)
  const undone = db.updateTable('shopBulkChangeItems').set({ undoneAt: new Date().toISOString() })
  await undone.where('_change', '=', _id).where('_product', 'in', restored).execute()
  await auditBulk(context, restored, ['undo'], change.reason)
  return { restored: restored.length, refused, next }
}
