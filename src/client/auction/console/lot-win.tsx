import type { After, LotOrder, Win } from '#contract/auction/wins.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateText } from '../../console/date-text.ts'
import type { ItemPartProps } from '../../console/module.ts'
import { FactRow } from '../../content/fact-row.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LotListings } from './lot-listings.tsx'
import { LotOffers } from './lot-offers.tsx'

const standings = { unpaid: msg`결제 전`, paid: msg`결제 완료`, cancelled: msg`취소됨` } as const

function OrderRow({ order: { _id, number, standing, total, payUntil } }: { order: LotOrder }) {
  const { t, i18n } = useLingui()
  const until = dateText(payUntil, useLocale())
  return (
    <>
      <FactRow name={t`주문`}>
        <Link
          to="/$"
          params={{ _splat: `shop/orders/${_id}` }}
          className="inline-flex min-h-11 items-center underline underline-offset-4 tabular-nums"
        >
          {number}
        </Link>{' '}
        · {i18n._(standings[standing])}
      </FactRow>
      <FactRow name={t`낙찰자가 낼 금액`}>
        <Won amount={total} />
      </FactRow>
      {standing === 'unpaid' && <FactRow name={t`결제 기한`}>{until}</FactRow>}
    </>
  )
}

/** How often the winner was told how to pay, and the way to do it once more. */
function Telling({ _id, win: { tellings, toldAt, order } }: { _id: string; win: Win }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('POST /api/console/auction/works/{_id}/wonEmail')
  const last = toldAt === null ? undefined : dateText(toldAt, locale)
  return (
    <FactRow name={t`낙찰 알림`}>
      {last === undefined ? (
        <Trans>보내지 않았습니다.</Trans>
      ) : (
        <Trans>
          {tellings}번 보냈습니다. 마지막: {last}
        </Trans>
      )}
      {order?.standing === 'unpaid' && (
        <span className="mt-2 block">
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={isPending}
            onClick={() => mutate({ params: { _id } }, { onError: alertFailure })}
          >
            <Trans>낙찰 알림 다시 보내기</Trans>
          </button>
        </span>
      )}
    </FactRow>
  )
}

/** Nothing has become of the lot yet. */
const isNothing = ({ win, next, offers, canListAgain, _again, before }: After): boolean =>
  win === null && next === null && !canListAgain && _again === null && offers.length === 0 && before.length === 0

function WinFacts({ _id, win }: { _id: string; win: Win }) {
  const { t } = useLingui()
  const { paddle, bidder, hammer, order } = win
  return (
    <dl className="border-b border-line">
      <FactRow name={t`낙찰자`}>
        <Trans>패들 {paddle}</Trans> {bidder ?? <Trans>탈퇴한 회원</Trans>}
      </FactRow>
      <FactRow name={t`낙찰가`}>
        <Won amount={hammer} />
      </FactRow>
      {order === null ? (
        <FactRow name={t`주문`}>
          <Trans>주문이 없습니다. 낙찰자와 직접 정해 주십시오.</Trans>
        </FactRow>
      ) : (
        <OrderRow order={order} />
      )}
      <Telling _id={_id} win={win} />
    </dl>
  )
}

/** Renders to whom a lot was sold, what became of its order, and the offers after its close: below its work, once there is something. */
export function LotWin({ item: { _id } }: ItemPartProps) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['GET /api/console/auction/works/{_id}/win', locale, _id],
    queryFn: ({ signal }) => api('GET /api/console/auction/works/{_id}/win', { locale, signal, params: { _id } }),
  })
  if (data === undefined || isNothing(data)) return null
  return (
    <section aria-labelledby="lot-win" className="mt-10 max-w-4xl space-y-4">
      <h2 id="lot-win" className="font-bold">
        {data.win === null ? <Trans>마감 뒤</Trans> : <Trans>낙찰 결과</Trans>}
      </h2>
      {data.win !== null && <WinFacts _id={_id} win={data.win} />}
      <LotOffers _id={_id} after={data} />
      <LotListings _id={_id} after={data} />
    </section>
  )
}
