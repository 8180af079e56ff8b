import { Trans } from '@lingui/react/macro'
import type { OwnReview } from '../queries.ts'
import { HiddenNotice } from '../hidden-notice.tsx'
import { StaffAnswer } from '../staff-answer.tsx'

/** Standing of a review: why staff have hidden it, what they have answered. */
export function Standing({ review: { isHidden, hiddenReason, answer } }: { review: OwnReview }) {
  return (
    <>
      {isHidden && (
        <HiddenNotice reason={hiddenReason}>
          <Trans>다른 사람에게 보이지 않는 후기입니다.</Trans>
        </HiddenNotice>
      )}
      <StaffAnswer answer={answer} />
    </>
  )
}
