import { phaseAt } from '#contract/auction/phase.ts'
import { Trans } from '@lingui/react/macro'
import { useMoment } from './moment.ts'
import { useServerNow } from './use-server-now.ts'

interface Lot {
  opensAt: string
  endsAt: string
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

/** When a lot opens or ends, and how far that is by the server's clock. Calm until the last minute. */
export function Countdown({ lot: { opensAt, endsAt } }: { lot: Lot }) {
  const moment = useMoment()
  const now = useServerNow(opensAt, endsAt)
  const phase = now === undefined ? undefined : phaseAt({ opensAt, endsAt }, new Date(now).toISOString())
  const next = phase === 'coming' ? opensAt : endsAt
  const [opens, ends] = [moment(opensAt), moment(endsAt)]
  return (
    <div className="tabular-nums">
      <p className="text-lg font-semibold" role="timer">
        {phase === 'ended' ? <Trans>마감되었습니다.</Trans> : now === undefined ? ends : <TimeLeft left={Date.parse(next) - now} />}
      </p>
      <p className="text-sm text-muted">{phase === 'coming' ? <Trans>{opens}부터 응찰</Trans> : <Trans>{ends} 마감(한국 시간)</Trans>}</p>
    </div>
  )
}
