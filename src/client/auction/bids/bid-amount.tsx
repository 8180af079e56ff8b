import type { PublicLot } from '#contract/auction/lot.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { fieldClass } from '../../content/field.tsx'
import { Won } from '../../content/won.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { OwnBid } from './queries.ts'
import { amountOf } from '../../content/typed-amount.ts'
import { grouped } from '../../content/grouped.ts'

interface Props {
  lot: PublicLot
  /** The one that stands. */
  own: OwnBid | undefined
  limitLeft: number | null
  /** As it was chosen before. */
  typed: number | undefined
  onNext: (maximum: number) => void
  onDone: () => void
}

const own = 'own'

/** Proposes the next bids, and takes any other amount from the least one on. */
export function BidAmount({ lot, own: bid, limitLeft, typed, onNext, onDone }: Props) {
  const { t } = useLingui()
  const { invalid, onSubmit } = useCheckedForm()
  const isLeading = bid?.state === 'leading'
  const least = isLeading ? (lot.price ?? lot.proposals[0] ?? 0) : (lot.proposals[0] ?? 0)
  const proposals = lot.proposals.filter((amount) => bid === undefined || amount > bid.maximum)
  const isProposed = typed !== undefined && proposals.includes(typed)
  const [choice, setChoice] = useState(typed === undefined ? String(proposals[0] ?? own) : isProposed ? String(typed) : own)
  // What was proposed may be too little by now.
  const chosen = choice === own || proposals.includes(Number(choice)) ? choice : String(proposals[0] ?? own)
  const [from, left] = [grouped(least), grouped(limitLeft ?? 0)]
  const submit = onSubmit(
    ({ text }) => {
      const amount = chosen === own ? amountOf(text('amount')) : Number(chosen)
      return [
        [amount === undefined, 'bid-amount', t`금액을 숫자로 적어 주십시오.`],
        [
          (amount ?? 0) < least,
          'bid-amount',
          isLeading ? t`지금은 ${from}원까지 낮추실 수 있습니다.` : t`지금은 ${from}원부터 응찰하실 수 있습니다.`,
        ],
      ]
    },
    ({ text }) => onNext(chosen === own ? (amountOf(text('amount')) ?? 0) : Number(chosen)),
  )
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void submit(event)}>
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">
          {bid === undefined ? <Trans>최고 응찰가</Trans> : <Trans>새 최고 응찰가</Trans>}
        </legend>
        {proposals.map((amount) => (
          <label key={amount} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="choice"
              value={amount}
              checked={chosen === String(amount)}
              onChange={() => setChoice(String(amount))}
            />
            <Won amount={amount} />
          </label>
        ))}
        <label className="flex min-h-11 items-center gap-2">
          <input type="radio" name="choice" value={own} checked={chosen === own} onChange={() => setChoice(own)} />
          <Trans>직접 적기</Trans>
        </label>
        <input
          id="bid-amount"
          name="amount"
          className={fieldClass()}
          aria-label={t`최고 응찰가(원)`}
          aria-describedby="bid-hint"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          defaultValue={typed === undefined || isProposed ? '' : String(typed)}
          aria-invalid={invalid === 'bid-amount'}
          onFocus={() => setChoice(own)}
        />
        <p id="bid-hint" className="mt-1 text-sm text-muted">
          <Trans>다른 분이 응찰하신 만큼만 올라가고, 이 금액을 넘지 않습니다. 다른 분께는 보이지 않습니다.</Trans>{' '}
          {limitLeft !== null && <Trans>남은 응찰 한도: {left}원</Trans>}
        </p>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')}>
          <Trans>금액 확인</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>그만두기</Trans>
        </button>
      </div>
    </form>
  )
}
