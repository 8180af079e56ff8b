import type { Body } from '#contract/api.ts'
import { heldOf } from '#contract/shop/held.ts'
import { type ClaimCause, exchangePostageOf, type Refund, refundOf } from '#contract/shop/refund.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEventHandler, useState } from 'react'
import { type Typed, useCheckedForm } from '../../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { TextField } from '../../../content/text-field.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import type { OwnOrder } from '../../queries.ts'
import { causeNames } from '../names.ts'
import { Choice } from './choice.tsx'
import { PostageFacts, RefundFacts } from './claim-facts.tsx'
import { ExchangeChoice } from './exchange-choice.tsx'
import { returningOf, valuesOf } from './pieces.ts'

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

const id = (name: string) => `claim-${name}`
const said = (typed: Typed, name: string) => typed.text(name).trim() || null

/** What goes back for pieces of a line, as everything that is asked for stands now. */
function refundFor({ terms, lines }: OwnOrder, line: Line, quantity: number, cause: ClaimCause): Refund {
  const sold = lines.map((each) => ({ ...each, ended: each.ended + returningOf(each) }))
  const pieces = sold.map(({ _id }) => (_id === line._id ? quantity : 0))
  return refundOf(terms, sold, pieces, cause).refund
}

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

function AccountField({ isInvalid }: { isInvalid: boolean }) {
  const { t } = useLingui()
  return (
    <TextField
      id={id('account')}
      name="refundAccount"
      label={t`환불받으실 계좌`}
      hint={t`은행과 계좌번호, 예금주를 적어 주십시오. 3영업일 안에 돌려 드립니다.`}
      maxLength={100}
      aria-required="true"
      aria-invalid={isInvalid}
    />
  )
}

function Shell({ children, button, isPending, onSubmit, onDone }: Pick<Props, 'onDone'> & ShellProps) {
  return (
    <form noValidate className="mt-4 space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={onSubmit}>
      {children}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          {button}
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>그만두기</Trans>
        </button>
      </div>
    </form>
  )
}

interface ShellProps {
  children: ReactNode
  button: ReactNode
  isPending: boolean
  onSubmit: SubmitEventHandler<HTMLFormElement>
}

/** Whether an account has to be said for what goes back: what was paid through the gateway goes back through it. */
const needsAccountFor = ({ means }: OwnOrder, refund: Refund | undefined) =>
  refund !== undefined && refund.amount > 0 && means !== 'gateway'

/** Cancels pieces of a line before they are sent. */
function CancelForm(props: Props) {
  const { order, line, onDone } = props
  const { t } = useLingui()
  const [quantity, setQuantity] = useState(1)
  const refund = refundFor(order, line, quantity, 'changeOfMind')
  const needsAccount = needsAccountFor(order, refund)
  const { mutate, isPending } = useClaim(props, () => t`취소했습니다.`)
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [
      [needsAccount && text('refundAccount').trim() === '', id('account'), t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
    ],
    (typed) => {
      const account = needsAccount ? { refundAccount: said(typed, 'refundAccount') } : {}
      mutate({ action: 'cancel', quantity, cause: 'changeOfMind', amount: refund.amount, ...account })
    },
  )
  return (
    <Shell button={<Trans>이만큼 취소</Trans>} isPending={isPending} onSubmit={(event) => void submit(event)} onDone={onDone}>
      <QuantityField left={line.quantity - line.ended} quantity={quantity} onChange={setQuantity} />
      <RefundFacts refund={refund} />
      {needsAccount && <AccountField isInvalid={invalid === id('account')} />}
    </Shell>
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
  const refund = cause && action === 'return' ? refundFor(order, line, quantity, cause) : undefined
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
      [action === undefined, id('action'), t`환불과 교환 가운데 무엇을 원하시는지 골라 주십시오.`],
      [cause === undefined, id('cause'), t`돌려보내시는 까닭을 골라 주십시오.`],
      [isExchange && _newVariant === undefined, id('new'), t`바꿔 받으실 상품을 골라 주십시오.`],
      [needsAccount && text('refundAccount').trim() === '', id('account'), t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
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
    { value: 'return', text: <Trans>환불</Trans> },
    { value: 'exchange', text: <Trans>교환</Trans> },
  ] as const
  const button = isExchange ? <Trans>교환 신청</Trans> : <Trans>반품 신청</Trans>
  return (
    <Shell button={button} isPending={isPending} onSubmit={(event) => void submit(event)} onDone={onDone}>
      {held.length > 1 && (
        <Choice
          id={id('own')}
          name="own"
          legend={<Trans>돌려보내실 상품</Trans>}
          choices={held.map(({ _variant }) => ({ value: _variant, text: valuesOf(line, _variant).join(' / ') }))}
          chosen={own}
          onChoose={answers.choose}
        />
      )}
      <QuantityField left={left} quantity={quantity} onChange={answers.setQuantity} />
      <Choice
        id={id('action')}
        name="action"
        legend={<Trans>원하시는 것</Trans>}
        choices={actions}
        chosen={action}
        onChoose={answers.setAction}
      />
      <Choice
        id={id('cause')}
        name="cause"
        legend={<Trans>돌려보내시는 까닭</Trans>}
        choices={order.returnCauses.map((value) => ({ value, text: i18n._(causeNames[value]) }))}
        chosen={cause}
        onChoose={answers.setCause}
      />
      {isExchange && (
        <ExchangeChoice id={id('new')} line={line} _variant={own} quantity={quantity} chosen={_newVariant} onChoose={answers.setNew} />
      )}
      <TextField id={id('text')} name="text" label={t`자세한 사정 (선택)`} maxLength={500} />
      {refund !== undefined && <RefundFacts refund={refund} />}
      {isExchange && cause !== undefined && <PostageFacts postage={postage} />}
      {needsAccount && <AccountField isInvalid={invalid === id('account')} />}
    </Shell>
  )
}

/** Cancels pieces of a line before they are sent, or asks to give them back. */
export function ClaimForm(props: Props) {
  return props.order.canCancelPieces ? <CancelForm {...props} /> : <BackForm {...props} />
}
