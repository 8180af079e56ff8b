import { languageTag } from '#contract/locale.ts'
import { pointRules } from '#contract/shop/point-rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { type OwnPoints, pointsRead } from '../queries.ts'
import { pointNames } from './names.ts'
import { grouped } from '../../content/grouped.ts'

function Balance({ balance, next }: Pick<OwnPoints, 'balance' | 'next'>) {
  const tag = languageTag(useLocale())
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'Asia/Seoul' })
  const [amount, least] = [grouped(next?.amount ?? 0), grouped(pointRules.least)]
  const until = next === null ? '' : day.format(new Date(next.expiresAt))
  const { percent } = pointRules
  return (
    <div className="border-l-4 border-accent bg-wash px-5 py-4">
      <p className="text-2xl font-bold tabular-nums">{grouped(balance)}P</p>
      {next !== null && (
        <p className="mt-1 text-sm">
          <Trans>
            {until}까지 쓰셔야 하는 포인트: {amount}P
          </Trans>
        </p>
      )}
      <p className="mt-3 text-sm text-muted">
        <Trans>
          구매를 확정하시면 상품 값으로 내신 금액의 {percent}%가 쌓이고, 1년 동안 쓰실 수 있습니다. {least}P부터 주문할 때 1P를 1원으로
          씁니다.
        </Trans>
      </p>
    </div>
  )
}

function Movement({ movement: { at, kind, change, balance, order, _order, reason } }: { movement: OwnPoints['points'][number] }) {
  const { i18n } = useLingui()
  const number = new Intl.NumberFormat(languageTag(useLocale()), { signDisplay: 'exceptZero' })
  const left = grouped(balance)
  return (
    <li className="flex justify-between gap-x-6 border-t border-line py-4">
      <span className="min-w-0">
        <span className="block font-semibold">{i18n._(pointNames[kind])}</span>
        <span className="block text-sm text-muted">
          <time dateTime={at}>{koreanDay(at)}</time>
          {reason !== null && ` · ${reason}`}
        </span>
        {_order !== null && order !== null && (
          <PageLink
            to="/mypage/orders/$_order"
            params={{ _order }}
            className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 tabular-nums"
          >
            <Trans>주문 {order}</Trans>
          </PageLink>
        )}
      </span>
      <span className="shrink-0 text-right tabular-nums">
        <strong className="block">{number.format(change)}P</strong>
        <span className="text-sm text-muted">
          <Trans>남은 포인트 {left}P</Trans>
        </span>
      </span>
    </li>
  )
}

/** `/mypage/points`: how many points a member has, until when, and what became of them. */
export function MyPoints() {
  const { t } = useLingui()
  const search = useListSearch()
  const { limit, skip } = paged(search)
  const load = useQuery(pointsRead(useLocale(), { limit, skip }))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`포인트를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ balance, next, points, summary }) => (
        <>
          <Balance balance={balance} next={next} />
          {summary.total === 0 ? (
            <p className="py-8 text-muted">
              <Trans>아직 쌓이거나 쓰신 포인트가 없습니다.</Trans>
            </p>
          ) : (
            <ul className="border-b border-line">
              {points.map((movement) => (
                <Movement key={movement._id} movement={movement} />
              ))}
            </ul>
          )}
          <Pagination
            page={search.page ?? 1}
            count={Math.ceil(summary.total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/points', search: pageOf(search, number) })}
          />
        </>
      )}
    </LoadState>
  )
}
