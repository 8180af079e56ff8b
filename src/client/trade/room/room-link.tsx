import { roomSpan } from '#contract/trade/room-times.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { useNow } from './use-now.ts'

/** The way into the room of an online meeting; before it opens, from when on, and where camera and microphone are tried. */
export function RoomLink({ matching }: { matching: Matching }) {
  const locale = useLocale()
  const span = roomSpan(matching)
  const now = useNow(span?.opensAt, span?.closesAt)
  const {
    _id,
    other: { name },
    fair: { timeZone },
  } = matching
  if (span === undefined || now >= Date.parse(span.closesAt)) return null
  const isOpen = now >= Date.parse(span.opensAt)
  const from = `${shortDayIn(span.opensAt, timeZone, locale)} ${timeIn(span.opensAt, timeZone)}`
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {!isOpen && (
        <span className="tabular-nums">
          <Trans>온라인 상담실은 {from}에 열립니다.</Trans>
        </span>
      )}
      <PageLink
        to="/mypage/room/$_matching"
        params={{ _matching: _id }}
        reloadDocument
        className={buttonClass(isOpen ? 'primary' : 'outline')}
      >
        {isOpen ? <Trans>온라인 상담실 들어가기</Trans> : <Trans>카메라와 마이크 미리 확인</Trans>}
        <span className="sr-only">: {name}</span>
      </PageLink>
    </p>
  )
}
