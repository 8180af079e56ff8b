import type { DeliveryMethod } from '#contract/shop/order-total.ts'
import { payHoursOf } from '#contract/shop/pay-hours.ts'
import { remoteFeeAfter } from '#contract/shop/places.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { Won } from '../../content/won.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { QuantityChoice } from '../cart/quantity-choice.tsx'
import { Totals } from '../cart/totals.tsx'
import { addressesRead, type OwnOrder, shopProductRead } from '../queries.ts'
import { shopRead } from '../shop-read.ts'
import type { Contents, OrderCalls } from './order-calls.ts'
import { OrderFields, useOrderChecks, writtenIn } from './order-fields.tsx'
import { RadioChoice } from './radio-choice.tsx'
import { RefundAccount } from './refund-account.tsx'
import { canLeaveOut, changedOrder, choicesOf, leftsOf, mostOf, type Products, type WantedLine } from './wanted-lines.ts'

type Line = OwnOrder['lines'][number]

interface LineProps {
  order: OwnOrder
  line: Line
  /** Undefined: it goes. */
  wanted: WantedLine | undefined
  isLast: boolean
  products: Products
  onWant: (wanted: WantedLine | undefined) => void
}

/** Chooses what a line becomes. */
function LineChange({ order, line, wanted, isLast, products, onWant }: LineProps) {
  const { t } = useLingui()
  const id = useId()
  const choices = choicesOf(order, line, products)
  const { name } = line
  const now = wanted ?? line
  const most = mostOf(line, now._variant, products)
  const choose = (_variant: string) => onWant({ _variant, quantity: Math.min(now.quantity, Math.max(mostOf(line, _variant, products), 1)) })
  return (
    <li className="space-y-3 border-t border-line py-4">
      <p className="font-bold">{[name, ...(choices.length > 1 ? [] : line.values)].join(' / ')}</p>
      {wanted !== undefined && choices.length > 1 && (
        <RadioChoice
          isColumn
          name={`${id}-variant`}
          legend={<Trans>옵션</Trans>}
          choices={choices.map(({ _id, values, price }) => ({
            value: _id,
            label: (
              <span>
                {values.join(' / ')} · <Won amount={_id === line._variant ? line.price : price} />
              </span>
            ),
          }))}
          chosen={now._variant}
          onChoose={choose}
        />
      )}
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
        {wanted !== undefined && (
          <QuantityChoice
            id={`${id}-quantity`}
            label={t`수량`}
            value={now.quantity}
            most={most}
            onChange={(quantity) => onWant({ ...now, quantity })}
          />
        )}
        {canLeaveOut(order) && (!isLast || wanted === undefined) && (
          <button
            type="button"
            className="min-h-11 underline underline-offset-4"
            aria-label={wanted === undefined ? t`${name} 다시 넣기` : t`${name} 빼기`}
            onClick={() => onWant(wanted === undefined ? { _variant: line._variant, quantity: line.quantity } : undefined)}
          >
            {wanted === undefined ? <Trans>다시 넣기</Trans> : <Trans>빼기</Trans>}
          </button>
        )}
      </div>
    </li>
  )
}

/** Reads what the lines of an order can become; undefined until that is known. */
function useProducts({ lines, canChangeContents }: OwnOrder): Products | undefined {
  const locale = useLocale()
  const ids = canChangeContents ? [...new Set(lines.map(({ _product }) => _product))] : []
  const queries = ids.map((_id) => ({ ...shopProductRead(locale, _id), staleTime: 0 }))
  const loads = useQueries({ queries })
  if (loads.some(({ isPending }) => isPending)) return undefined
  return new Map(
    loads.flatMap(({ data }, index) => {
      const [_id] = ids.slice(index)
      return _id === undefined || data === undefined || 'missing' in data ? [] : [[_id, data.shopProduct] as const]
    }),
  )
}

interface Props {
  order: OwnOrder
  changeContents: OrderCalls['changeContents']
  onDone: () => void
}

/** What is chosen for an order, what it costs then, and the call that makes it so. */
function useChange({ order, products, changeContents, onDone }: Props & { products: Products }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [wanted, setWanted] = useState<ReadonlyMap<string, WantedLine>>(() => new Map(order.lines.map((line) => [line._id, line])))
  const [method, setMethod] = useState<DeliveryMethod>(order.method)
  const [postcode, setPostcode] = useState(order.postcode ?? '')
  // While the shop is off nobody can read what places cost: the server says it.
  const shop = useQuery(shopRead(useLocale())).data?.shop
  const fees = shop ?? { jejuFee: order.remoteFee, islandFee: order.remoteFee }
  const remoteFee = remoteFeeAfter(order, method === 'delivery' ? postcode.trim() : null, fees)
  const changed = changedOrder(order, wanted, method, products, remoteFee)
  // Of what is not paid nothing is asked for, or given back.
  const difference = order.state === 'unpaid' || !order.canChangeContents ? 0 : changed.total.total - order.total
  const payHours = shop == null ? undefined : payHoursOf(shop, leftsOf(order, wanted, products))
  // Where the answer was lost, the same is sent again under its key; what was typed anew has another one.
  const [keys] = useState(idempotencyKeys)
  const { mutate, isPending } = usePress({
    mutationFn: (body: Contents) => changeContents(body, keys.of(body)),
    onSuccess: async () => {
      keys.forget()
      return alert(difference > 0 ? t`차액을 내시면 주문이 바뀝니다. 내실 곳과 기한은 주문 화면에 있습니다.` : t`주문을 바꿨습니다.`).then(
        onDone,
      )
    },
    onError: alertFailure,
  })
  const want = (_line: string, next: WantedLine | undefined) => {
    const after = new Map(wanted)
    if (next === undefined) after.delete(_line)
    else after.set(_line, next)
    setWanted(after)
  }
  const place = { postcode, onPostcode: setPostcode, remoteFee }
  return { wanted, want, method, setMethod, place, ...changed, difference, payHours, mutate, isPending }
}

/** What is to be paid more for a change, or goes back: its shopper knows before it is done. */
function Difference({ won, payHours }: { won: number; payHours: number | undefined }) {
  return (
    <div role="status">
      {won > 0 && (
        <p>
          <Trans>
            <strong>
              <Won amount={won} />
            </strong>
            을 더 내시면 주문이 바뀝니다. 그때까지 주문은 지금 그대로이고, 늘어난 상품은 맡아 둡니다.
          </Trans>{' '}
          {payHours !== undefined && <Trans>{payHours}시간 안에 내지 않으시면 변경은 없던 일이 됩니다.</Trans>}
        </p>
      )}
      {won < 0 && (
        <p>
          <Trans>
            <strong>
              <Won amount={-won} />
            </strong>
            을 돌려 드립니다.
          </Trans>
        </p>
      )}
    </div>
  )
}

function Form(props: Props & { products: Products }) {
  const { order, products, onDone } = props
  const { t, i18n } = useLingui()
  const { wanted, want, method, setMethod, place, lines, total, difference, payHours, mutate, isPending } = useChange(props)
  const isMember = useKnownSession() !== undefined
  const { data: saved } = useQuery({ ...addressesRead(useLocale()), enabled: isMember })
  const canPickUp = order.canChangeContents && order.lines.every(({ _product }) => products.get(_product)?.isPickUp === true)
  const isTransferred = order.state === 'unpaid' && order.bankAccount !== null
  const { invalid, onSubmit } = useCheckedForm()
  // What was paid through the gateway goes back through it.
  const needsAccount = difference < 0 && order.means !== 'gateway'
  const checks = useOrderChecks(method, isTransferred)
  const [more, back, amount] = [i18n.number(difference), i18n.number(-difference), i18n.number(total.total)]
  const questions = {
    more: t`차액 ${more}원을 내시면 주문이 바뀝니다. 이렇게 신청하시겠습니까?`,
    back: t`${back}원을 돌려 드립니다. 이렇게 바꾸시겠습니까?`,
    other: t`결제하실 금액이 ${amount}원이 됩니다. 이렇게 바꾸시겠습니까?`,
  }
  const isOther = order.state === 'unpaid' && total.total !== order.total
  const question = difference > 0 ? questions.more : difference < 0 ? questions.back : isOther ? questions.other : undefined
  const submit = onSubmit(
    (typed) => [
      ...checks(typed),
      [needsAccount && typed.text('refundAccount').trim() === '', 'refund-account', t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
    ],
    async (typed) => {
      const written = writtenIn(typed, method)
      const payer = isTransferred ? written.payer : order.payer
      if (question !== undefined && !(await confirm(question))) return
      const account = needsAccount ? { refundAccount: typed.text('refundAccount').trim() } : {}
      mutate({ ...written, payer, lines, total: order.canChangeContents ? total.total : order.total, difference, ...account })
    },
  )
  return (
    <form noValidate className="space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      {!order.canChangeContents ? (
        <p>
          <Trans>지금은 받는 분과 주소만 바꾸실 수 있습니다.</Trans>
        </p>
      ) : (
        <>
          <ul className="border-b border-line">
            {order.lines.map((line) => (
              <LineChange
                key={line._id}
                order={order}
                line={line}
                wanted={wanted.get(line._id)}
                isLast={wanted.size === 1}
                products={products}
                onWant={(next) => want(line._id, next)}
              />
            ))}
          </ul>
        </>
      )}
      <OrderFields
        invalid={invalid}
        before={order}
        method={method}
        onMethod={setMethod}
        canPickUp={canPickUp}
        isWayOpen={order.canChangeContents}
        isTransferred={isTransferred}
        {...place}
        addresses={saved?.addresses ?? []}
      />
      {order.canChangeContents && <Totals total={total} />}
      <Difference won={difference} payHours={payHours} />
      {needsAccount && <RefundAccount isInvalid={invalid === 'refund-account'} />}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>이렇게 바꾸기</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>바꾸지 않기</Trans>
        </button>
      </div>
    </form>
  )
}

/** Changes an order before it is sent: its options and pieces, who gets it, where and how. */
export function ChangeForm(props: Props) {
  const products = useProducts(props.order)
  return products === undefined ? <div className="skeleton h-72" /> : <Form {...props} products={products} />
}
