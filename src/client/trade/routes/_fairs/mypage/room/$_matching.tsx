import { useLingui } from '@lingui/react/macro'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { retryImport } from '../../../../../data/start/retry-import.ts'
import { RoomPage } from '../../../../room/room-page.tsx'

const GuestRoom = lazy(() => retryImport(() => import('../../../../room/guest-room.tsx')).then((part) => ({ default: part.GuestRoom })))

export const Route = createFileRoute('/_fairs/mypage/room/$_matching')({ component: Meeting })

function Meeting() {
  const { t } = useLingui()
  const { _matching } = Route.useParams()
  // Somebody who was invited by a link needs no account, and comes by it with one, too.
  const token = useLocation({ select: ({ hash }) => hash })
  const guest =
    token === '' ? undefined : (
      <Suspense>
        <GuestRoom key={token} _matching={_matching} token={token} />
      </Suspense>
    )
  return (
    <MemberPage
      title={t`온라인 상담실`}
      description={t`온라인 상담에 화상으로 들어가시는 화면입니다.`}
      isWide
      instead={() => Promise.resolve(guest)}
    >
      {({ role }) => guest ?? <RoomPage key={_matching} _matching={_matching} isStaff={role === 'STAFF'} />}
    </MemberPage>
  )
}
