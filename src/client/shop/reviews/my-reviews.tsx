import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useOpen } from '../../data/use-open.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { ownReviewsRead, reviewableRead } from '../queries.ts'
import { Bought } from './bought.tsx'
import { OneReview } from './one-review.tsx'
import { Standing } from './standing.tsx'
import { Stars } from './stars.tsx'

/** So many that can be reviewed are listed: the others follow when these are. */
const most = 20

/** What was received and is not reviewed yet. */
function Reviewable() {
  const { t } = useLingui()
  const load = useQuery(reviewableRead(useLocale(), { limit: most }))
  return (
    <section aria-labelledby="reviewable">
      <h2 id="reviewable" className="mb-3 text-lg font-bold">
        <Trans>후기를 쓰실 수 있는 상품</Trans>
      </h2>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`상품을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={({ lines }) => lines.length === 0}
        empty={t`받으신 상품 가운데 후기를 쓰실 것이 없습니다.`}
      >
        {({ lines, summary }) => (
          <>
            <ul className="border-b border-line">
              {lines.map((line) => (
                <li key={line._id} className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
                  <div className="min-w-0 flex-[1_1_14rem]">
                    <Bought of={line}>
                      <p className="text-sm text-muted tabular-nums">
                        <Trans>
                          <time dateTime={line.orderedAt}>{koreanDay(line.orderedAt)}</time> 주문
                        </Trans>
                      </p>
                    </Bought>
                  </div>
                  <PageLink
                    to="/mypage/reviews"
                    search={{ open: line._id }}
                    className={buttonClass('outline')}
                    aria-label={t`${line.name} 후기 쓰기`}
                  >
                    <Trans>후기 쓰기</Trans>
                  </PageLink>
                </li>
              ))}
            </ul>
            {summary.total > lines.length && (
              <p className="mt-3 text-sm text-muted">
                <Plural value={summary.total - lines.length} other="이 밖에 #건이 더 있습니다." />
              </p>
            )}
          </>
        )}
      </LoadState>
    </section>
  )
}

/** What the member has written, the newest first. */
function Written() {
  const { t } = useLingui()
  const search = useListSearch()
  const { limit, skip } = paged(search)
  const load = useQuery(ownReviewsRead(useLocale(), { limit, skip }))
  return (
    <section aria-labelledby="written">
      <h2 id="written" className="mb-3 text-lg font-bold">
        <Trans>내가 쓴 후기</Trans>
      </h2>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`후기를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={({ summary }) => summary.total === 0}
        empty={t`아직 쓰신 후기가 없습니다.`}
      >
        {({ reviews, summary }) => (
          <>
            <ul className="border-b border-line">
              {reviews.map((review) => (
                <li key={review._id} className="space-y-3 border-t border-line py-4">
                  <Bought of={review} />
                  <p className="flex flex-wrap gap-x-3 text-sm">
                    <Stars rating={review.rating} />
                    <time dateTime={review.createdAt} className="text-muted tabular-nums">
                      {koreanDay(review.createdAt)}
                    </time>
                    {review.images.length > 0 && (
                      <span className="text-muted">
                        <Plural value={review.images.length} other="사진 #장" />
                      </span>
                    )}
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{review.content}</p>
                  <Standing review={review} />
                  <p>
                    <PageLink
                      to="/mypage/reviews"
                      search={{ open: review._id }}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      <Trans>고치기·지우기</Trans>
                      <span className="sr-only">: {review.name}</span>
                    </PageLink>
                  </p>
                </li>
              ))}
            </ul>
            <Pagination
              page={search.page ?? 1}
              count={Math.ceil(summary.total / pageSize)}
              targetOf={(number) => ({ to: '/mypage/reviews', search: pageOf(search, number) })}
            />
          </>
        )}
      </LoadState>
    </section>
  )
}

/** `/mypage/reviews`: what a member can review, and has; `?open=` is one of both. */
export function MyReviews({ sub }: { sub: string }) {
  const open = useOpen()
  if (open !== undefined) return <OneReview key={open} of={open} sub={sub} />
  return (
    <>
      <Reviewable />
      <Written />
    </>
  )
}
