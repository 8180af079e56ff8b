import { roomSpan } from '#contract/trade/room-times.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { When } from '../fair/when.tsx'
import { myMatchings } from '../queries.ts'
import { RoomLink } from './room-link.tsx'

/** A member's online meetings at a fair, in the order of their times. */
export function OnlineMeetings({ _fair }: { _fair: string }) {
  const { data } = useQuery(myMatchings(useLocale(), { _fair, method: 'ONLINE', limit: 100 }))
  const [now] = useState(() => new Date().toISOString())
  const ahead = (data?.matchings ?? [])
    .filter((matching) => (roomSpan(matching)?.closesAt ?? '') > now)
    .toSorted((a, b) => (a.startsAt ?? '').localeCompare(b.startsAt ?? ''))
  if (ahead.length === 0) return null
  return (
    <section aria-labelledby="online-meetings" className="space-y-4">
      <h2 id="online-meetings" className="text-lg font-bold">
        <Trans>온라인 상담</Trans>
      </h2>
      <ul className="space-y-4">
        {ahead.map((matching) => (
          <li key={matching._id} className="rounded-card border border-line bg-surface p-5">
            <p className="font-semibold">{matching.other.name}</p>
            {matching.startsAt !== null && matching.endsAt !== null && (
              <p className="text-sm">
                <When startsAt={matching.startsAt} endsAt={matching.endsAt} timeZone={matching.fair.timeZone} />
              </p>
            )}
            <RoomLink matching={matching} />
          </li>
        ))}
      </ul>
    </section>
  )
}
