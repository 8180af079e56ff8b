import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../data/load.ts'
import { GuestPage } from '../../../orders/guest-page.tsx'
import { shopRead } from '../../../shop-read.ts'
import { WhileOn } from '../../../while-on.tsx'

export const Route = createFileRoute('/_fairs/shop/order')({
  loader: ({ context }) => load(context, (locale) => [shopRead(locale)]),
  component: () => <WhileOn>{(shop) => <GuestPage shop={shop} />}</WhileOn>,
})
