import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { usePress } from '../../data/use-press.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useMoment } from '../moment.ts'
import { AccountFacts } from '../pay/account-facts.tsx'
import type { OwnOrder } from '../queries.ts'
import type { OrderCalls } from './order-calls.ts'
import { Confirming, PayOnline } from './payment.tsx'

interface Props extends Pick<OrderCalls, 'takeStep' | 'beginCharge'> {
  order: OwnOrder
  change: NonNullable<OwnOrder['waitingChange']>
}

/** Renders a change that waits for its difference: what the order becomes, how that is paid, and until when. It can be withdrawn. */
export function WaitingChange({ order, change, takeStep, beginCharge }: Props) {
  const { t } = useLingui()
  const momentOf = useMoment()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({ mutationFn: takeStep, onError: alertFailure })
  const { amount, until, method, total, lines } = change
  const { bankAccount, canPayOnline, charge, payer } = order
  const drop = async () => {
    if (await confirm(t`변경을 거두고 주문을 지금 그대로 두시겠습니까?`)) mutate({ step: 'dropChange' })
  }
  if (charge?.state === 'confirming') return <Confirming _charge={charge._id} />
  const untilText = momentOf(until)
  return (
    <section aria-labelledby="waiting-change" className="space-y-3 border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="waiting-change" className="text-lg font-bold">
        <Trans>차액을 내시면 주문이 바뀝니다</Trans>
      </h2>
      <ul>
        {lines.map(({ _line, name, values, quantity }) => (
          <li key={_line}>
            {[name, ...values].join(' / ')} × {quantity}
          </li>
        ))}
      </ul>
      <dl>
        <FactRow name={t`받는 방법`}>{method === 'pickUp' ? t`센터에서 받기` : t`택배`}</FactRow>
        <FactRow name={t`바뀐 주문의 금액`}>
          <Won amount={total} />
        </FactRow>
        {bankAccount === null && (
          <FactRow name={t`내실 차액`}>
            <strong>
              <Won amount={amount} />
            </strong>
          </FactRow>
        )}
      </dl>
      {canPayOnline && <PayOnline beginCharge={beginCharge} />}
      {bankAccount !== null && (
        <AccountFacts account={bankAccount} amount={amount}>
          <FactRow name={t`입금자 이름`}>{payer}</FactRow>
        </AccountFacts>
      )}
      <p className="text-sm text-muted">
        <Trans>
          <time dateTime={until}>{untilText}</time>까지 차액을 내 주십시오. 기한이 지나면 변경은 없던 일이 되고, 주문은 지금 그대로 보내
          드립니다.
        </Trans>
      </p>
      <button type="button" className={buttonClass('outline', 'no-print')} aria-disabled={isPending} onClick={() => void drop()}>
        <Trans>변경 거두기</Trans>
      </button>
    </section>
  )
}
