import type { ChargeFailure } from '#contract/shop/charge-states.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, use, useEffect } from 'react'
import { FactRow } from '../../content/fact-row.tsx'
import { Missing } from '../../content/missing.ts'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { isMissing } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { useMoment } from '../moment.ts'
import { chargeRead, type OwnCharge } from '../queries.ts'
import { ShopPage } from '../shop-page.tsx'
import { AccountFacts } from './account-facts.tsx'
import { openPayment } from './open-payment.ts'
import { openProvider, type ProviderMethod } from './provider.ts'

const methods: readonly { method: ProviderMethod; name: MessageDescriptor }[] = [
  { method: 'CARD', name: msg`카드·간편결제` },
  { method: 'TRANSFER', name: msg`실시간 계좌이체` },
  { method: 'VIRTUAL_ACCOUNT', name: msg`가상계좌에 입금` },
]

const failures: Readonly<Record<ChargeFailure, MessageDescriptor>> = {
  declined: msg`카드사나 은행이 결제를 거절했습니다. 다른 카드나 결제 수단으로 다시 시도해 주십시오.`,
  limit: msg`한도나 잔액이 모자라 결제되지 않았습니다. 다른 카드나 결제 수단으로 다시 시도해 주십시오.`,
  cancelled: msg`결제를 그만두셨습니다.`,
  expired: msg`시간이 지나 결제되지 않았습니다. 다시 시도해 주십시오.`,
  orderEnded: msg`이미 취소되었거나 결제된 주문이라 결제하지 않았습니다.`,
  other: msg`결제되지 않았습니다. 다시 시도해 주십시오.`,
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="border-l-4 border-accent bg-wash px-5 py-4">
    {children}
  </p>
)

/** Chooses how to pay, and goes to the provider's window. @param code why its shopper has come back without having paid */
function Methods({ charge, code }: { charge: OwnCharge; code: string | undefined }) {
  const { t, i18n } = useLingui()
  const { mutate, isPending } = usePress({
    mutationFn: (method: ProviderMethod) => openProvider(charge, method),
    // The provider's own words are in one language, and about its script.
    onError: () => alert(t`결제창을 열지 못했습니다. 연결을 확인하시고, 이 화면을 새로 고친 뒤에 다시 시도해 주십시오.`),
  })
  const { amount, isDifference } = charge
  // No deposit pays a difference.
  const offered = methods.filter(({ method }) => !isDifference || method !== 'VIRTUAL_ACCOUNT')
  return (
    <div className="space-y-6">
      {code !== undefined && (
        <Notice>
          {code.includes('CANCEL') ? (
            <Trans>결제를 그만두셨습니다. 결제된 금액은 없습니다.</Trans>
          ) : (
            <Trans>결제를 마치지 못했습니다. 결제된 금액은 없습니다. 다른 결제 수단으로 다시 시도해 주십시오.</Trans>
          )}
        </Notice>
      )}
      <p className="text-lg">
        <Trans>
          결제하실 금액은{' '}
          <strong>
            <Won amount={amount} />
          </strong>
          입니다.
        </Trans>
      </p>
      <div role="group" aria-label={t`결제 수단`} className="flex flex-wrap gap-3">
        {offered.map(({ method, name }) => (
          <button key={method} type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(method)}>
            {i18n._(name)}
          </button>
        ))}
      </div>
      <p className="text-sm text-muted">
        <Trans>결제 화면은 토스페이먼츠가 보여 드립니다. 카드 번호와 비밀번호는 저희에게 전달되지 않습니다.</Trans>
      </p>
    </div>
  )
}

/** Says that nothing was charged, and why. It can be tried once more. */
function NotCharged({ _id, failure }: { _id: string; failure: ChargeFailure }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: () => api('POST /api/v1/shop/charges/{_id}/again', { locale, params: { _id } }),
    onSuccess: ({ charge }) => openPayment(charge._id),
    onError: alertFailure,
  })
  return (
    <div className="space-y-6">
      <Notice>
        {i18n._(failures[failure])} <Trans>결제된 금액은 없습니다.</Trans>
      </Notice>
      {failure !== 'orderEnded' && (
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
          <Trans>다시 결제하기</Trans>
        </button>
      )}
    </div>
  )
}

/** Where a deposit goes, and until when. */
function Deposit({ charge: { account, accountUntil, amount } }: { charge: OwnCharge }) {
  const { t } = useLingui()
  const momentOf = useMoment()
  return (
    <AccountFacts account={account} amount={amount}>
      {accountUntil !== null && (
        <FactRow name={t`기한`}>
          <time dateTime={accountUntil}>{momentOf(accountUntil)}</time>
        </FactRow>
      )}
    </AccountFacts>
  )
}

/** Where a charge stands, and what can be done. */
function Standing({ charge, code }: { charge: OwnCharge; code: string | undefined }) {
  switch (charge.state) {
    case 'begun':
      return charge.window === null ? <NotCharged _id={charge._id} failure="orderEnded" /> : <Methods charge={charge} code={code} />
    case 'confirming':
      return (
        <Notice>
          <Trans>결제를 확인하고 있습니다. 이 화면을 닫으셔도 됩니다. 결과는 주문 내역에서 보실 수 있으니 다시 결제하지 마십시오.</Trans>
        </Notice>
      )
    case 'waiting':
      return (
        <div className="space-y-6">
          <Notice>
            <Trans>아래 계좌에 기한까지 입금해 주십시오. 입금하시면 바로 확인됩니다.</Trans>
          </Notice>
          <Deposit charge={charge} />
        </div>
      )
    case 'paid':
      return (
        <Notice>
          <Trans>결제되었습니다. 곧 준비하겠습니다.</Trans>
        </Notice>
      )
    case 'refused':
      return <NotCharged _id={charge._id} failure={charge.failure ?? 'other'} />
    case 'stray':
      return (
        <Notice>
          <Trans>이미 끝났거나 결제된 주문입니다. 결제하신 금액은 돌려 드립니다.</Trans>
        </Notice>
      )
    case 'returned':
      return (
        <Notice>
          <Trans>이미 끝났거나 결제된 주문입니다. 결제하신 금액을 돌려 드렸습니다.</Trans>
        </Notice>
      )
  }
}

/** What the provider's window adds to the address of this page on the way back. */
interface WayBack {
  paymentKey?: string
  amount?: string
  /** Why it was not paid. */
  code?: string
}

/** Tells the server that its shopper has come back with a payment: once, and again on a press where it did not get there. */
function useReturn(_id: string, { paymentKey, amount }: WayBack) {
  const locale = useLocale()
  const client = useQueryClient()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    mutationFn: () =>
      api('PUT /api/v1/shop/charges/{_id}', { locale, params: { _id }, body: { paymentKey: paymentKey ?? '', amount: Number(amount) } }),
    onSuccess: async (answer) => {
      client.setQueryData(chargeRead(locale, _id).queryKey, answer)
      // What was in the address has had its effect.
      await navigate({ to: '/shop/pay/$_charge', params: { _charge: _id }, replace: true })
    },
    onError: alertFailure,
  })
  const isBack = paymentKey !== undefined && Number.isInteger(Number(amount))
  useEffect(() => {
    if (isBack) mutate(undefined)
    // Once for each arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return { isBack, isPending, tell: () => mutate(undefined) }
}

/** `/shop/pay/{_id}`: pays an order through the provider, and says what has become of it. Its id is all that it needs to know. */
export function PayPage({ _id }: { _id: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const missing = use(Missing)
  const search: WayBack = useSearch({ strict: false })
  const { isBack, isPending, tell } = useReturn(_id, search)
  const load = useQuery({
    ...chargeRead(locale, _id),
    staleTime: 0,
    // What is being found out is there in a moment.
    refetchInterval: ({ state: { data } }) => (data !== undefined && !isMissing(data) && data.charge.state === 'confirming' ? 2000 : false),
  })
  if (load.data !== undefined && isMissing(load.data)) return missing
  return (
    <ShopPage title={t`결제`} description={t`주문하신 것의 결제 수단을 고르고 결제 결과를 보시는 화면입니다.`}>
      <div className="max-w-[46rem] space-y-8">
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-72" />}
          failed={t`결제를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        >
          {(data) =>
            isMissing(data) ? null : isBack && data.charge.state === 'begun' ? (
              <>
                <Notice>
                  <Trans>결제를 확인하고 있습니다. 잠시만 기다려 주십시오.</Trans>
                </Notice>
                {!isPending && (
                  <button type="button" className={buttonClass('primary')} onClick={tell}>
                    <Trans>결제 확인하기</Trans>
                  </button>
                )}
              </>
            ) : (
              <PaidFor charge={data.charge} code={search.code} />
            )
          }
        </LoadState>
      </div>
    </ShopPage>
  )
}

/** The number of what is paid, where it stands, and the way to the order. */
function PaidFor({ charge, code }: { charge: OwnCharge; code: string | undefined }) {
  const { number, _order } = charge
  const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
  return (
    <>
      <p className="text-sm text-muted tabular-nums">
        <Trans>주문 번호 {number}</Trans>
      </p>
      <Standing charge={charge} code={code} />
      <p>
        {_order === null ? (
          <PageLink to="/shop/order" className={link} reloadDocument>
            <Trans>주문 내역 보기</Trans>
          </PageLink>
        ) : (
          <PageLink to="/mypage/orders/$_order" params={{ _order }} className={link} reloadDocument>
            <Trans>주문 내역 보기</Trans>
          </PageLink>
        )}
      </p>
    </>
  )
}
