import * as z from 'zod'
import { type Call, call } from '../call.ts'
import { importAnswer, importHeadings, importQuery, importRows } from '../import-calls.ts'
import type { SheetColumn } from './bank-cells.ts'
import { fileNamesColumn } from './product-rows.ts'
import { shopProducts } from './products.ts'

const column = (path: string, label: string, ...headings: string[]): SheetColumn => ({ path, label, headings, isRequired: false })

/** Columns of the sheet of products beside those that every import reads: what a row says of its variant, and of the state and pictures of its product. */
export const variantColumns: readonly SheetColumn[] = [
  column('code', /*i18n*/ '재고 코드', 'SKU'),
  column('option1', /*i18n*/ '옵션 1', '옵션1'),
  column('option2', /*i18n*/ '옵션 2', '옵션2'),
  column('option3', /*i18n*/ '옵션 3', '옵션3'),
  column('priceDifference', /*i18n*/ '추가 금액(원)', '추가금액'),
  column('stock', /*i18n*/ '재고', '재고 수량', 'Stock', '库存'),
  /** An order meanwhile is seen by it. */
  column('stockSeen', /*i18n*/ '내보낼 때 재고'),
  column('isPublished', /*i18n*/ '게시 여부'),
  column(fileNamesColumn, /*i18n*/ '사진 파일', '사진', 'Pictures', '图片'),
]
/** Words, filters and order of the list, as its export has them. */
const exported = (shopProducts.calls as Record<string, Call>)['GET /api/console/shop/products/export']?.query
const asked: z.ZodType<Record<string, unknown>> =
  exported instanceof z.ZodObject ? exported.omit({ format: true, columns: true, isWhole: true }) : z.strictObject({})

const ofProducts = { tag: 'shop/products', access: 'console:shop', status: 200 } as const

/** Products as a sheet with a row for each variant, which can come back. */
export const productSheetCalls = {
  'GET /api/console/shop/products/sheet': call({
    ...ofProducts,
    summary: 'Console: products with their variants, stock and names of pictures as a workbook (XLSX), which can be imported again',
    query: asked,
    answer: z.unknown().meta({ contentType: 'application/octet-stream' }),
    errors: [409],
    reads: ['shop/products', 'stock'],
  }),
  'GET /api/console/shop/products/sheet/import': call({
    ...ofProducts,
    summary: 'Console: the columns that an import of such a sheet reads',
    answer: importHeadings,
    reads: [],
  }),
  'POST /api/console/shop/products/sheet/import': call({
    ...ofProducts,
    summary:
      'Console: import rows of such a sheet, 200 at most: rows of one product follow each other, and are taken together or not at all',
    query: importQuery,
    body: importRows,
    answer: importAnswer,
    writes: ['shop/products', 'stock', 'versions'],
  }),
}
