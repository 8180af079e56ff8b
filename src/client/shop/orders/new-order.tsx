import type { Body } from '#contract/api.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { type DeliveryMethod, type OrderTotal, totalOf } from '#contract/shop/order-total.ts'
import { remoteFeeOf } from '#contract/shop/places.ts'
import { payHoursOf } from '#contract/shop/pay-hours.ts'
import { mostPoints, pointsFor } from '#contract/shop/point-rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { PageLink } from '../../content/page-link.tsx'
import { PolicyLink } from '../../content/policy-link.tsx'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { useIsOnline } from '../../content/use-online.ts'
import { Unreachable } from '../../data/http.ts'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { orderable, type OrderableLine } from '../cart/cart-lines.ts'
import { Totals } from '../cart/totals.tsx'
import { useCart } from '../cart/use-cart.ts'
import { openPayment } from '../pay/open-payment.ts'
import type { OwnCoupon, OwnOrder, SavedAddress, Shop } from '../queries.ts'
import { bestOf } from './best-coupon.ts'
import { CouponChoice } from './coupon-choice.tsx'
import { Earning } from './earning.tsx'
import { OrderFields, useOrderChecks, type Written, writtenIn } from './order-fields.tsx'
import { type Means, MeansChoice } from './means-choice.tsx'
import { OrderLines } from './order-lines.tsx'
import type { BeginCharge } from './payment.tsx'
import { PointsField } from './points-field.tsx'
import { ReceiverFacts } from './receiver-facts.tsx'
import { typedPoints } from './typed-points.ts'

const toShown = ({ _variant, quantity, offer }: OrderableLine) => ({ ...offer, _id: _variant, quantity })

/** An order as it is shown before it is placed. */
interface Reviewed {
  lines: readonly OrderableLine[]
  written: Written
  total: OrderTotal
  _coupon: string | null
  /** Undefined: nothing is to be paid. */
  means: Means | undefined
  /** What its address is kept as; empty: it is not. */
  keepAs: string
  /** The same order, however often it is sent. */
  idempotencyKey: string
}

/** Places an order, and says so: as a member, or as a guest. */
export interface Placing {
  send: (body: Body<'POST /api/v1/me/orders'>, idempotencyKey: string) => Promise<{ order: OwnOrder }>
  beginCharge: (order: OwnOrder) => ReturnType<BeginCharge>
  onPlaced: (order: OwnOrder, lines: readonly OrderableLine[]) => Promise<unknown>
  /** Keeps the address of an order. */
  keepAddress?: (written: Written, name: string) => Promise<unknown>
}

/** Renders how it is paid, and what it is ordered by. */
function Terms({ shop, means, lines }: { shop: Shop; means: Means | undefined; lines: readonly OrderableLine[] }) {
  const hours = payHoursOf(
    shop,
    lines.map(({ offer }) => offer.left),
  )
  return (
    <div className="space-y-3 text-sm">
      {means !== undefined && (
        <>
          <p>
            {means === 'gateway' ? (
              <Trans>
                카드나 간편결제로 결제합니다. 주문하시면 결제 화면으로 이동합니다. {hours}시간 안에 결제하지 않으시면 주문이 취소됩니다.
              </Trans>
            ) : (
              <Trans>무통장 입금으로 결제합니다. 주문하신 뒤 {hours}시간 안에 입금하지 않으시면 주문이 취소됩니다.</Trans>
            )}
          </p>
          <p className="whitespace-pre-line">{shop.purchaseSafety}</p>
        </>
      )}
      {shop.policy !== null && <p className="whitespace-pre-line text-muted">{shop.policy}</p>}
      <p className="text-muted">
        <Trans>받는 분의 성함과 연락처, 주소는 보내 드리는 데 쓰고 법에 따라 5년 동안 보관합니다.</Trans>
      </p>
      <PolicyLink />
    </div>
  )
}

interface ReviewProps extends Reviewed, Placing {
  shop: Shop
  onBack: () => void
}

/** Everything once more, before anything is ordered. */
function Review({ shop, send, beginCharge, onPlaced, keepAddress, onBack, ...reviewed }: ReviewProps) {
  const { lines, written, total, _coupon, means, keepAs, idempotencyKey } = reviewed
  const { t } = useLingui()
  const textOf = useFailureText()
  const isOnline = useIsOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  /** It may have been received, and its answer was lost. */
  const [isUnsure, setIsUnsure] = useState(false)
  const [isAgreed, setIsAgreed] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const { mutate, isPending } = usePress({
    mutationFn: () => {
      const ordered = lines.map(({ _variant, quantity, offer }) => ({ _variant, quantity, price: offer.price }))
      const reductions = { ...(_coupon === null ? {} : { _coupon }), ...(total.points === 0 ? {} : { points: total.points }) }
      return send({ ...written, ...reductions, lines: ordered, total: total.total }, idempotencyKey)
    },
    onSuccess: async ({ order }) => {
      // Ordered is ordered: an address that could not be kept takes nothing of that back.
      if (keepAs !== '') await keepAddress?.(written, keepAs).catch(async (error: Error) => alert(textOf(error)))
      if (order.state === 'unpaid' && means === 'gateway') {
        // Where it cannot be begun now, the order's own page has a button for it.
        const begun = await beginCharge(order).catch(() => undefined)
        await onPlaced(order, lines)
        return begun === undefined ? undefined : openPayment(begun.charge._id)
      }
      await alert(
        order.state === 'unpaid'
          ? t`주문을 받았습니다. 입금하실 계좌와 기한을 확인해 주십시오.`
          : t`주문을 받았습니다. 따로 내실 금액이 없어 곧 준비하겠습니다.`,
      )
      return onPlaced(order, lines)
    },
    onError: async (error) => {
      if (error instanceof Unreachable) {
        setIsUnsure(true)
        return alert(t`연결이 끊겨 주문이 접수되었는지 알 수 없습니다. 다시 누르시면 같은 주문으로 확인하며, 두 번 주문되지 않습니다.`)
      }
      await alert(textOf(error))
      // The cart has been asked for again, and says what has changed.
      return onBack()
    },
  })
  const back = async () => {
    if (!isUnsure || (await confirm(t`이미 접수되었을 수도 있습니다. 주문 내역을 먼저 확인해 주십시오. 그래도 고치시겠습니까?`))) onBack()
  }
  const place = () => (isAgreed ? mutate(undefined) : void alert(t`주문 내용을 확인하고 동의해 주십시오.`))
  return (
    <div className="space-y-8">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        <Trans>주문 내용을 마지막으로 확인해 주십시오</Trans>
      </h2>
      <OrderLines lines={lines.map(toShown)} />
      <ReceiverFacts order={written} />
      <Totals total={total} />
      <Terms shop={shop} means={means} lines={lines} />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-5 accent-accent" checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)} />
        <Trans>주문 내용과 환불 조건을 확인했고, 결제에 동의합니다.</Trans>
      </label>
      {!isOnline && (
        <p role="status" className="font-semibold">
          <Trans>주문하시려면 인터넷 연결이 필요합니다.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={place}>
          <Trans>주문하기</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void back()}>
          <Trans>고치기</Trans>
        </button>
      </div>
    </div>
  )
}

interface FormProps {
  lines: readonly OrderableLine[]
  before: Partial<Written>
  shop: Shop
  coupons: readonly OwnCoupon[]
  /** Points of the member; null: a guest has none. */
  balance: number | null
  /** Addresses of the member; null: a guest keeps none. */
  addresses: readonly SavedAddress[] | null
  onWritten: (written: Written, next: Omit<Reviewed, 'lines' | 'written' | 'idempotencyKey'>) => void
}

/** Writes who gets it, and shows what it costs. */
function OrderForm({ lines, before, shop, coupons, balance, addresses, onWritten }: FormProps) {
  const { t } = useLingui()
  const canPickUp = lines.every(({ offer }) => offer.isPickUp)
  const [wanted, setMethod] = useState<DeliveryMethod>(before.method ?? 'delivery')
  const method = canPickUp ? wanted : 'delivery'
  const { invalid, onSubmit } = useCheckedForm()
  const priced = lines.map(({ offer, quantity }) => ({ ...offer, quantity }))
  const goods = priced.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  // The best one is proposed, until another choice is made.
  const [choice, setChoice] = useState<string | null>()
  const coupon = choice === undefined ? bestOf(coupons, goods) : coupons.find(({ _id }) => _id === choice)
  const [postcode, setPostcode] = useState(before.postcode ?? '')
  const remoteFee = remoteFeeOf(method === 'delivery' ? postcode.trim() : null, shop)
  const terms = { ...shop, remoteFee }
  const { total: withoutPoints } = totalOf(priced, method, terms, { coupon })
  const [pointsText, setPointsText] = useState('')
  const most = mostPoints(balance ?? 0, withoutPoints.goods - withoutPoints.discount)
  const points = typedPoints(pointsText)
  const { total } = totalOf(priced, method, terms, { coupon, points: Math.min(points ?? 0, most) })
  const earned = pointsFor(total.total - total.deliveryFee)
  const [chosenMeans, setMeans] = useState<Means>()
  const means = total.total === 0 ? undefined : shop.means.length > 1 ? chosenMeans : shop.means[0]
  const orderChecks = useOrderChecks(method, means === 'transfer')
  const pointChecks = [
    [points === undefined, 'order-points', t`쓰실 포인트를 숫자로 적어 주십시오.`],
    [(points ?? 0) > most, 'order-points', t`쓰실 수 있는 것보다 많은 포인트를 적으셨습니다.`],
  ] as const
  const meansCheck = [total.total > 0 && means === undefined, 'means-transfer', t`결제 수단을 골라 주십시오.`] as const
  const submit = onSubmit(
    (typed) => [...orderChecks(typed), ...pointChecks, meansCheck],
    (typed) => onWritten(writtenIn(typed, method), { total, _coupon: coupon?._id ?? null, means, keepAs: typed.text('keepAs').trim() }),
  )
  return (
    <form noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <OrderLines lines={lines.map(toShown)} />
      <OrderFields
        invalid={invalid}
        before={before}
        method={method}
        onMethod={setMethod}
        canPickUp={canPickUp}
        isTransferred={means === 'transfer'}
        postcode={postcode}
        onPostcode={setPostcode}
        remoteFee={remoteFee}
        addresses={addresses ?? []}
        canKeep={addresses !== null && addresses.length < shopLimits.addresses}
      >
        {total.total > 0 && shop.means.length > 1 && <MeansChoice chosen={means} onChoose={setMeans} />}
      </OrderFields>
      {coupons.length > 0 && <CouponChoice coupons={coupons} goods={goods} chosen={coupon?._id ?? ''} onChoose={setChoice} />}
      {balance !== null && balance > 0 && (
        <PointsField balance={balance} most={most} value={pointsText} onChange={setPointsText} isInvalid={invalid === 'order-points'} />
      )}
      <Totals total={total} />
      {balance !== null && earned > 0 && <Earning points={earned} isEarned={false} />}
      <button type="submit" className={buttonClass('primary')}>
        <Trans>주문 내용 확인</Trans>
      </button>
    </form>
  )
}

interface Props extends Placing {
  shop: Shop
  /** What was written in the last order; undefined until that is known. */
  last: Partial<Written> | undefined
  /** Coupons that can be spent. */
  coupons?: readonly OwnCoupon[]
  balance?: number
  addresses?: readonly SavedAddress[]
}

/** Turns what is chosen in the cart into an order. */
export function NewOrder({ shop, last, coupons = [], balance, addresses, ...placing }: Props) {
  const { lines: known } = useCart()
  const [written, setWritten] = useState<Written>()
  const [review, setReview] = useState<Reviewed>()
  // What is shown once more stays as it is, whatever becomes of the cart meanwhile.
  if (review !== undefined) return <Review {...review} {...placing} shop={shop} onBack={() => setReview(undefined)} />
  if (known === undefined || last === undefined) return <div className="skeleton h-72" />
  const lines = orderable(known)
  if (shop.purchaseSafety === null)
    return (
      <p>
        <Trans>지금은 온라인 주문을 받지 않습니다. 전화나 문의로 말씀해 주십시오.</Trans>
      </p>
    )
  if (lines.length === 0)
    return (
      <p>
        <Trans>주문할 상품을 장바구니에서 골라 주십시오.</Trans>{' '}
        <PageLink to="/shop/cart" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>장바구니</Trans>
        </PageLink>
      </p>
    )
  const show: FormProps['onWritten'] = (next, more) => {
    setWritten(next)
    setReview({ lines, written: next, ...more, idempotencyKey: crypto.randomUUID() })
  }
  const ofMember = { coupons, balance: balance ?? null, addresses: addresses ?? null }
  return <OrderForm lines={lines} before={written ?? last} shop={shop} {...ofMember} onWritten={show} />
}
