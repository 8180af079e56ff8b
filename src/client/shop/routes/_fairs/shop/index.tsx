import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../data/list-search.ts'
import { load } from '../../../../data/load.ts'
import { ProductList } from '../../../products/product-list.tsx'
import { categoriesRead, shopProductList, shopSearch } from '../../../queries.ts'
import { shopRead } from '../../../shop-read.ts'
import { WhileOn } from '../../../while-on.tsx'

export const Route = createFileRoute('/_fairs/shop/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps }) =>
    load(context, (locale) => [shopRead(locale), categoriesRead(locale), shopProductList(locale, shopSearch(deps))]),
  component: () => <WhileOn>{(shop) => <ProductList shop={shop} />}</WhileOn>,
})
