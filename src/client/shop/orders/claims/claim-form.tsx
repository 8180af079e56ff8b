import type { Body } from '#contract/api.ts'
import { heldOf } from '#contract/shop/held.ts'
import { type ClaimCause, exchangePostageOf, type Refund } from '#contract/shop/refund.ts'
import { cancelShown, refundShown } from '#contract/shop/refund-shown.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Typed, useCheckedForm } from '../../../content/checked-form.ts'
import { TextField } from '../../../content/text-field.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'
import type { OwnOrder } from '../../queries.ts'
import { causeNames } from '../names.ts'
import { RadioChoice } from '../radio-choice.tsx'
import { RefundAccount } from '../refund-account.tsx'
import { claimId, ClaimShell, QuantityField } from './claim-parts.tsx'
import { PostageFacts, RefundFacts } from './claim-facts.tsx'
import { ExchangeChoice } from './exchange-choice.tsx'
import { valuesOf } from './pieces.ts'

type Line = OwnOrder['lines'][number]
type Change = Body<'PUT /api/v1/me/purchases/{_id}'>

/** Changes a line of an order, as its member or as a guest. */
export type ChangePurchase = (_line: string, body: Change, idempotencyKey?: string) => Promise<unknown>

interface Props {
  order: OwnOrder
  line: Line
  changePurchase: ChangePurchase
  onDone: () => void
}

const said = (typed: Typed, name: string) => typed.text(name).trim() || null

/** Sends a claim. Sent again after a lost answer, the same pieces end once. */
function useClaim({ line, changePurchase, onDone }: Props, done: (body: Change) => string) {
  const alertFailure = useAlertFailure()
  const [keys] = useState(idempotencyKeys)
  return usePress({
    mutationFn: (body: Change) => changePurchase(line._id, body, keys.of(body)),
    onSuccess: async (_answer, body) => {
      await alert(done(body))
      onDone()
    },
    onError: alertFailure,
  })
}

/** Returns whether an account has to be said for what goes back: what was paid through the gateway goes back through it. */
const needsAccountFor = ({ means }: OwnOrder, refund: Refund | undefined) =>
  refund !== undefined && refund.amount > 0 && means !== 'gateway'

/** Cancels pieces of a line before they are sent. */
function CancelForm(props: Props) {
  const { order, line, onDone } = props
  const { t } = useLingui()
  const [quantity, setQuantity] = useState(1)
  const refund = cancelShown(order, line._id, quantity)
  const needsAccount = needsAccountFor(order, refund)
  const { mutate, isPending } = useClaim(props, () => t`취소했습니다.`)
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [
      [needsAccount && text('refundAccount').trim() === '', claimId('account'), t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
    ],
    (typed) => {
      const account = needsAccount ? { refundAccount: said(typed, 'refundAccount') } : {}
      mutate({ action: 'cancel', quantity, cause: 'changeOfMind', amount: refund.amount, ...account })
    },
  )
  return (
    <ClaimShell button={<Trans>이만큼 취소</Trans>} isPending={isPending} onSubmit={(event) => void submit(event)} onDone={onDone}>
      <QuantityField left={line.unsent} quantity={quantity} onChange={setQuantity} />
      <RefundFacts refund={refund} />
      {needsAccount && <RefundAccount id={claimId('account')} isInvalid={invalid === claimId('account')} />}
    </ClaimShell>
  )
}

/** What is answered of a claim for what has come. */
function useAnswers(line: Line) {
  const held = heldOf(line)
  const [quantity, setQuantity] = useState(1)
  const [action, setAction] = useState<'return' | 'exchange'>()
  const [cause, setCause] = useState<ClaimCause>()
  const [own, setOwn] = useState(held[0]?._variant ?? line._variant)
  const [_newVariant, setNew] = useState<string>()
  const left = held.find(({ _variant }) => _variant === own)?.quantity ?? 1
  const choose = (_variant: string) => {
    setOwn(_variant)
    setQuantity(1)
    setNew(undefined)
  }
  return { held, left, quantity, setQuantity, action, setAction, cause, setCause, own, choose, _newVariant, setNew }
}

/** Asks to give pieces back, or to exchange them: what that brings and costs is shown before it is done. */
function BackForm(props: Props) {
  const { order, line, onDone } = props
  const { t, i18n } = useLingui()
  const answers = useAnswers(line)
  const { held, left, quantity, action, cause, own, _newVariant } = answers
  const isExchange = action === 'exchange'
  const refund = cause && action === 'return' ? refundShown(order, line._id, quantity, cause) : undefined
  const postage = cause && isExchange ? exchangePostageOf(order.terms, cause) : 0
  const needsAccount = needsAccountFor(order, refund)
  const { mutate, isPending } = useClaim(props, (body) =>
    body.action === 'exchange'
      ? t`교환을 신청했습니다. 상품을 받아 확인한 뒤에 바꾼 상품을 보내 드립니다.`
      : t`반품을 신청했습니다. 상품을 받아 확인한 뒤에 돌려 드립니다.`,
  )
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [
      [action === undefined, claimId('action'), t`환불과 교환 가운데 무엇을 원하시는지 골라 주십시오.`],
      [cause === undefined, claimId('cause'), t`돌려보내시는 까닭을 골라 주십시오.`],
      [isExchange && _newVariant === undefined, claimId('new'), t`바꿔 받으실 상품을 골라 주십시오.`],
      [needsAccount && text('refundAccount').trim() === '', claimId('account'), t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
    ],
    (typed) => {
      if (action === undefined || cause === undefined) return
      const common = { action, quantity, cause, _variant: own, text: said(typed, 'text') }
      const account = needsAccount ? { refundAccount: said(typed, 'refundAccount') } : {}
      if (isExchange) mutate({ ...common, amount: postage, ...(_newVariant === undefined ? {} : { _newVariant }) })
      else mutate({ ...common, amount: refund?.amount ?? 0, ...account })
    },
  )
  const actions = [
    { value: 'return', label: <Trans>환불</Trans> },
    { value: 'exchange', label: <Trans>교환</Trans> },
  ] as const
  const button = isExchange ? <Trans>교환 신청</Trans> : <Trans>반품 신청</Trans>
  return (
    <ClaimShell button={button} isPending={isPending} onSubmit={(event) => void submit(event)} onDone={onDone}>
      {held.length > 1 && (
        <RadioChoice
          isColumn
          id={claimId('own')}
          name="own"
          legend={<Trans>돌려보내실 상품</Trans>}
          choices={held.map(({ _variant }) => ({ value: _variant, label: valuesOf(line, _variant).join(' / ') }))}
          chosen={own}
          onChoose={answers.choose}
        />
      )}
      <QuantityField left={left} quantity={quantity} onChange={answers.setQuantity} />
      <RadioChoice
        isColumn
        id={claimId('action')}
        name="action"
        legend={<Trans>원하시는 것</Trans>}
        choices={actions}
        chosen={action}
        onChoose={answers.setAction}
      />
      <RadioChoice
        isColumn
        id={claimId('cause')}
        name="cause"
        legend={<Trans>돌려보내시는 까닭</Trans>}
        choices={order.returnCauses.map((value) => ({ value, label: i18n._(causeNames[value]) }))}
        chosen={cause}
        onChoose={answers.setCause}
      />
      {isExchange && (
        <ExchangeChoice id={claimId('new')} line={line} _variant={own} quantity={quantity} chosen={_newVariant} onChoose={answers.setNew} />
      )}
      <TextField id={claimId('text')} name="text" label={t`자세한 사정 (선택)`} maxLength={500} />
      {refund !== undefined && <RefundFacts refund={refund} />}
      {isExchange && cause !== undefined && <PostageFacts postage={postage} />}
      {needsAccount && <RefundAccount id={claimId('account')} isInvalid={invalid === claimId('account')} />}
    </ClaimShell>
  )
}

/** Cancels pieces of a line before they are sent, or asks to give them back. */
export function ClaimForm({ isCancel, ...props }: Props & { isCancel: boolean }) {
  return isCancel ? <CancelForm {...props} /> : <BackForm {...props} />
}
