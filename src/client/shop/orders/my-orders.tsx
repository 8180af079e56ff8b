import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { Won } from '../../content/won.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { buttonClass } from '../../ui/button.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ordersRead, type OwnOrder } from '../queries.ts'
import { standingNameOf } from './names.ts'

const MyNotifications = lazy(() =>
  retryImport(() => import('../../member/my-notifications.tsx')).then((part) => ({ default: part.MyNotifications })),
)

/** What an order is of, in a line. */
function Contents({ lines }: Pick<OwnOrder, 'lines'>) {
  const [first] = lines
  const others = lines.filter(({ kind }) => kind !== 'fee').length - 1
  return (
    <>
      {first?.name}
      {others > 0 && (
        <>
          {' '}
          <Trans>외 {others}건</Trans>
        </>
      )}
    </>
  )
}

/** What was ordered before there was the account. */
function Adoption({ count }: { count: number }) {
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/guestOrders')
  return (
    <div className="mb-6 space-y-3 border-l-4 border-accent bg-wash px-5 py-4">
      <p>
        <Trans>회원님의 번호로 로그인하지 않고 주문하신 것이 {count}건 있습니다.</Trans>
      </p>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending}
        onClick={() => mutate({}, { onError: alertFailure })}
      >
        <Trans>내 주문으로 가져오기</Trans>
      </button>
    </div>
  )
}

/** `/mypage/orders`: what a member has ordered, the newest first. */
export function MyOrders() {
  const { t, i18n } = useLingui()
  const search = useListSearch()
  const { limit, skip } = paged(search)
  const load = useQuery(ordersRead(useLocale(), { limit, skip }))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`주문을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ summary, guestOrders }) => summary.total === 0 && guestOrders === 0}
      empty={t`아직 주문하신 것이 없습니다.`}
    >
      {({ orders, summary, guestOrders }) => (
        <>
          {guestOrders > 0 && <Adoption count={guestOrders} />}
          <Suspense fallback={<div className="skeleton h-20" />}>
            <MyNotifications open={undefined} />
          </Suspense>
          <ul className="divide-y divide-line border-y border-line">
            {orders.map(({ _id, number, createdAt, total, lines, ...standing }) => (
              <li key={_id}>
                <PageLink
                  to="/mypage/orders/$_order"
                  params={{ _order: _id }}
                  className="group flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4"
                >
                  <span className="min-w-0 flex-[1_1_14rem]">
                    <span className="font-semibold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
                      <Contents lines={lines} />
                    </span>
                    <span className="block text-sm text-muted tabular-nums">
                      <time dateTime={createdAt}>{koreanDay(createdAt)}</time> · {number}
                    </span>
                  </span>
                  <span className="flex items-center gap-3">
                    <Won amount={total} />
                    <strong className="text-sm">{i18n._(standingNameOf({ ...standing, lines }))}</strong>
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
          <Pagination
            page={search.page ?? 1}
            count={Math.ceil(summary.total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/orders', search: pageOf(search, number) })}
          />
          <p>
            <PageLink to="/shop" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>상품 보기</Trans>
            </PageLink>
          </p>
        </>
      )}
    </LoadState>
  )
}
