import { languageTag } from '#contract/locale.ts'
import { isReviewable } from '#contract/shop/reviewable.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { Won } from '../../content/won.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { Totals } from '../cart/totals.tsx'
import type { OwnOrder } from '../queries.ts'
import { stateNames, stepNames } from './names.ts'
import type { ChangePurchase } from './claim-form.tsx'
import { LineClaims } from './line-claims.tsx'
import { OrderActions, type TakeStep } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { Earning } from './earning.tsx'
import { ReceiverFacts } from './receiver-facts.tsx'

/** An instant on the clock of the office, where banks and parcels are. */
function useMoment(): (at: string) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLocale()), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' })
  return (at) => format.format(new Date(at))
}

/** Where and until when it is paid. */
function Payment({ order: { total, bankAccount, payUntil, payer } }: { order: OwnOrder }) {
  const { t } = useLingui()
  const momentOf = useMoment()
  if (bankAccount === null) return null
  return (
    <section aria-labelledby="payment" className="border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="payment" className="text-lg font-bold">
        <Trans>입금하실 곳</Trans>
      </h2>
      <dl className="mt-3">
        <FactRow name={t`계좌`}>{bankAccount}</FactRow>
        <FactRow name={t`금액`}>
          <strong>
            <Won amount={total} />
          </strong>
        </FactRow>
        <FactRow name={t`입금자 이름`}>{payer}</FactRow>
        <FactRow name={t`기한`}>
          <time dateTime={payUntil}>{momentOf(payUntil)}</time>
        </FactRow>
      </dl>
      <p className="mt-3 text-sm text-muted">
        <Trans>입금을 확인하면 알려 드립니다. 기한이 지나면 주문이 취소됩니다.</Trans>
      </p>
    </section>
  )
}

interface Props {
  order: OwnOrder
  takeStep: TakeStep
  changePurchase: ChangePurchase
  isMembers?: boolean
}

/** Renders an order for its shopper: where it stands, what can be done, what is in it, and what became of it. */
export function OrderView({ order, takeStep, changePurchase, isMembers = false }: Props) {
  const { t, i18n } = useLingui()
  const momentOf = useMoment()
  const { number, state, lines, timeline, carrier, trackingNumber, reason, refundDue, earns } = order
  return (
    <div className="space-y-8">
      <p>
        <strong className="text-lg">{i18n._(stateNames[state])}</strong>
        <span className="block text-sm text-muted tabular-nums">
          <Trans>주문 번호 {number}</Trans>
        </span>
      </p>
      <Payment order={order} />
      {refundDue > 0 && (
        <p className="border-l-2 border-accent py-2 pl-4">
          <Trans>
            <Won amount={refundDue} />을 3영업일 안에 적어 주신 계좌로 돌려 드립니다.
          </Trans>
        </p>
      )}
      {state === 'ready' && (
        <p className="border-l-2 border-accent py-2 pl-4">
          <Trans>센터에 오셔서 주문 번호를 보여 주십시오.</Trans>
        </p>
      )}
      <OrderActions order={order} takeStep={takeStep} />
      <OrderLines
        lines={lines}
        hasReviews={isMembers && isReviewable(state)}
        renderBelow={(line) => <LineClaims order={order} line={line} changePurchase={changePurchase} />}
      />
      <Totals total={order} />
      {earns > 0 && <Earning points={earns} isEarned={state === 'confirmed'} />}
      <ReceiverFacts order={order} />
      <section aria-labelledby="timeline">
        <h2 id="timeline" className="mb-3 text-lg font-bold">
          <Trans>지나온 일</Trans>
        </h2>
        <ol>
          {timeline.map(({ at, step }) => (
            <li key={at + step} className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3">
              <span>{i18n._(stepNames[step])}</span>
              <time dateTime={at} className="text-sm text-muted tabular-nums">
                {momentOf(at)}
              </time>
            </li>
          ))}
        </ol>
        <dl>
          {carrier !== null && <FactRow name={t`택배사`}>{carrier}</FactRow>}
          {trackingNumber !== null && <FactRow name={t`송장번호`}>{trackingNumber}</FactRow>}
          {reason !== null && <FactRow name={t`취소 사유`}>{reason}</FactRow>}
        </dl>
      </section>
    </div>
  )
}
