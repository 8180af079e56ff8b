import { roomTimes } from '#contract/trade/room-times.ts'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useNow } from './use-now.ts'

const minute = 60_000

/** Shows what is left of the agreed time, in whole minutes: those who talk do not look at a clock. */
export function TimeLeft({ closesAt }: { closesAt: string }) {
  const endsAt = Date.parse(closesAt) - roomTimes.after
  const [minutes, setMinutes] = useState(() => Math.ceil((endsAt - Date.now()) / minute))
  const now = useNow(new Date(endsAt - (minutes - 1) * minute).toISOString())
  const left = Math.ceil((endsAt - now) / minute)
  if (left < minutes) setMinutes(left)
  if (left <= 0) return null
  return (
    <p className="ml-auto text-sm tabular-nums">
      <Trans>남은 시간 {left}분</Trans>
    </p>
  )
}
