import type { Body } from '#contract/api.ts'
import { restOf } from '#contract/shop/deposit-states.ts'
import type { DepositOrder, OpenDeposit } from '#contract/shop/deposits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fieldClass } from '../../../content/field.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { Won } from '../../../content/won.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { confirm } from '../../../ui/alert.tsx'
import { dateText } from '../../../console/date-text.ts'
import { orderStateNames } from '../state-names.ts'
import { OrderLink } from './order-link.tsx'
import { toggled } from './toggled.ts'

const call = 'POST /api/console/shop/deposits/{_id}/steps'

/** Returns whether an order, or a change of it, waits for its money. */
const isDue = ({ state, isDifference }: DepositOrder): boolean => state === 'unpaid' || isDifference

/** Looks for an order by its number, a name or a telephone number, when somebody asks for it. */
function OrderSearch({ onFound }: { onFound: (orders: readonly DepositOrder[]) => void }) {
  const { t } = useLingui()
  const id = useId()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const [count, setCount] = useState<number>()
  const find = async (q: string) => {
    try {
      const { orders } = await client.fetchQuery(readOptions('GET /api/console/shop/deposits/orders', locale, { query: { q } }))
      setCount(orders.length)
      onFound(orders)
    } catch (error) {
      await alertFailure(error as Error)
    }
  }
  return (
    <form
      role="search"
      className="flex max-w-lg flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const q = new FormData(event.currentTarget).get('q')
        if (typeof q === 'string' && q.trim() !== '') void find(q.trim())
      }}
    >
      <input
        id={id}
        type="search"
        name="q"
        maxLength={100}
        aria-label={t`결제를 기다리는 주문 찾기`}
        placeholder={t`주문 번호, 이름, 연락처`}
        className={fieldClass('min-w-0 flex-1 text-sm')}
      />
      <button type="submit" className={buttonClass('outline')}>
        <Trans>주문 찾기</Trans>
      </button>
      {count === 0 && (
        <p role="status" className="w-full text-sm">
          <Trans>결제를 기다리는 주문 가운데 찾지 못했습니다.</Trans>
        </p>
      )}
    </form>
  )
}

interface ChoiceProps {
  orders: readonly DepositOrder[]
  chosen: string | undefined
  onChoose: (_id: string) => void
}

function OrderChoice({ orders, chosen, onChoose }: ChoiceProps) {
  const { i18n } = useLingui()
  const name = useId()
  const locale = useLocale()
  if (orders.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">
        <Trans>어느 주문의 돈입니까?</Trans>
      </legend>
      {orders.map(({ _id, number, payer, total, isDifference, state, createdAt }) => (
        <div key={_id} className="flex flex-wrap items-center gap-x-3 text-sm">
          <label className="flex min-h-11 items-center gap-2">
            <input type="radio" name={name} checked={chosen === _id} onChange={() => onChoose(_id)} />
            <span className="font-semibold">{payer}</span>
            <Won amount={total} />
            <span>{isDifference ? <Trans>변경 차액</Trans> : i18n._(orderStateNames[state] ?? state)}</span>
          </label>
          <OrderLink _id={_id} number={number} />
          <time dateTime={createdAt} className="text-muted">
            {dateText(createdAt, locale)}
          </time>
        </div>
      ))}
    </fieldset>
  )
}

interface OthersProps {
  others: OpenDeposit['others']
  chosen: ReadonlySet<string>
  onToggle: (_id: string) => void
}

function OtherDeposits({ others, chosen, onToggle }: OthersProps) {
  const locale = useLocale()
  if (others.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">
        <Trans>함께 쓸 같은 이름의 입금</Trans>
      </legend>
      {others.map(({ _id, at, amount }) => (
        <label key={_id} className="flex min-h-11 items-center gap-2 text-sm">
          <input type="checkbox" className="size-4 accent-accent" checked={chosen.has(_id)} onChange={() => onToggle(_id)} />
          <Won amount={amount} />
          <time dateTime={at} className="text-muted">
            {dateText(at, locale)}
          </time>
        </label>
      ))}
    </fieldset>
  )
}

/** Says what paying an order with these deposits comes to. */
function Sum({ order, amounts }: { order: DepositOrder; amounts: readonly number[] }) {
  const left = restOf(order.total, amounts)
  return (
    <p role="status" className="text-sm">
      {'short' in left ? (
        <Trans>
          주문 금액보다 <Won amount={left.short} />이 모자라 결제할 수 없습니다.
        </Trans>
      ) : 'isSpare' in left ? (
        <Trans>없어도 주문 금액이 차는 입금이 있습니다. 하나를 빼 주십시오.</Trans>
      ) : left.rest > 0 ? (
        <Trans>
          주문을 결제하고, 남는 <Won amount={left.rest} />은 돌려줄 것으로 적습니다.
        </Trans>
      ) : (
        <Trans>주문 금액과 꼭 맞습니다.</Trans>
      )}
    </p>
  )
}

interface ActionsProps {
  deposit: OpenDeposit
  order: DepositOrder | undefined
  /** Deposits that pay it together with this one. */
  used: OpenDeposit['others']
}

/** What can be done with a deposit, now that an order is chosen, or none. */
function Actions({ deposit: { _id, payer, amount, finding }, order, used }: ActionsProps) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation(call)
  const isUnpaid = order !== undefined && isDue(order)
  const amounts = [amount, ...used.map((other) => other.amount)]
  const canPay = isUnpaid && 'rest' in restOf(order.total, amounts)
  const canLink = finding === 'noted' && order !== undefined && !isUnpaid && order.state !== 'cancelled'
  const take = (body: Body<typeof call>) => mutate({ params: { _id }, body }, { onError: (error) => void alertFailure(error) })
  const pay = ({ _id: _order, total }: DepositOrder) => take({ step: 'pay', _order, total, _others: used.map((other) => other._id) })
  const giveBack = async () => {
    if (await confirm(t`‘${payer}’ 입금을 모두 돌려줄 것으로 적으시겠습니까?`)) take({ step: 'giveBack' })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {canLink ? (
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={isPending}
          onClick={() => take({ step: 'link', _order: order._id })}
        >
          <Trans>이 주문의 돈으로 잇기</Trans>
        </button>
      ) : (
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={!canPay}
          aria-disabled={isPending}
          onClick={() => order !== undefined && pay(order)}
        >
          <Trans>이 주문 결제</Trans>
        </button>
      )}
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void giveBack()}>
        <Trans>돌려줄 것으로 적기</Trans>
      </button>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => take({ step: 'leave' })}>
        <Trans>상점 것이 아님</Trans>
      </button>
    </div>
  )
}

/** Renders the decision on a deposit: which order is paid, alone or with others, or where else it goes. */
export function DepositDecision({ deposit }: { deposit: OpenDeposit }) {
  const [found, setFound] = useState<readonly DepositOrder[]>([])
  const [chosen, setChosen] = useState<string>()
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set())
  const known = new Set(deposit.orders.map(({ _id }) => _id))
  const orders = [...deposit.orders, ...found.filter(({ _id }) => !known.has(_id))]
  const order = orders.find(({ _id }) => _id === chosen)
  const isUnpaid = order !== undefined && isDue(order)
  const used = deposit.others.filter(({ _id }) => others.has(_id))
  const toggle = (_id: string) => setOthers((before) => toggled(before, _id))
  return (
    <div className="mt-4 space-y-4 border-t border-line pt-4">
      <OrderChoice orders={orders} chosen={chosen} onChoose={setChosen} />
      <OrderSearch onFound={setFound} />
      {isUnpaid && <OtherDeposits others={deposit.others} chosen={others} onToggle={toggle} />}
      {isUnpaid && <Sum order={order} amounts={[deposit.amount, ...used.map(({ amount }) => amount)]} />}
      {order?.state === 'cancelled' && (
        <p role="status" className="text-sm">
          <Trans>취소된 주문은 다시 살릴 수 없어, 이 입금으로 결제할 수 없습니다.</Trans>
        </p>
      )}
      <Actions deposit={deposit} order={order} used={used} />
    </div>
  )
}
