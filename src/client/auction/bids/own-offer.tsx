import type { OwnOffer } from '#contract/auction/offer.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { useMoment } from '../moment.ts'
import { CostLines } from './cost-lines.tsx'

const call = 'PUT /api/v1/auction/offers/{_id}'

/** Asks once more with all that it costs, before a member buys. */
function Acceptance({ offer: { _id, cost }, onBack }: { offer: OwnOffer; onBack: () => void }) {
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation(call)
  const accept = () => mutate({ params: { _id }, body: { state: 'accepted' } }, { onError: alertFailure, onSettled: onBack })
  return (
    <>
      <p className="text-sm">
        <Trans>수락하시면 바로 낙찰되고, 주문이 만들어져 7일 안에 결제하셔야 합니다. 되돌릴 수 없습니다.</Trans>
      </p>
      <CostLines cost={cost} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={accept}>
          <Trans>이 금액에 구매하기</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          <Trans>돌아가기</Trans>
        </button>
      </div>
    </>
  )
}

/** An offer that waits for the member's answer. */
function Question({ offer }: { offer: OwnOffer }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation(call)
  const [isAsked, setIsAsked] = useState(false)
  const until = useMoment()(offer.until)
  const decline = async () => {
    if (await confirm(t`이 제안을 거절하시겠습니까? 다른 분께 제안할 수 있습니다.`))
      mutate({ params: { _id: offer._id }, body: { state: 'declined' } }, { onError: alertFailure })
  }
  if (isAsked) return <Acceptance offer={offer} onBack={() => setIsAsked(false)} />
  return (
    <>
      <p>
        <Trans>
          이 작품을 회원님께 <Won amount={offer.cost.hammer} />에 제안해 드립니다. {until}까지 답해 주십시오.
        </Trans>{' '}
        <Trans>그 전에 다른 분이 먼저 결정하시면 제안이 끝납니다.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('primary')} onClick={() => setIsAsked(true)}>
          <Trans>내실 금액을 보고 수락하기</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void decline()}>
          <Trans>거절하기</Trans>
        </button>
      </div>
    </>
  )
}

/** An offer of the member's that waits for staff. */
function Waiting({ offer: { _id, cost, until } }: { offer: OwnOffer }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation(call)
  const last = useMoment()(until)
  const withdraw = async () => {
    if (await confirm(t`회원님의 제안을 거두시겠습니까?`))
      mutate({ params: { _id }, body: { state: 'withdrawn' } }, { onError: alertFailure })
  }
  return (
    <>
      <p>
        <Trans>
          회원님이 <Won amount={cost.hammer} />에 사겠다고 제안하셨습니다. {last}까지 답을 드립니다.
        </Trans>
      </p>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void withdraw()}>
        <Trans>제안 거두기</Trans>
      </button>
    </>
  )
}

/** Says how an offer has ended. */
function Ended({ offer: { kind, state, cost } }: { offer: OwnOffer }) {
  return (
    <p>
      <Trans>
        제안 금액 <Won amount={cost.hammer} />
      </Trans>
      {': '}
      {state === 'accepted' && <Trans>성사되었습니다.</Trans>}
      {state === 'declined' && (kind === 'own' ? <Trans>받아들이지 못했습니다.</Trans> : <Trans>거절하셨습니다.</Trans>)}
      {state === 'withdrawn' && (kind === 'own' ? <Trans>거두셨습니다.</Trans> : <Trans>제안이 끝났습니다.</Trans>)}
      {state === 'expired' && <Trans>기한이 지나 끝났습니다.</Trans>}
      {state === 'overtaken' && <Trans>다른 분이 먼저 결정하셨습니다.</Trans>}
    </p>
  )
}

/** Renders the last offer between the house and a member about a lot, and the member's answer to it. */
export const OwnOfferPart = ({ offer }: { offer: OwnOffer }) => (
  <div className="space-y-3 border-l-4 border-accent bg-wash px-5 py-4">
    <p className="font-semibold">
      <Trans>구매 제안</Trans>
    </p>
    {offer.state !== 'standing' ? <Ended offer={offer} /> : offer.kind === 'own' ? <Waiting offer={offer} /> : <Question offer={offer} />}
  </div>
)
