import type { Locale } from '#contract/locale.ts'
import { countColumn } from '#contract/shop/bank-cells.ts'
import { depositColumns } from '#contract/shop/deposits.ts'
import { payerKeyOf } from '#contract/shop/payer-name.ts'
import type { Db } from '../../db/schema.ts'
import { amountsIn, type Cells, instantIn, type ReadRow, sheetKey, wrongCell } from '../sheet-import.ts'
import { insertDeposit, type NewDeposit } from './rows.ts'

/** Reads a row of a bank's list; undefined where no money has come in. */
function readDeposit(cells: Cells, locale: Locale): ReadRow<NewDeposit> {
  const textOf = (path: string) => cells.get(path) ?? ''
  const { issues, amounts } = amountsIn(cells, ['amount', 'balance'], locale)
  if (issues.length === 0 && amounts.amount <= 0) return undefined
  const at = instantIn(textOf('at'), textOf('time'), locale)
  const payer = textOf('payer').replaceAll(/\s+/g, ' ').slice(0, 60)
  if (at === undefined) issues.push(wrongCell('at', textOf('at') === '' ? 'required' : 'import.instant', locale))
  if (payerKeyOf(payer) === '') issues.push(wrongCell('payer', 'required', locale))
  if (at === undefined || issues.length > 0) return { issues }
  const balance = textOf('balance') === '' ? null : amounts.balance
  const known = balance === null && textOf('serial') === '' ? textOf(countColumn) || '1' : ''
  const key = sheetKey([at, amounts.amount, payerKeyOf(payer), balance, textOf('serial'), known])
  return { value: { at, amount: amounts.amount, payer, note: textOf('note').replaceAll(/\s+/g, ' ').slice(0, 200), balance, key } }
}

/** Returns how a bank's list is imported. */
export const depositSheet = (db: Db, locale: Locale) => ({
  table: 'shop_deposits' as const,
  columns: depositColumns,
  read: (cells: Cells) => readDeposit(cells, locale),
  store: async (value: NewDeposit) => (await insertDeposit(db, value))._id,
})
