import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../../data/load.ts'
import { useLocale } from '../../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../../site/item-page.tsx'
import { ProductPage } from '../../../../../products/product-page.tsx'
import { fairRead, productRead } from '../../../../../queries.ts'

export const Route = createFileRoute('/_fairs/fairs/$_fair/products/$_product')({
  loader: ({ context, params: { _fair, _product } }) =>
    load(context, (locale) => [fairRead(locale, _fair), productRead(locale, _fair, _product)]),
  component: OneProduct,
})

function OneProduct() {
  const locale = useLocale()
  const { _fair, _product } = Route.useParams()
  return (
    <ItemPage read={fairRead(locale, _fair)}>
      {({ fair }) => (
        <ItemPage read={productRead(locale, _fair, _product)}>{({ product }) => <ProductPage fair={fair} product={product} />}</ItemPage>
      )}
    </ItemPage>
  )
}
