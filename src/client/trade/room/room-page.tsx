import { roomSpan } from '#contract/trade/room-times.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { present, readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { When } from '../fair/when.tsx'
import { myMatching } from '../queries.ts'
import { callOf } from './room-call.ts'
import { Room } from './room.tsx'
import { useOwnDocument } from './use-own-document.ts'

/** Nobody waits for it to enter. */
const InviteGuest = lazy(() => retryImport(() => import('./invite-guest.tsx')).then((part) => ({ default: part.InviteGuest })))

/** Staff came from the console, and go back to where they were in it. */
const consolePage = () => (document.referrer.startsWith(`${location.origin}/console/`) ? document.referrer : '/console/fairs')

function BackLink() {
  const look = 'inline-flex min-h-11 items-center underline underline-offset-4'
  if (useSession()?.role === 'STAFF')
    return (
      <a href={consolePage()} className={look}>
        <Trans>콘솔</Trans>
      </a>
    )
  return (
    <PageLink to="/mypage/matchings" className={look}>
      <Trans>내 매칭</Trans>
    </PageLink>
  )
}

/** With whom and when, and the room below. */
function OwnRoom({ matching }: { matching: Matching }) {
  const locale = useLocale()
  const { _id, other, fair, startsAt, endsAt } = matching
  // Nobody waits for it to go in.
  const { data } = useQuery({ ...readOptions('GET /api/v1/me/matchings/{_id}/roomGuest', locale, { params: { _id } }), ...uncached })
  if (roomSpan(matching) === undefined || startsAt === null || endsAt === null)
    return (
      <p>
        <Trans>온라인 상담실이 있는 상담이 아닙니다.</Trans> <BackLink />
      </p>
    )
  return (
    <div className="space-y-6">
      <div>
        <p className="text-lg font-bold">{other.name}</p>
        <p className="text-sm text-muted">{fair.title}</p>
        <p className="text-sm">
          <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
        </p>
      </div>
      <Room
        makeCall={() => callOf(_id, locale, other.name)}
        opensAt={roomSpan(matching)?.opensAt}
        timeZone={fair.timeZone}
        _matching={_id}
        lacksRelay={data?.hasRelay === false}
        back={<BackLink />}
      >
        <Suspense>
          <InviteGuest matching={matching} />
        </Suspense>
      </Room>
    </div>
  )
}

function MemberRoom({ _matching }: { _matching: string }) {
  const { t } = useLingui()
  const load = useQuery(myMatching(useLocale(), _matching))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-96" />}
      failed={t`상담을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {(data) => {
        const matching = present(data)?.matching
        if (matching !== undefined) return <OwnRoom matching={matching} />
        return (
          <p>
            <Trans>찾으시는 상담이 없습니다.</Trans> <BackLink />
          </p>
        )
      }}
    </LoadState>
  )
}

/** `/mypage/room/{_matching}`. */
export function RoomPage({ _matching, isStaff }: { _matching: string; isStaff: boolean }) {
  useOwnDocument()
  const locale = useLocale()
  return isStaff ? <Room makeCall={() => callOf(_matching, locale)} back={<BackLink />} /> : <MemberRoom _matching={_matching} />
}
