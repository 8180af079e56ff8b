import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { Dialog, isDialogOpen, opens } from '../../ui/deferred/dialog.tsx'
import { useEarlyChoice } from '../../ui/use-early-choice.ts'
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

/** Dialog that answers a press before the app is there, which carries it out. */
const waiting = 'cart-waiting'

/** Puts the chosen variant into the cart, and says that it is there. */
export function AddToCart({ product, variant }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [quantity, setQuantity] = useState(1)
  const [added, setAdded] = useState<string>()
  const { lines } = useCart()
  const { mutate, isPending } = useCartChange()
  const isHydrated = useHydrated()
  const [isPressed, setIsPressed] = useState(false)
  const isCarriedOut = useRef(false)
  const left = variant?.left ?? shopLimits.quantity
  const add = () => {
    if (variant === undefined) return void alert(t`옵션을 먼저 골라 주십시오.`)
    const { _id: _variant, values, price } = variant
    const { _id: _product, name, thumb, isPickUp } = product
    const offer = { _product, name, values, thumb, price, left: variant.left, isPickUp, taxKind: 'taxable' as const }
    const change = addedTo(lines ?? [], { _variant, quantity: Math.min(quantity, left), offer })
    return mutate(change, { onSuccess: () => setAdded(_variant) })
  }
  const addEarly = useEffectEvent(add)
  const isReady = lines !== undefined
  // With what was chosen before as well: that is taken over at the same time.
  const ref = useEarlyChoice<HTMLDivElement>(() => setIsPressed(isDialogOpen(waiting)))
  useEffect(() => {
    if (!isPressed || !isReady || isCarriedOut.current) return
    isCarriedOut.current = true
    addEarly()
  }, [isPressed, isReady])
  return (
    <>
      <div ref={ref} className="mt-6 flex flex-wrap items-end gap-3">
        <QuantityChoice id={id} label={t`수량`} value={Math.min(quantity, left)} most={left} onChange={setQuantity} />
        <button
          {...(isHydrated ? { type: 'button', onClick: add } : opens(waiting))}
          className={buttonClass('primary', 'flex-1')}
          aria-disabled={isHydrated && (isPending || !isReady)}
        >
          <Trans>장바구니에 담기</Trans>
        </button>
      </div>
      {!isHydrated && (
        <Dialog id={waiting} title={t`장바구니에 담기`}>
          <p>
            <Trans>곧 담아 드립니다.</Trans>
          </p>
        </Dialog>
      )}
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <CartLink />
        <span role="status" className="text-sm">
          {added !== undefined && added === variant?._id && <Trans>장바구니에 담았습니다.</Trans>}
        </span>
      </p>
    </>
  )
}
