import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import { countColumn } from '#contract/shop/bank-cells.ts'
import { payoutColumns, payouts } from '#contract/shop/settlement.ts'
import { shopDayOf } from '#contract/shop/shop-day.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { amountsIn, type Cells, instantIn, type ReadRow, sheetKey, wrongCell } from '../sheet-import.ts'

const payoutRepository = repositoryOf(payouts)
type Payout = ItemOf<typeof payouts>
/** Row of the gateway's list, as it is stored. */
export type NewPayout = Pick<Payout, 'day' | 'paymentKey' | 'orderId' | 'amount' | 'fee' | 'feeVat' | 'payout'> & { key: string }

/** Reads a row of the gateway's list; undefined where there is no payment in it. */
function readPayout(cells: Cells, locale: Locale): ReadRow<NewPayout> {
  const textOf = (path: string) => cells.get(path) ?? ''
  const { issues, amounts } = amountsIn(cells, ['amount', 'fee', 'feeVat', 'payout'], locale)
  if (issues.length === 0 && amounts.amount === 0 && amounts.payout === 0) return undefined
  const at = instantIn(textOf('day'), '', locale)
  const [paymentKey, orderId] = [textOf('paymentKey').slice(0, 200), textOf('orderId').slice(0, 64)]
  if (at === undefined) issues.push(wrongCell('day', textOf('day') === '' ? 'required' : 'import.instant', locale))
  if (paymentKey === '' && orderId === '') issues.push(wrongCell('paymentKey', 'required', locale))
  if (at === undefined || issues.length > 0) return { issues }
  const day = shopDayOf(at)
  // With a key of the transaction, a payment that is listed with it is that one.
  const nth = textOf('transaction') === '' ? textOf(countColumn) || '1' : ''
  const key = sheetKey([day, paymentKey, orderId, amounts.amount, amounts.payout, textOf('transaction'), nth])
  return { value: { day, paymentKey, orderId, ...amounts, key } }
}

/** Finds the charge of a row: by the key of its payment, by its id, or by the number of its order. */
async function chargeOf(db: Db, { paymentKey, orderId }: Pick<NewPayout, 'paymentKey' | 'orderId'>) {
  const charges = db.selectFrom('shop_charges').select(['_id', 'number']).where('state', 'in', ['paid', 'stray', 'returned'])
  const byKey = paymentKey === '' ? undefined : await charges.where('paymentKey', '=', paymentKey).executeTakeFirst()
  if (byKey !== undefined || orderId === '') return byKey
  const byId = await charges.where('_id', '=', orderId).executeTakeFirst()
  if (byId !== undefined) return byId
  const [only, other] = await charges.where('number', '=', orderId).limit(2).execute()
  return other === undefined ? only : undefined
}

/** Stores a row of the gateway's list, with the charge that it is of. */
export async function insertPayout(db: Db, { key, ...row }: NewPayout): Promise<string> {
  const charge = await chargeOf(db, row)
  const { _id } = await payoutRepository.insert(db, { ...row, _charge: charge?._id ?? null, number: charge?.number ?? null, memo: null })
  await db.updateTable('shop_settlement').set({ key }).where('_id', '=', _id).execute()
  return _id
}

/** Returns how the gateway's list is imported. */
export const payoutSheet = (db: Db, locale: Locale) => ({
  table: 'shop_settlement' as const,
  columns: payoutColumns,
  read: (cells: Cells) => readPayout(cells, locale),
  store: (value: NewPayout) => insertPayout(db, value),
})
