import { isDeliveredFree, totalOf } from '#contract/shop/order-total.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { Won } from '../../content/won.tsx'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import type { Shop } from '../queries.ts'
import { ShopInformation } from '../shop-information.tsx'
import { ShopPage } from '../shop-page.tsx'
import { type CartLine, orderable, problemOf, withChange } from './cart-lines.ts'
import { CartRow } from './cart-row.tsx'
import { Totals } from './totals.tsx'
import { useCart, useCartChange } from './use-cart.ts'

/** The way to an order. Who has no account, or does not want to log in on this device, orders as a guest. */
function OrderLinks() {
  const isMember = useKnownSession() !== undefined
  return (
    <>
      <PageLink to="/mypage/orders/$_order" params={{ _order: 'new' }} className={buttonClass(isMember ? 'primary' : 'outline')}>
        {isMember ? <Trans>주문하기</Trans> : <Trans>로그인하고 주문하기</Trans>}
      </PageLink>
      {!isMember && (
        <PageLink to="/shop/order" search={{ type: 'new' }} className={buttonClass('outline')}>
          <Trans>비회원으로 주문하기</Trans>
        </PageLink>
      )}
    </>
  )
}

/** What the chosen lines cost, and the way to order them. */
function Summary({ lines, shop }: { lines: readonly CartLine[]; shop: Shop }) {
  const chosen = orderable(lines)
  const { total } = totalOf(
    chosen.map(({ offer, quantity }) => ({ ...offer, quantity })),
    'delivery',
    shop,
  )
  const { freeDeliveryFrom, jejuFee, islandFee } = shop
  const isUnclear = lines.some((line) => line.isChosen && problemOf(line) !== undefined)
  return (
    <section aria-labelledby="cart-total" className="mt-8 max-w-[46rem]">
      <h2 id="cart-total" className="mb-3 text-lg font-bold">
        <Trans>고르신 상품</Trans>
      </h2>
      <Totals total={total} />
      {freeDeliveryFrom !== null && total.goods > 0 && !isDeliveredFree(total.goods, shop) && (
        <p className="mt-3 text-sm text-muted">
          <Trans>
            <Won amount={freeDeliveryFrom - total.goods} /> 더 담으시면 배송비가 없습니다.
          </Trans>
        </p>
      )}
      {(jejuFee > 0 || islandFee > 0) && (
        <p className="mt-3 text-sm text-muted">
          <Trans>
            제주(
            <Won amount={jejuFee} />
            )·도서산간(
            <Won amount={islandFee} />
            )은 배송비가 더해집니다. 무료 배송에도 더합니다.
          </Trans>
        </p>
      )}
      {isUnclear && (
        <p role="status" className="mt-3 text-sm font-semibold text-danger">
          <Trans>바뀐 것이 있습니다. 확인하시거나 고르신 것에서 빼시면 주문하실 수 있습니다.</Trans>
        </p>
      )}
      {shop.purchaseSafety === null ? (
        <p className="mt-4 border-l-2 border-accent py-2 pl-4">
          <Trans>지금은 온라인 주문을 받지 않습니다. 전화나 문의로 말씀해 주십시오.</Trans>
        </p>
      ) : (
        <p className="mt-5 flex flex-wrap gap-3">
          {chosen.length > 0 && !isUnclear ? (
            <OrderLinks />
          ) : (
            <button type="button" disabled className={buttonClass('primary')}>
              <Trans>주문하기</Trans>
            </button>
          )}
        </p>
      )}
    </section>
  )
}

function Lines({ shop }: { shop: Shop }) {
  const { lines: known, isFailed, isWaiting, retry } = useCart()
  const { mutate, isPending, variables } = useCartChange()
  const lines = known && isPending && variables !== undefined ? withChange(known, variables) : known
  if (isFailed)
    return (
      <div role="alert">
        <p>
          <Trans>장바구니를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.</Trans>
        </p>
        <button type="button" className={buttonClass('outline', 'mt-4')} onClick={() => void retry()}>
          <Trans>다시 시도</Trans>
        </button>
      </div>
    )
  if (lines === undefined) return <div className="skeleton h-72" />
  if (lines.length === 0)
    return (
      <p>
        <Trans>장바구니가 비어 있습니다.</Trans>{' '}
        <PageLink to="/shop" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>상품 보기</Trans>
        </PageLink>
      </p>
    )
  return (
    <>
      {isWaiting && (
        <p role="status" className="mb-4 border-l-2 border-accent py-2 pl-4">
          <Trans>바꾸신 것을 이 기기에 보관했습니다. 연결되면 저절로 보냅니다.</Trans>
        </p>
      )}
      <ul className="max-w-[46rem] border-b border-line">
        {lines.map((line) => (
          <CartRow key={line._variant} line={line} isPending={isPending} onChange={mutate} />
        ))}
      </ul>
      <Summary lines={lines} shop={shop} />
    </>
  )
}

/** `/shop/cart`: what a shopper wants to buy, on the device or in the account. */
export function CartPage({ shop }: { shop: Shop }) {
  const { t } = useLingui()
  return (
    <ShopPage
      title={t`장바구니`}
      description={t`담으신 상품과 배송비를 확인하시고 주문하시는 화면입니다.`}
      after={<ShopInformation shop={shop} />}
    >
      <Lines shop={shop} />
      <p className="mt-8">
        <PageLink to="/shop/order" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>비회원 주문 조회</Trans>
        </PageLink>
      </p>
    </ShopPage>
  )
}
