import { createFileRoute } from '@tanstack/react-router'
import type { ListSearch } from '../../../console/list/list-search.ts'
import { ProductSheetScreen } from '../product-sheet/product-sheet-screen.tsx'

export const Route = createFileRoute('/shop/product-sheet')({
  validateSearch: (search): ListSearch => search as ListSearch,
  component: ProductSheet,
})

function ProductSheet() {
  return <ProductSheetScreen search={Route.useSearch()} />
}
