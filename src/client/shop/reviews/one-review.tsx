import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { type OwnReview, ownReviewsRead, reviewableRead } from '../queries.ts'
import { Bought } from './bought.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { Standing } from './standing.tsx'

function RemoveReview({ review: { _id } }: { review: OwnReview }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/reviews/{_id}')
  const remove = async () => {
    if (!(await confirm(t`이 후기를 지우시겠습니까? 사진도 함께 지워지고 되돌릴 수 없습니다.`))) return
    mutate({ params: { _id } }, { onSuccess: () => navigate({ to: '/mypage/reviews', replace: true }), onError: alertFailure })
  }
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void remove()}>
      <Trans>후기 지우기</Trans>
    </button>
  )
}

/** Writes a review of something that was received. */
function NewReview({ _line, sub }: { _line: string; sub: string }) {
  const { t } = useLingui()
  const load = useQuery(reviewableRead(useLocale(), { _line }))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-96" />}
      failed={t`후기를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ lines }) => lines.length === 0}
      empty={t`후기를 쓰실 수 있는 상품이 아닙니다. 상품을 받으신 뒤에 쓰실 수 있습니다.`}
    >
      {({ lines }) =>
        lines.map((line) => (
          <div key={line._id} className="space-y-6">
            <Bought of={line} />
            <ReviewForm _line={line._id} sub={sub} />
          </div>
        ))
      }
    </LoadState>
  )
}

/** A review of the member, or the form of one that is not written yet. @param of the review, or the line of the order that it is about */
export function OneReview({ of, sub }: { of: string; sub: string }) {
  const { t } = useLingui()
  const load = useQuery(ownReviewsRead(useLocale(), { of }))
  return (
    <>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-96" />}
        failed={t`후기를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {({ reviews: [review] }) =>
          review === undefined ? (
            <NewReview _line={of} sub={sub} />
          ) : (
            <>
              <Bought of={review} />
              <Standing review={review} />
              <ReviewPictures review={review} />
              <ReviewForm key={review._id} review={review} sub={sub} />
              <RemoveReview review={review} />
            </>
          )
        }
      </LoadState>
      <p>
        <PageLink to="/mypage/reviews" className="inline-flex min-h-11 items-center underline underline-offset-4">
          <Trans>내 후기 목록</Trans>
        </PageLink>
      </p>
    </>
  )
}
