import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { useMoment } from '../moment.ts'
import { AccountFacts } from '../pay/account-facts.tsx'
import { openPayment } from '../pay/open-payment.ts'
import type { OwnCharge, OwnOrder } from '../queries.ts'

/** Begins to pay an order through the provider, as its member or as a guest. */
export type BeginCharge = () => Promise<{ charge: OwnCharge }>

/** Renders the account that it is paid to, and in whose name. */
function Transfer({ account, order: { total, payer } }: { account: string; order: OwnOrder }) {
  const { t } = useLingui()
  return (
    <AccountFacts account={account} amount={total}>
      <FactRow name={t`입금자 이름`}>{payer}</FactRow>
    </AccountFacts>
  )
}

/** Begins to pay what is due of an order through the provider. */
export function PayOnline({ beginCharge }: { beginCharge: BeginCharge }) {
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: beginCharge,
    onSuccess: ({ charge }) => openPayment(charge._id),
    onError: alertFailure,
  })
  return (
    <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      <Trans>카드·간편결제로 결제하기</Trans>
    </button>
  )
}

/** Says that a payment is being found out about: it is not made for a second time. */
export function Confirming({ _charge }: { _charge: string }) {
  return (
    <p role="status" className="border-l-4 border-accent bg-wash px-5 py-4">
      <Trans>결제를 확인하고 있습니다. 다시 결제하지 마십시오.</Trans>{' '}
      <PageLink
        to="/shop/pay/$_charge"
        params={{ _charge }}
        className="inline-flex min-h-11 items-center underline underline-offset-4"
        reloadDocument
      >
        <Trans>결제 보기</Trans>
      </PageLink>
    </p>
  )
}

interface Props {
  order: OwnOrder
  beginCharge: BeginCharge
}

/** Renders how an order is paid that waits for its money: what is on its way is not asked for a second time. */
export function Payment({ order, beginCharge }: Props) {
  const momentOf = useMoment()
  const { state, total, bankAccount, canPayOnline, charge, payUntil, isLot } = order
  if (state !== 'unpaid' || total === 0) return null
  if (charge?.state === 'confirming') return <Confirming _charge={charge._id} />
  const account = charge?.state === 'waiting' ? charge.account : null
  if (account === null && bankAccount === null && !canPayOnline) return null
  const until = momentOf(payUntil)
  return (
    <section aria-labelledby="payment" className="space-y-3 border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="payment" className="text-lg font-bold">
        {canPayOnline && account === null ? <Trans>결제하기</Trans> : <Trans>입금하실 곳</Trans>}
      </h2>
      {account !== null ? (
        <Transfer account={account} order={order} />
      ) : (
        <>
          {canPayOnline && <PayOnline beginCharge={beginCharge} />}
          {bankAccount !== null && canPayOnline && (
            <p>
              <Trans>또는 아래 계좌로 보내 주십시오.</Trans>
            </p>
          )}
          {bankAccount !== null && <Transfer account={bankAccount} order={order} />}
        </>
      )}
      <p className="text-sm text-muted">
        {isLot ? (
          <Trans>
            <time dateTime={payUntil}>{until}</time>까지 결제해 주십시오. 낙찰받으신 것은 취소하실 수 없습니다.
          </Trans>
        ) : (
          <Trans>
            <time dateTime={payUntil}>{until}</time>까지 결제해 주십시오. 기한이 지나면 주문이 취소됩니다.
          </Trans>
        )}
      </p>
    </section>
  )
}

/** Renders what goes back of an order, and how. */
export function MoneyBack({ order: { refundDue, refunding, means } }: { order: OwnOrder }) {
  if (refundDue + refunding === 0) return null
  return (
    <p className="border-l-2 border-accent py-2 pl-4">
      {means === 'gateway' ? (
        <Trans>
          <Won amount={refundDue + refunding} />을 결제하신 수단으로 돌려 드립니다. 카드사에 따라 며칠 걸릴 수 있습니다.
        </Trans>
      ) : (
        <Trans>
          <Won amount={refundDue} />을 3영업일 안에 적어 주신 계좌로 돌려 드립니다.
        </Trans>
      )}
    </p>
  )
}
