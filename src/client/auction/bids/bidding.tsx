import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans } from '@lingui/react/macro'
import { Link, useHydrated, useLocation } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import type { BidWork } from '../queries.ts'
import { useTakesOffers } from '../use-takes-offers.ts'

const OwnPart = lazy(() => retryImport(() => import('./own-part.tsx')))

/** Says what became of a lot, or what it waits for. */
export function Outcome({ state }: Pick<PublicLot, 'state'>) {
  if (state === 'listed' || state === 'open') return null
  return (
    <p role="status" className="border-l-4 border-accent bg-wash px-5 py-4 font-semibold">
      {state === 'paused' && <Trans>이 작품의 경매를 잠시 멈췄습니다.</Trans>}
      {state === 'closing' && <Trans>마감되었습니다. 결과를 확인하고 있습니다.</Trans>}
      {state === 'sold' && <Trans>낙찰되었습니다.</Trans>}
      {state === 'passed' && <Trans>유찰되었습니다.</Trans>}
      {state === 'withdrawn' && <Trans>출품이 철회되었습니다.</Trans>}
    </p>
  )
}

/** Leads who is not logged in to the login and back, where something can be done with the lot then. */
function LoginFirst({ lot }: { lot: PublicLot }) {
  const takesOffers = useTakesOffers(lot)
  const pathname = useLocation({ select: (location) => location.pathname })
  if (lot.state !== 'open' && !takesOffers) return null
  return (
    <>
      {takesOffers && (
        <p>
          <Trans>유찰된 작품입니다. 로그인하시면 구매를 제안하실 수 있습니다.</Trans>
        </p>
      )}
      <Link to="/login" state={{ wanted: pathname }} className={buttonClass('primary')}>
        {takesOffers ? <Trans>로그인하고 구매 제안하기</Trans> : <Trans>로그인하고 응찰하기</Trans>}
      </Link>
    </>
  )
}

interface Props {
  work: BidWork
  lot: PublicLot
  /** Whether the lot is kept up to date. */
  isLive: boolean
}

/** The way to bid on a lot for whoever looks at it: their own part, or the login. The document of the page has neither. */
export function Bidding({ work, lot, isLive }: Props) {
  const session = useKnownSession()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  if (session === undefined) return <LoginFirst lot={lot} />
  return (
    <Suspense fallback={<div className="skeleton h-24" />}>
      {/* What was typed for a lot is never bid on the next one. */}
      <OwnPart key={`${session.sub} ${work._id}`} work={work} lot={lot} isLive={isLive} />
    </Suspense>
  )
}
