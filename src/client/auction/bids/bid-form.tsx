import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BidWork } from '../queries.ts'
import { BidAmount } from './bid-amount.tsx'
import { BidReview } from './bid-review.tsx'
import type { OwnBid } from './queries.ts'

interface Props {
  work: BidWork
  lot: PublicLot
  own: OwnBid | undefined
  limitLeft: number | null
  onDone: () => void
}

/** A step of bidding. Its heading has the focus as it comes. */
function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="bid-heading" className="space-y-4 border-l-4 border-accent bg-wash px-5 py-4">
      <h2 id="bid-heading" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Bids on a lot, or changes the bid: an amount, then once more with all that it costs. */
export function BidForm({ work, lot, own, limitLeft, onDone }: Props) {
  const [maximum, setMaximum] = useState<number>()
  const [isReviewed, setIsReviewed] = useState(false)
  if (isReviewed && maximum !== undefined)
    return (
      <Step key="review" title={<Trans>한 번 더 확인해 주십시오</Trans>}>
        <BidReview work={work} endsAt={lot.endsAt} own={own} maximum={maximum} onBack={() => setIsReviewed(false)} onDone={onDone} />
      </Step>
    )
  const next = (amount: number) => {
    setMaximum(amount)
    setIsReviewed(true)
  }
  return (
    <Step key="amount" title={own === undefined ? <Trans>응찰하기</Trans> : <Trans>최고 응찰가 바꾸기</Trans>}>
      <BidAmount lot={lot} own={own} limitLeft={limitLeft} typed={maximum} onNext={next} onDone={onDone} />
    </Step>
  )
}
