import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans } from '@lingui/react/macro'
import { Won } from '../../content/won.tsx'
import { atTime, changesOf } from '../bids/queries.ts'
import { TimeLeft } from '../countdown.tsx'
import { useServerNow } from '../use-server-now.ts'

/** Shows how a lot stands among others: its price, its bids, and how long it can be bid on. */
export function LotNow({ lot }: { lot: PublicLot }) {
  const now = useServerNow(lot.endsAt, ...changesOf(lot))
  const { state, price, bids, endsAt, call } = atTime(lot, now)
  const isBefore = state === 'open' && now !== undefined && now < Date.parse(endsAt)
  return (
    <>
      {price !== null && (
        <p className="text-sm font-semibold tabular-nums">
          {state === 'sold' && <Trans>낙찰가</Trans>}
          {(state === 'passed' || state === 'withdrawn') && <Trans>마지막 응찰</Trans>}
          {state !== 'sold' && state !== 'passed' && state !== 'withdrawn' && <Trans>현재가</Trans>} <Won amount={price} />{' '}
          <span className="font-normal text-muted">
            <Trans>응찰 {bids}회</Trans>
          </span>
        </p>
      )}
      <p className="text-sm text-muted tabular-nums">
        {isBefore && call === null && <TimeLeft left={Date.parse(endsAt) - now} />}
        {state === 'paused' && <Trans>잠시 멈춤</Trans>}
        {state === 'closing' && <Trans>마감됨</Trans>}
        {state === 'sold' && <Trans>낙찰</Trans>}
        {state === 'passed' && <Trans>유찰</Trans>}
        {state === 'withdrawn' && <Trans>출품 철회</Trans>}
      </p>
    </>
  )
}
