import type { Body } from '#contract/api.ts'
import { type ClaimCause, refundOf } from '#contract/shop/refund.ts'
import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { FactRow } from '../../content/fact-row.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { Won } from '../../content/won.tsx'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { usePress } from '../../data/use-press.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { OwnOrder } from '../queries.ts'
import { causeNames } from './names.ts'
import { leftOf, waitingOf } from './pieces.ts'

type Line = OwnOrder['lines'][number]

/** Changes a line of an order, as its member or as a guest. */
export type ChangePurchase = (_line: string, body: Body<'PUT /api/v1/me/purchases/{_id}'>, idempotencyKey?: string) => Promise<unknown>

interface Props {
  order: OwnOrder
  line: Line
  changePurchase: ChangePurchase
  onDone: () => void
}

/** What goes back, with everything that is taken from it. */
function RefundFacts({ refund: { goods, delivery, postage, points, amount } }: { refund: ReturnType<typeof refundOf>['refund'] }) {
  const { t } = useLingui()
  const format = new Intl.NumberFormat(languageTag(useLocale()))
  return (
    <dl className="border-b border-line">
      <FactRow name={t`상품 금액`}>
        <Won amount={goods} />
      </FactRow>
      {delivery > 0 && (
        <FactRow name={t`돌려 드리는 배송비`}>
          <Won amount={delivery} />
        </FactRow>
      )}
      {delivery < 0 && (
        <FactRow name={t`무료 배송 기준에 못 미쳐 빼는 배송비`}>
          −<Won amount={-delivery} />
        </FactRow>
      )}
      {postage > 0 && (
        <FactRow name={t`반품 배송비`}>
          −<Won amount={postage} />
        </FactRow>
      )}
      {points > 0 && <FactRow name={t`돌려 드리는 포인트`}>{format.format(points)}P</FactRow>}
      <FactRow name={t`돌려 드릴 금액`}>
        <strong className="text-lg">
          <Won amount={amount} />
        </strong>
      </FactRow>
    </dl>
  )
}

const id = (name: string) => `claim-${name}`

function QuantityField({ left, quantity, onChange }: { left: number; quantity: number; onChange: (quantity: number) => void }) {
  const { t } = useLingui()
  return (
    <Labelled id={id('quantity')} label={t`수량`}>
      <select
        id={id('quantity')}
        className={fieldClass('mt-1.5')}
        value={quantity}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {Array.from({ length: left }, (_, index) => index + 1).map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </Labelled>
  )
}

interface CauseProps {
  causes: readonly ClaimCause[]
  cause: ClaimCause | undefined
  onChoose: (cause: ClaimCause) => void
}

function CauseChoice({ causes, cause, onChoose }: CauseProps) {
  const { i18n } = useLingui()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <Trans>반품하시는 까닭</Trans>
      </legend>
      {causes.map((each, index) => (
        <label key={each} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="cause"
            {...(index === 0 ? { id: id('cause') } : {})}
            value={each}
            checked={cause === each}
            onChange={() => onChoose(each)}
            className="size-5 shrink-0 accent-accent"
          />
          {i18n._(causeNames[each])}
        </label>
      ))}
    </fieldset>
  )
}

/** Cancels pieces of a line before they are sent, or asks to give them back: what that brings is shown before it is done. */
export function ClaimForm({ order, line, changePurchase, onDone }: Props) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const isCancel = order.canCancelPieces
  const causes = isCancel ? (['changeOfMind'] as const) : order.returnCauses
  const left = leftOf(line)
  const [quantity, setQuantity] = useState(1)
  const [chosen, setCause] = useState<ClaimCause>()
  const [keys] = useState(idempotencyKeys)
  const cause = isCancel ? 'changeOfMind' : chosen
  const sold = order.lines.map((each) => ({ ...each, ended: each.ended + waitingOf(each) }))
  const pieces = sold.map(({ _id }) => (_id === line._id ? quantity : 0))
  const refund = cause && refundOf(order.terms, sold, pieces, cause).refund
  const needsAccount = refund !== undefined && refund.amount > 0 && order.means !== 'gateway'
  const { mutate, isPending } = usePress({
    // Sent again after a lost answer, the same pieces end once.
    mutationFn: (body: Parameters<ChangePurchase>[1]) => changePurchase(line._id, body, keys.of(body)),
    onSuccess: async () => {
      await alert(isCancel ? t`취소했습니다.` : t`반품을 신청했습니다. 상품을 받아 확인한 뒤에 돌려 드립니다.`)
      onDone()
    },
    onError: alertFailure,
  })
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [
      [cause === undefined, id('cause'), t`반품하시는 까닭을 골라 주십시오.`],
      [needsAccount && text('refundAccount').trim() === '', id('account'), t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
    ],
    ({ text }) => {
      const said = (name: string) => text(name).trim() || null
      mutate({
        action: isCancel ? 'cancel' : 'return',
        quantity,
        ...(cause === undefined ? {} : { cause }),
        text: said('text'),
        amount: refund?.amount ?? 0,
        ...(needsAccount ? { refundAccount: said('refundAccount') } : {}),
      })
    },
  )
  return (
    <form noValidate className="mt-4 space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <QuantityField left={left} quantity={quantity} onChange={setQuantity} />
      {!isCancel && (
        <>
          <CauseChoice causes={causes} cause={cause} onChoose={setCause} />
          <TextField id={id('text')} name="text" label={t`자세한 사정 (선택)`} maxLength={500} />
        </>
      )}
      {refund !== undefined && <RefundFacts refund={refund} />}
      {needsAccount && (
        <TextField
          id={id('account')}
          name="refundAccount"
          label={t`환불받으실 계좌`}
          hint={t`은행과 계좌번호, 예금주를 적어 주십시오. 3영업일 안에 돌려 드립니다.`}
          maxLength={100}
          aria-required="true"
          aria-invalid={invalid === id('account')}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          {isCancel ? <Trans>이만큼 취소</Trans> : <Trans>반품 신청</Trans>}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>그만두기</Trans>
        </button>
      </div>
    </form>
  )
}
