import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useCart } from './use-cart.ts'

/** The way to the cart, with how many lines are in it. */
export function CartLink() {
  const count = useCart().lines?.length ?? 0
  return (
    <PageLink to="/shop/cart" className={buttonClass('outline', 'no-print tabular-nums')}>
      {count === 0 ? <Trans>장바구니</Trans> : <Trans>장바구니 ({count})</Trans>}
    </PageLink>
  )
}
