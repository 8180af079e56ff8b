import { importColumns } from '#contract/import-columns.ts'
import { nameOfPicture, namesCell, picturesOf, productColumns } from '#contract/shop/product-rows.ts'
import { variantColumns } from '#contract/shop/product-sheet.ts'
import { shopProducts } from '#contract/shop/products.ts'
import { textOf } from '#contract/title.ts'
import type { Item } from '../../db/repository.ts'
import { translate } from '../../http/catalogues.ts'
import type { Context } from '../../http/route.ts'
import { titlesOf, wholeCell, wholeHeading, words } from '../../http/sheet-cells.ts'
import type { Cell, SheetRow } from '../../http/sheet.ts'
import { readProducts } from '../bulk/plan.ts'
import type { ShopProduct } from '../stock.ts'
import { readStocks, type Stocks } from '../variants.ts'

const pageSize = 200
const { columns } = importColumns(shopProducts)
const shapes = Object.entries(shopProducts.shapes.all)
/** Every row of a product says which one it is. */
const repeated: readonly string[] = Object.values(productColumns)

/** Returns the choice of a variant as a cell has it: `색상: 파랑`. */
const optionCell = (option: ShopProduct['options'][number] | undefined, value: string | undefined): Cell =>
  option === undefined || value === undefined ? undefined : `${textOf(option.name, 'ko')}: ${value}`

/** Returns the cells of a variant, in the order of their columns; those of the product stand in its first row. */
function variantCells(product: ShopProduct, index: number, stocks: Stocks, locale: Context['locale']): Cell[] {
  const { variants, options, isPublished, _id } = product
  const variant = variants[index]
  const stock = stocks.get(_id)?.find(({ code }) => code === variant?.code)?.stock
  const chosen = [0, 1, 2].map((at) => optionCell(options[at], variant?.values[at]))
  const ofProduct =
    index > 0
      ? [undefined, undefined]
      : [translate(locale, { id: isPublished ? words.yes : words.no }), namesCell(picturesOf(product).map(nameOfPicture))]
  return [variant?.code, ...chosen, variant?.priceDifference, stock, stock, ...ofProduct]
}

/** Reads products as rows of the sheet, one for each variant. */
export async function* sheetPages(context: Context, ids: readonly string[]): AsyncGenerator<SheetRow[]> {
  const { db, locale } = context
  yield [[...columns.map((column) => wholeHeading(column, locale)), ...variantColumns.map(({ label }) => translate(locale, { id: label }))]]
  for (let from = 0; from < ids.length; from += pageSize) {
    const products = await readProducts(db, ids.slice(from, from + pageSize))
    const titles = await titlesOf(context, shapes, products as unknown as Item[])
    const stocks = await readStocks(
      db,
      products.map(({ _id }) => _id),
    )
    yield products.flatMap((product) =>
      product.variants.map((_variant, index) => [
        ...columns.map((column) =>
          index === 0 || repeated.includes(column.path) ? wholeCell(column, product, locale, titles) : undefined,
        ),
        ...variantCells(product, index, stocks, locale),
      ]),
    )
  }
}
