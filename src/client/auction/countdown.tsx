import type { PublicLot } from '#contract/auction/lot.ts'
import { expectedAt, phaseAt } from '#contract/auction/phase.ts'
import { Trans } from '@lingui/react/macro'
import { useMoment } from './moment.ts'
import { useServerNow } from './use-server-now.ts'

interface Lot {
  opensAt: string
  endsAt: string
  /** Of a lot that an auctioneer calls. */
  call?: PublicLot['call']
}

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const

/** A time that is left, in the two largest of its units; in the last minute by seconds. @param left in milliseconds, above 0 */
export function TimeLeft({ left }: { left: number }) {
  const [days, hours, minutes] = [Math.floor(left / day), Math.floor(left / hour) % 24, Math.floor(left / minute) % 60]
  if (days > 0)
    return (
      <Trans>
        {days}일 {hours}시간 남음
      </Trans>
    )
  if (hours > 0)
    return (
      <Trans>
        {hours}시간 {minutes}분 남음
      </Trans>
    )
  if (minutes > 0) return <Trans>{minutes}분 남음</Trans>
  const seconds = Math.ceil(left / second)
  return (
    <strong className="text-danger">
      <Trans>{seconds}초 남음</Trans>
    </strong>
  )
}

/** Says whether an auctioneer is at a lot, or when that is expected. */
export function CallNow({ lot: { call, endsAt } }: { lot: Pick<PublicLot, 'endsAt' | 'call'> }) {
  const at = useMoment()(expectedAt({ endsAt, closing: 'hammer' }))
  if (call === 'warned')
    return (
      <strong className="text-danger">
        <Trans>마지막 호가: 곧 낙찰됩니다.</Trans>
      </strong>
    )
  return call === 'called' ? <Trans>지금 경매장에서 호가 중</Trans> : <Trans>{at}쯤 호가</Trans>
}

/** When a lot opens or ends, and how far that is by the server's clock. Calm until the last minute. */
export function Countdown({ lot: { opensAt, endsAt, call = null } }: { lot: Lot }) {
  const moment = useMoment()
  const now = useServerNow(opensAt, endsAt)
  const phase = now === undefined ? undefined : phaseAt({ opensAt, endsAt }, new Date(now).toISOString())
  const next = phase === 'coming' ? opensAt : endsAt
  const [opens, ends] = [moment(opensAt), moment(endsAt)]
  if (call !== null && phase !== 'ended')
    return (
      <div className="tabular-nums">
        <p className="text-lg font-semibold" aria-live="polite">
          <CallNow lot={{ call, endsAt }} />
        </p>
        <p className="text-sm text-muted">
          {phase === 'coming' ? (
            <Trans>{opens}부터 응찰</Trans>
          ) : (
            <Trans>경매장에서 경매사가 번호 순서로 진행합니다. 이 화면에서도 응찰하실 수 있습니다.</Trans>
          )}
        </p>
      </div>
    )
  return (
    <div className="tabular-nums">
      <p className="text-lg font-semibold" role="timer">
        {phase === 'ended' ? <Trans>마감되었습니다.</Trans> : now === undefined ? ends : <TimeLeft left={Date.parse(next) - now} />}
      </p>
      <p className="text-sm text-muted">{phase === 'coming' ? <Trans>{opens}부터 응찰</Trans> : <Trans>{ends} 마감(한국 시간)</Trans>}</p>
    </div>
  )
}
