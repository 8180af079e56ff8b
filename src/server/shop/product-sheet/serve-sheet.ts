import { productSheetCalls } from '#contract/shop/product-sheet.ts'
import { shopProducts } from '#contract/shop/products.ts'
import type { FastifyInstance } from 'fastify'
import { exportFile } from '../../http/export.ts'
import { importHeadings, importRows } from '../../http/import.ts'
import { serve } from '../../http/route.ts'
import { createItem, updateItem } from '../../http/standard.ts'
import { sheetPages } from './export-sheet.ts'
import { headingsOfVariants, productRows } from './import-sheet.ts'

/** Serves staff the sheet of the products. */
export function serveProductSheet(app: FastifyInstance): void {
  serve(app, productSheetCalls, {
    'GET /api/console/shop/products/sheet': ({ query }, context) =>
      exportFile(context, shopProducts, { format: 'xlsx', filters: query }, (ids) => sheetPages(context, ids)),
    'GET /api/console/shop/products/sheet/import': async (input, context) => {
      const { columns, left } = await importHeadings(shopProducts)(input, context)
      return {
        columns: [...columns, ...headingsOfVariants(context.locale)],
        left: left.filter(({ path }) => !['thumb', 'images', 'options', 'variants'].includes(path)),
      }
    },
    'POST /api/console/shop/products/sheet/import': importRows(shopProducts, { create: createItem, update: updateItem }, productRows),
  })
}
