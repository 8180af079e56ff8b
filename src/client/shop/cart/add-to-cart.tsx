import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { ShopProductDetail, ShopVariant } from '../queries.ts'
import { addedTo } from './cart-lines.ts'
import { CartLink } from './cart-link.tsx'
import { QuantityChoice } from './quantity-choice.tsx'
import { useCart, useCartChange } from './use-cart.ts'

interface Props {
  product: ShopProductDetail
  /** Undefined while something is left to choose. */
  variant: ShopVariant | undefined
}

/** Puts the chosen variant into the cart, and says that it is there. */
export function AddToCart({ product, variant }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState<string>()
  const { lines } = useCart()
  const { mutate, isPending } = useCartChange()
  const left = variant?.left ?? shopLimits.quantity
  const add = () => {
    if (variant === undefined) return void alert(t`옵션을 먼저 골라 주십시오.`)
    const { _id: _variant, values, price } = variant
    const { _id: _product, name, thumb, isPickUp } = product
    const offer = { _product, name, values, thumb, price, left: variant.left, isPickUp, taxKind: 'taxable' as const }
    const change = addedTo(lines ?? [], { _variant, quantity: Math.min(quantity, left), offer })
    return mutate(change, { onSuccess: () => setAdded(_variant) })
  }
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end gap-3">
        <QuantityChoice id={id} label={t`수량`} value={Math.min(quantity, left)} most={left} onChange={setQuantity} />
        <button type="button" className={buttonClass('primary', 'flex-1')} aria-disabled={isPending || lines === undefined} onClick={add}>
          <Trans>장바구니에 담기</Trans>
        </button>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <CartLink />
        <span role="status" className="text-sm">
          {added !== undefined && added === variant?._id && <Trans>장바구니에 담았습니다.</Trans>}
        </span>
      </p>
    </>
  )
}
