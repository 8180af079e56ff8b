import { costOf } from '#contract/auction/cost.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import type { BidWork } from '../queries.ts'
import { serverNow } from '../server-clock.ts'
import { CostLines } from './cost-lines.tsx'
import { amountOf } from '../../content/typed-amount.ts'

/** Sends an offer. What is sent again after a lost answer is taken once. */
function useOffer({ _id }: BidWork, onDone: () => void) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [keys] = useState(idempotencyKeys)
  return usePress({
    mutationFn: (amount: number) =>
      api('POST /api/v1/auction/works/{_id}/offers', { locale, params: { _id }, body: { amount }, idempotencyKey: keys.of({ amount }) }),
    onSuccess: async ({ offer }) => {
      onDone()
      await alert(
        offer.state === 'accepted'
          ? t`제안이 받아들여져 낙찰받으셨습니다. ‘내 응찰’에서 결제하실 수 있습니다.`
          : t`제안을 받았습니다. 담당자가 살펴보고 답을 드립니다.`,
      )
    },
    onError: alertFailure,
  })
}

/** Offers a sum for a lot that has passed: an amount, then once more with all that it costs. */
export function OfferForm({ work, onDone }: { work: BidWork; onDone: () => void }) {
  const { t } = useLingui()
  const { invalid, onSubmit } = useCheckedForm()
  const [amount, setAmount] = useState<number>()
  const { mutate, isPending } = useOffer(work, onDone)
  if (amount !== undefined) {
    const day = koreanDay(new Date(serverNow()).toISOString())
    const cost = costOf({ hammer: amount, premium: work.program.premium, taxKind: work.taxKind, delivery: null, day })
    return (
      <section aria-label={t`구매 제안`} className="space-y-4 border-l-4 border-accent bg-wash px-5 py-4">
        <p className="text-sm">
          <Trans>받아들여지면 바로 낙찰되어 이 금액을 내셔야 합니다. 받아들여지기 전에는 거두실 수 있습니다.</Trans>
        </p>
        <CostLines cost={cost} />
        <div className="flex flex-wrap gap-2">
          <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(amount)}>
            {/* One part of the button: there is a gap between two. */}
            <span>
              <Trans>
                <Won amount={amount} />에 제안하기
              </Trans>
            </span>
          </button>
          <button type="button" className={buttonClass('outline')} onClick={() => setAmount(undefined)}>
            <Trans>금액 고치기</Trans>
          </button>
        </div>
      </section>
    )
  }
  const submit = onSubmit(
    ({ text }) => [[amountOf(text('amount')) === undefined, 'offer-amount', t`금액을 숫자로 적어 주십시오.`]],
    ({ text }) => setAmount(amountOf(text('amount')) ?? 0),
  )
  return (
    <form noValidate className="space-y-4 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <TextField
        id="offer-amount"
        name="amount"
        label={t`제안하실 금액(원)`}
        hint={t`수수료를 뺀 작품 값입니다. 금액에 따라 바로 낙찰되거나 담당자가 답을 드립니다. 한 작품에 3번까지 제안하실 수 있습니다.`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        aria-required="true"
        aria-invalid={invalid === 'offer-amount'}
      />
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
