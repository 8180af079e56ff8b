import type { ImportHeading } from '#contract/import-calls.ts'
import { importColumns } from '#contract/import-columns.ts'
import { type Locale, locales } from '#contract/locale.ts'
import { chosenColumn, productColumns, productKeyOf } from '#contract/shop/product-rows.ts'
import { variantColumns } from '#contract/shop/product-sheet.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { bump } from '../../db/revision.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { translate } from '../../http/catalogues.ts'
import type { Further, ItemRows } from '../../http/import.ts'
import { readValue } from '../../http/import-values.ts'
import type { WriteContext } from '../../http/route.ts'
import { moveStock, type ShopProduct } from '../stock.ts'
import { countIn, refuse, type SheetRows } from './sheet-cells.ts'
import { picturesIn } from './sheet-pictures.ts'
import { changedVariants, newVariants, type SheetVariants } from './sheet-variants.ts'

/** Returns the columns of variants, and what files may call them. */
export const headingsOfVariants = (locale: Locale): ImportHeading[] =>
  variantColumns.map(({ path, label, headings, isRequired }) => ({
    path,
    label: translate(locale, { id: label }),
    headings: [path, ...locales.map((each) => translate(each, { id: label })), ...headings],
    isRequired,
  }))

/** Columns that the first row of a product says for all of it. */
const ofProduct = [...importColumns(shopProducts).columns.map(({ path }) => path), 'isPublished', 'pictures'].filter(
  (path) => path !== productColumns._id,
)

/** Refuses cells of the product that differ from those in its first row. */
function requireAlike(sheet: SheetRows): void {
  const [first, ...others] = sheet.rows
  for (const [index, row] of others.entries())
    for (const path of ofProduct)
      if (row.cell(path) !== '' && row.cell(path) !== first?.cell(path)) refuse(sheet, index + 1, path, 'shop.sheetFirst')
}

/** Reads whether a product is to be published; undefined: that stays as it is. New ones are drafts. */
function publishedIn(sheet: SheetRows): boolean | undefined {
  const text = sheet.rows[0]?.cell('isPublished') ?? ''
  if (text === '') return undefined
  const read = readValue({ kind: 'boolean', shape: undefined }, text, sheet.locale)
  if ('value' in read && typeof read.value === 'boolean') return read.value
  refuse(sheet, 0, 'isPublished', 'import.boolean')
  return undefined
}

type Rows = readonly { _id: string; code: string; stock: number }[]
const readRows = (db: Db, codes: readonly string[]): Promise<Rows> =>
  db.selectFrom('shopVariants').select(['_id', 'code', 'stock']).where('code', 'in', codes).execute()

/** Reads how many there are to be of each variant, by its code: those alone of which the sheet says something new. */
async function stocksIn(sheet: SheetRows, { variants, rowOf }: SheetVariants, db: Db): Promise<Map<string, number>> {
  const said = [...rowOf].flatMap(([at, row]) => {
    const [stock, seen] = [countIn(sheet, row, 'stock'), countIn(sheet, row, 'stockSeen')]
    return stock === undefined ? [] : [{ code: variants[at]?.code ?? '', row, stock, seen }]
  })
  const codes = said.map(({ code }) => code)
  const stored = codes.length === 0 ? [] : await readRows(db, codes)
  const wanted = new Map<string, number>()
  for (const { code, row, stock, seen } of said) {
    const now = stored.find((each) => each.code === code)?.stock
    if (now === undefined) wanted.set(code, stock)
    else if (seen !== undefined && seen !== now && stock !== seen) refuse(sheet, row, 'stock', 'shop.stockMoved', { maximum: String(now) })
    else if (stock !== (seen ?? now)) wanted.set(code, stock)
  }
  return wanted
}

/** Brings the stock of variants to what the sheet says. */
async function storeStocks({ db, locale, caller }: WriteContext, wanted: ReadonlyMap<string, number>): Promise<void> {
  await bump(db, shopProducts.path)
  const reason = translate(locale, { id: 'shop.fromSheet', message: /*i18n*/ '파일에서 가져옴' })
  const rows = await readRows(db, [...wanted.keys()])
  for (const { _id, code, stock } of rows.toSorted((a, b) => (a._id < b._id ? -1 : 1))) {
    if (wanted.get(code) === stock) continue
    const kind = stock === 0 ? 'received' : 'counted'
    await moveStock(db, { _variant: _id, kind, amount: wanted.get(code) ?? stock, reason, _user: caller?._id ?? null })
  }
}

/** Finds the row and the column of what a product was refused for. */
function placeOf({ rowOf }: SheetVariants, path: string): string | undefined {
  if (path.startsWith('options')) return '0/option1'
  const [, at, name] = /^variants(?:\.(\d+)(?:\.(\w+))?)?/.exec(path) ?? []
  if (!path.startsWith('variants')) return undefined
  return `${rowOf.get(Number(at ?? 0)) ?? 0}/${name === 'values' ? 'option1' : (name ?? 'code')}`
}

const isOther = (item: ShopProduct | undefined, values: object): [string, unknown][] =>
  Object.entries(values).filter(
    ([name, value]) =>
      value !== undefined && (item === undefined || JSON.stringify(item[name as keyof ShopProduct]) !== JSON.stringify(value)),
  )

/** Reads rows of the sheet: those of one product follow each other, by its id, or by the name of one that is new. */
export const productRows: ItemRows = {
  paths: [...variantColumns.map(({ path }) => path), chosenColumn],
  keyOf: ({ cell }, index) => productKeyOf(cell, index),
  read: async (rows, found, { db, locale }): Promise<Further> => {
    const sheet: SheetRows = { rows, locale, issues: [] }
    const item = found as unknown as ShopProduct | undefined
    requireAlike(sheet)
    const said = item === undefined ? newVariants(sheet) : changedVariants(sheet, item)
    const isPublished = publishedIn(sheet)
    const pictures = picturesIn(sheet, item)
    const wanted = await stocksIn(sheet, said, db)
    if (sheet.issues.length > 0) throw new ApiError('invalid', { issues: sheet.issues })
    const { options, variants } = said
    const values = { options, variants, ...pictures.values, isPublished: item === undefined ? false : isPublished }
    return {
      values: Object.fromEntries(isOther(item, values)),
      isChanged: pictures.isChanged ?? false,
      ...(wanted.size === 0 ? {} : { store: (inner) => storeStocks(inner, wanted) }),
      placeOf: (path) => placeOf(said, path),
    }
  },
}
