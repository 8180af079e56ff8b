import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans } from '@lingui/react/macro'
import { exactText } from '../exact-text.ts'
import { timeLeft } from './time-left.ts'

/** Says when a lot ends, and in its last hour how soon. */
export function LotEnd({ lot, now }: { lot: Pick<PublicLot, 'state' | 'endsAt'>; now: string }) {
  const left = lot.state === 'open' ? timeLeft(lot.endsAt, now) : undefined
  return (
    <>
      <time dateTime={lot.endsAt}>
        {exactText(lot.endsAt).slice(11, 19)}
        <span className="block text-muted">{exactText(lot.endsAt).slice(0, 10)}</span>
      </time>
      {left !== undefined && (
        <span className="block font-semibold">
          <Trans>{left} 남음</Trans>
        </span>
      )}
    </>
  )
}
