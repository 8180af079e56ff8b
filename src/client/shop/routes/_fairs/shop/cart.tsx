import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { CartPage } from '../../../cart/cart-page.tsx'
import { shopRead } from '../../../shop-read.ts'
import { WhileOn } from '../../../while-on.tsx'

export const Route = createFileRoute('/_fairs/shop/cart')({
  loader: ({ context }) => load(context, (locale) => [shopRead(locale)]),
  component: () => <WhileOn>{(shop) => <CartPage shop={shop} />}</WhileOn>,
})
