import { costOf } from '#contract/auction/cost.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { api, Unreachable } from '../../data/http.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import type { BidWork } from '../queries.ts'
import { CostLines } from './cost-lines.tsx'
import { type OwnBid, type OwnBids, ownBidsRead } from './queries.ts'

interface Props {
  work: BidWork
  /** When the lot ends (ISO 8601): its costs are those of that day. */
  endsAt: string
  own: OwnBid | undefined
  maximum: number
  onBack: () => void
  onDone: () => void
}

/** Sends a bid. What is sent again after a lost answer is taken once. */
function useBid({ work: { _id: _work }, own, onBack, onDone }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const [keys] = useState(idempotencyKeys)
  return usePress({
    mutationFn: async (maximum: number) => {
      const same = { locale, body: { maximum }, idempotencyKey: keys.of({ maximum, _bid: own?._id }) }
      return own === undefined
        ? api('POST /api/v1/auction/works/{_work}/bids', { ...same, params: { _work } })
        : api('PUT /api/v1/auction/works/{_work}/bids/{_id}', { ...same, params: { _work, _id: own._id } })
    },
    onSuccess: async ({ bid, lot, limitLeft }) => {
      const summary = { total: 1, limit: 1, skip: 0 }
      client.setQueryData(ownBidsRead(locale, _work).queryKey, { bids: [bid], lot, limitLeft, offer: null, summary } satisfies OwnBids)
      onDone()
      await alert(
        bid.state === 'leading'
          ? t`응찰했습니다. 지금 회원님이 앞서 있습니다.`
          : t`응찰했습니다. 다른 분의 최고 응찰가가 더 높아 앞서지 못했습니다.`,
      )
    },
    onError: async (error) => {
      if (error instanceof Unreachable)
        return alert(t`연결이 끊겨 응찰이 받아들여졌는지 알 수 없습니다. 다시 누르시면 같은 응찰로 확인하며, 두 번 응찰되지 않습니다.`)
      await alertFailure(error)
      return onBack()
    },
  })
}

/** All that a lot costs at a maximum, before that is bid. */
export function BidReview(props: Props) {
  const { work, endsAt, maximum, onBack } = props
  const { program, taxKind } = work
  const { mutate, isPending } = useBid(props)
  return (
    <>
      <p className="text-sm">
        <Trans>이 금액까지 올라가 낙찰되면 내실 금액입니다. 더 낮은 값에 낙찰되면 그만큼 줄어듭니다.</Trans>
      </p>
      <CostLines cost={costOf({ hammer: maximum, premium: program.premium, taxKind, delivery: null, day: koreanDay(endsAt) })} />
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(maximum)}>
          {/* One part of the button: there is a gap between two. */}
          <span>
            <Trans>
              <Won amount={maximum} />
              까지 응찰하기
            </Trans>
          </span>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          <Trans>금액 고치기</Trans>
        </button>
      </div>
    </>
  )
}
