import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listSearch } from '../../../../../data/list-search.ts'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { ProductPage } from '../../../../products/product-page.tsx'
import { categoriesRead, productQuestionsRead, productReviewsRead, reviewSearch, shopProductRead } from '../../../../queries.ts'
import { shopRead } from '../../../../shop-read.ts'
import { WhileOn } from '../../../../while-on.tsx'

export const Route = createFileRoute('/_fairs/shop/products/$_product')({
  validateSearch: listSearch,
  loaderDeps: listDeps,
  loader: ({ context, deps, params: { _product } }) =>
    load(context, (locale) => [
      shopRead(locale),
      categoriesRead(locale),
      shopProductRead(locale, _product),
      productReviewsRead(locale, _product, reviewSearch(deps)),
      productQuestionsRead(locale, _product, reviewSearch(deps)),
    ]),
  component: OneProduct,
})

function OneProduct() {
  const read = shopProductRead(useLocale(), Route.useParams()._product)
  return (
    <WhileOn>
      {(shop) => (
        <ItemPage read={read}>{({ shopProduct }) => <ProductPage key={shopProduct._id} shop={shop} product={shopProduct} />}</ItemPage>
      )}
    </WhileOn>
  )
}
