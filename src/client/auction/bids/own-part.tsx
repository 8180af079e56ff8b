import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useIsOnline } from '../../content/use-online.ts'
import { Won } from '../../content/won.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { useMoment } from '../moment.ts'
import type { BidWork } from '../queries.ts'
import { useServerNow } from '../use-server-now.ts'
import { useTakesOffers } from '../use-takes-offers.ts'
import { BidForm } from './bid-form.tsx'
import { OfferForm } from './offer-form.tsx'
import { OwnOfferPart } from './own-offer.tsx'
import { isDecided, ownBidsRead, type OwnBid, paceOf, registrationRead } from './queries.ts'
import { RegistrationForm } from './registration-form.tsx'
import { Standing } from './standing.tsx'

/** Takes back a bid of the last minutes. */
function Retraction({ bid: { _id, _work, retractableUntil, isFree } }: { bid: OwnBid }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/auction/works/{_work}/bids/{_id}')
  const now = useServerNow(...(retractableUntil === null ? [] : [retractableUntil]))
  if (retractableUntil === null || now === undefined || now >= Date.parse(retractableUntil)) return null
  const ask = async () => {
    const question = isFree
      ? t`이 작품에 하신 응찰을 모두 철회하시겠습니까?`
      : t`방금 하신 응찰을 철회하시겠습니까? 그 전에 하신 응찰이 있으면 그것이 남습니다.`
    if (await confirm(question)) mutate({ params: { _work, _id } }, { onError: alertFailure })
  }
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void ask()}>
      <Trans>응찰 철회</Trans>
    </button>
  )
}

/** Says until when a bid can be retracted since the work was changed after it. */
function FreeRetraction({ until }: { until: string }) {
  const moment = useMoment()
  const now = useServerNow(until)
  if (now === undefined || now >= Date.parse(until)) return null
  const end = moment(until)
  return (
    <p className="border-l-4 border-accent bg-wash px-5 py-4">
      <Trans>작품 정보가 바뀌어 {end}까지 응찰을 자유롭게 철회하실 수 있습니다. 응찰가를 올리시면 바뀐 정보로 응찰하신 것이 됩니다.</Trans>
    </p>
  )
}

interface Props {
  work: BidWork
  lot: PublicLot
  /** Whether the lot is kept up to date: then it says when to ask for one's own bid. */
  isLive: boolean
}

/** How often one's own bid is asked for while nothing happens, in ms: it may be changed on another device. */
const calmPace = 30_000

/** Shows a member their bid on a lot, how it stands, and the way to bid. */
export default function OwnPart({ work, lot, isLive }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const isOnline = useIsOnline()
  const [isOpen, setIsOpen] = useState(false)
  const load = useQuery({ ...ownBidsRead(locale, work._id), refetchInterval: isLive && !isDecided(lot) ? calmPace : paceOf(lot) })
  const registration = useQuery(registrationRead(locale, work.program._id))
  const takesOffers = useTakesOffers(lot)
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`회원님의 응찰을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ bids: [bid], limitLeft, offer }) => {
        if (isOpen && !isOnline)
          return (
            <p role="status" className="border-l-4 border-danger bg-wash px-5 py-4">
              <Trans>응찰하시려면 인터넷 연결이 필요합니다. 연결되면 이어서 하실 수 있습니다.</Trans>
            </p>
          )
        const canOffer = takesOffers && offer?.state !== 'standing'
        if (isOpen && (lot.state === 'open' || canOffer) && registration.data !== undefined)
          return registration.data.registration === null ? (
            <RegistrationForm _program={work.program._id} registration={registration.data} />
          ) : canOffer ? (
            <OfferForm work={work} onDone={() => setIsOpen(false)} />
          ) : (
            <BidForm work={work} lot={lot} own={bid} limitLeft={limitLeft} onDone={() => setIsOpen(false)} />
          )
        return (
          <div className="space-y-4">
            {bid !== undefined && (
              <>
                <Standing state={bid.state} />
                <p>
                  <Trans>
                    내 최고 응찰가 <Won amount={bid.maximum} />
                  </Trans>
                </p>
              </>
            )}
            {bid?.isFree === true && bid.retractableUntil !== null && <FreeRetraction until={bid.retractableUntil} />}
            {offer !== null && <OwnOfferPart offer={offer} />}
            <div className="flex flex-wrap gap-2">
              {canOffer && (
                <button type="button" className={buttonClass('primary')} onClick={() => setIsOpen(true)}>
                  <Trans>구매 제안하기</Trans>
                </button>
              )}
              {lot.state === 'open' && (
                <button type="button" className={buttonClass('primary')} onClick={() => setIsOpen(true)}>
                  {bid === undefined ? <Trans>응찰하기</Trans> : <Trans>최고 응찰가 바꾸기</Trans>}
                </button>
              )}
              {bid !== undefined && <Retraction bid={bid} />}
            </div>
          </div>
        )
      }}
    </LoadState>
  )
}
