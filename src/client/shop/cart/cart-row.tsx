import { Trans, useLingui } from '@lingui/react/macro'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Won } from '../../content/won.tsx'
import { buttonClass } from '../../ui/button.ts'
import { type CartChange, type CartLine, problemOf } from './cart-lines.ts'
import { QuantityChoice } from './quantity-choice.tsx'

interface Props {
  line: CartLine
  isPending: boolean
  onChange: (change: CartChange) => void
}

/** What has changed since the shopper put it in: said, and never done for them. */
function Problem({ line, onAccept }: { line: CartLine; onAccept: () => void }) {
  const problem = problemOf(line)
  const { offer, seenPrice } = line
  if (problem === undefined) return null
  const left = offer?.left ?? 0
  return (
    <p className="mt-2 border-l-2 border-danger py-1 pl-3 text-sm font-semibold">
      {problem === 'gone' && <Trans>더 이상 팔지 않는 상품입니다.</Trans>}
      {problem === 'soldOut' && <Trans>지금은 품절입니다.</Trans>}
      {problem === 'tooFew' && <Trans>{left}개 남았습니다. 수량을 줄여 주십시오.</Trans>}
      {problem === 'price' && offer !== null && (
        <>
          <Trans>
            가격이 <Won amount={seenPrice} />
            에서 <Won amount={offer.price} />
            으로 바뀌었습니다.
          </Trans>{' '}
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={onAccept}>
            <Trans>확인</Trans>
          </button>
        </>
      )}
    </p>
  )
}

/** One line of a cart. */
export function CartRow({ line, isPending, onChange }: Props) {
  const { t } = useLingui()
  const { _variant, quantity, isChosen, offer } = line
  const name = offer?.name ?? t`없어진 상품`
  const values = offer?.values.join(' / ') ?? ''
  const full = values === '' ? name : `${name} (${values})`
  const change = (more: Partial<CartChange>) => onChange({ ...line, ...more })
  return (
    <li className="flex gap-4 border-t border-line py-4">
      <label className="flex size-11 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          aria-label={t`${full} 주문에 넣기`}
          checked={isChosen}
          disabled={offer === null}
          onChange={({ target }) => change({ isChosen: target.checked })}
        />
      </label>
      <ItemPicture picture={offer?.thumb ?? null} sizes="80px" className="size-20 shrink-0 rounded-card" />
      <div className="min-w-0 flex-1">
        {offer === null ? (
          <p className="font-bold text-muted">{name}</p>
        ) : (
          <PageLink
            to="/shop/products/$_product"
            params={{ _product: offer._product }}
            className="font-bold hover:underline hover:underline-offset-4"
          >
            {name}
          </PageLink>
        )}
        {values !== '' && <p className="text-sm text-muted">{values}</p>}
        {offer !== null && (
          <p className="mt-1">
            <Won amount={offer.price * quantity} />
          </p>
        )}
        <Problem line={line} onAccept={() => offer !== null && change({ seenPrice: offer.price })} />
        <div className="mt-2 flex flex-wrap items-end gap-3">
          {offer !== null && (
            <QuantityChoice
              id={`quantity-${_variant}`}
              label={t`수량`}
              value={quantity}
              most={offer.left}
              isDisabled={isPending}
              onChange={(next) => change({ quantity: next })}
            />
          )}
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-label={t`${full} 빼기`}
            aria-disabled={isPending}
            onClick={() => change({ quantity: 0 })}
          >
            <Trans>빼기</Trans>
          </button>
        </div>
      </div>
    </li>
  )
}
