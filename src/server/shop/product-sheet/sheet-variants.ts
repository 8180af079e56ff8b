import { locales } from '#contract/locale.ts'
import { makeStockCode } from '#contract/shop/stock-code.ts'
import { comparable } from '../../http/import-values.ts'
import type { ShopProduct } from '../stock.ts'
import { countIn, refuse, type SheetRows } from './sheet-cells.ts'

type Options = ShopProduct['options']
type Variant = ShopProduct['variants'][number]
type Translated = Options[number]['name']

const optionColumns = ['option1', 'option2', 'option3'] as const
const mostWon = 1e12

/** Variants that rows say, and by the place of each variant the row that says it. */
export interface SheetVariants {
  options?: Options
  variants: Variant[]
  rowOf: ReadonlyMap<number, number>
}

const isCalled = (name: Translated, text: string): boolean =>
  locales.some((locale) => name[locale] !== undefined && comparable(name[locale]) === comparable(text))

/** Reads `색상: 파랑`, or a value alone. */
function optionIn(cell: string): { name: string | undefined; value: string } {
  const [, name, value] = /^([^:：]+)[:：]\s*(.+)$/s.exec(cell) ?? []
  return name === undefined || value === undefined ? { name: undefined, value: cell } : { name: name.trim(), value: value.trim() }
}

/** Reads the values of a row of a product that has options; undefined where a cell is empty. */
function valuesIn(sheet: SheetRows, row: number, options: Options): (string | undefined)[] {
  const cells = optionColumns.map((column) => sheet.rows[row]?.cell(column) ?? '')
  for (const [at, column] of optionColumns.entries())
    if (at >= options.length && cells[at] !== '') refuse(sheet, row, column, 'shop.sheetOption')
  return options.map(({ name, values }, at) => {
    const cell = cells[at] ?? ''
    if (cell === '') return undefined
    const read = optionIn(cell)
    const value = read.name !== undefined && isCalled(name, read.name) ? read.value : cell
    return values.find((each) => isCalled(each, value))?.ko ?? value
  })
}

const isAboutVariant = (sheet: SheetRows, row: number): boolean =>
  ['code', ...optionColumns, 'priceDifference', 'stock'].some((column) => sheet.rows[row]?.cell(column) !== '')

/** Reads which variants of a product its rows change, and which they add. */
export function changedVariants(sheet: SheetRows, { options, variants: stored }: ShopProduct): SheetVariants {
  const variants = stored.map((variant) => ({ ...variant }))
  const rowOf = new Map<number, number>()
  for (const row of sheet.rows.keys()) {
    if (!isAboutVariant(sheet, row)) continue
    const code = sheet.rows[row]?.cell('code') ?? ''
    const values = valuesIn(sheet, row, options)
    const isSame = (variant: Variant) => values.every((value, at) => value === variant.values[at])
    const isOnly = variants.length === 1 && values.every((value) => value === undefined)
    const found = variants.findIndex((variant) => (code === '' ? isOnly || isSame(variant) : variant.code === code))
    const priceDifference = countIn(sheet, row, 'priceDifference', mostWon)
    const variant = variants[found]
    if (rowOf.has(found)) refuse(sheet, row, 'code', 'import.twice')
    else if (variant !== undefined) {
      const other = values.findIndex((value, at) => value !== undefined && value !== variant.values[at])
      if (other >= 0) refuse(sheet, row, optionColumns[other] ?? 'code', 'shop.sheetValues')
      if (priceDifference !== undefined) variant.priceDifference = priceDifference
      rowOf.set(found, row)
    } else if (code === '' && values.includes(undefined)) refuse(sheet, row, 'code', 'shop.sheetCode')
    else {
      rowOf.set(variants.length, row)
      variants.push({
        code: code === '' ? makeStockCode() : code,
        values: values.map((value) => value ?? ''),
        priceDifference: priceDifference ?? 0,
      })
    }
  }
  return { variants, rowOf }
}

/** Reads options and variants of a product that is not there yet. */
export function newVariants(sheet: SheetRows): SheetVariants {
  const used = optionColumns.filter((column) => sheet.rows.some(({ cell }) => cell(column) !== ''))
  const read = sheet.rows.map(({ cell }) => used.map((column) => optionIn(cell(column))))
  const options = used.map((column, at) => {
    const name = read[0]?.[at]?.name ?? ''
    for (const [row, cells] of read.entries())
      if (name === '' || cells[at]?.name !== name || cells[at].value === '') refuse(sheet, row, column, 'shop.sheetOption')
    const values = new Set(read.map((cells) => cells[at]?.value ?? ''))
    return { name: { ko: name }, values: [...values].map((ko) => ({ ko })) }
  })
  const variants = read.map((cells, row) => {
    const code = sheet.rows[row]?.cell('code') ?? ''
    return {
      code: code === '' ? makeStockCode() : code,
      values: cells.map(({ value }) => value),
      priceDifference: countIn(sheet, row, 'priceDifference', mostWon) ?? 0,
    }
  })
  return { options, variants, rowOf: new Map(variants.map((_variant, row) => [row, row])) }
}
