import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { IconShape } from '../../ui/icon.tsx'
import type { FollowTarget } from './follow-offer.tsx'
import { followsRead } from './queries.ts'
import { useEnd } from './use-end.ts'
import { isOf } from './wanted.ts'

const plus = 'M12 5v14M5 12h14'

/** Begins to follow something, or ends it: in its place either way. */
function OwnFollow({ wanted, label, promise }: FollowTarget) {
  const alertFailure = useAlertFailure()
  const { data } = useQuery(followsRead(useLocale()))
  const begin = useApiMutation('POST /api/v1/auction/follows')
  const { end, isPending: isEnding } = useEnd()
  const followed = data?.follows.find((follow) => isOf(follow, wanted))
  const isUnderWay = begin.isPending || isEnding
  const press = ({ detail }: { detail: number }) => {
    // The second press of a double click would take the first one back.
    if (data === undefined || isUnderWay || detail > 1) return
    if (followed === undefined) begin.mutate({ body: wanted }, { onError: alertFailure })
    else end(followed._id)
  }
  const isFollowed = followed !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <button
        type="button"
        className={buttonClass('outline', isFollowed ? '!border-accent text-accent' : '')}
        aria-pressed={isFollowed}
        aria-disabled={data === undefined || isUnderWay}
        onClick={press}
      >
        {isFollowed ? <TopicIcon name="check" className="size-5" /> : <IconShape path={plus} className="size-5" />}
        {label}
      </button>
      <p role="status" className="text-sm">
        {isFollowed && (
          <>
            {promise}{' '}
            <PageLink
              to="/mypage/bids"
              search={{ type: 'follows' }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans>내 팔로우</Trans>
            </PageLink>
          </>
        )}
      </p>
    </div>
  )
}

/** Follows something, and leads who is not logged in to the login and back. */
export default function FollowButton(target: FollowTarget) {
  const session = useKnownSession()
  const wanted = useRouterState({ select: ({ location }) => location.href })
  if (session !== undefined) return <OwnFollow key={session.sub} {...target} />
  return (
    <Link to="/login" state={{ wanted }} className={buttonClass('outline')}>
      <IconShape path={plus} className="size-5" />
      {target.label}
    </Link>
  )
}
