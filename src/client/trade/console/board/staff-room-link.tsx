import { type RoomFacts, roomSpan } from '#contract/trade/room-times.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { momentIn } from '../clock.ts'

interface Props {
  matching: RoomFacts & { _id: string }
  timeZone: string
  /** Among others in a list: the link alone, while the room is open. */
  isShort?: boolean
}

/** The way into the room of an online meeting as somebody of the staff: a page of the site, which has the camera. */
export function StaffRoomLink({ matching, timeZone, isShort = false }: Props) {
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const span = roomSpan(matching)
  if (span === undefined || now >= span.closesAt) return null
  const isOpen = now >= span.opensAt
  const link = (
    <a href={`/mypage/room/${matching._id}`} className={isShort ? 'ml-2 underline underline-offset-4' : buttonClass('outline')}>
      <Trans>온라인 상담실 들어가기</Trans>
    </a>
  )
  if (isShort) return isOpen ? link : null
  const from = momentIn(span.opensAt, timeZone, locale)
  return (
    <div className="mb-4 space-y-2 text-sm">
      {isOpen ? link : <Trans>온라인 상담실은 {from}에 열립니다.</Trans>}
      <p className="text-xs text-muted">
        <Trans>두 기업에게 ‘상담회 담당자’로 보이고, 들어가신 것이 열람 기록에 남습니다.</Trans>
      </p>
    </div>
  )
}
