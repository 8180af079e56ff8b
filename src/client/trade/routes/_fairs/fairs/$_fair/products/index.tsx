import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../../data/list-search.ts'
import { load } from '../../../../../../data/load.ts'
import { useLocale } from '../../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../../site/item-page.tsx'
import { ProductList } from '../../../../../products/product-list.tsx'
import { fairRead, productList, sellerIn, sellerRead } from '../../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/products/')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _fair } }) =>
    load(context, (locale) => {
      const _seller = sellerIn(deps)
      const ofSeller = _seller === undefined ? [] : [sellerRead(locale, _fair, _seller)]
      return [fairRead(locale, _fair), productList(locale, _fair, deps), ...ofSeller]
    }),
  component: Products,
})

function Products() {
  return <ItemPage read={fairRead(useLocale(), Route.useParams()._fair)}>{({ fair }) => <ProductList fair={fair} />}</ItemPage>
}
