import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import type { OwnOrder } from '../queries.ts'
import type { OrderCalls } from './order-calls.ts'
import { RefundAccount } from './refund-account.tsx'

const ChangeForm = lazy(() => retryImport(() => import('./change-form.tsx')).then((part) => ({ default: part.ChangeForm })))

/** Takes a step of an order, as its member or as a guest. */
export type TakeStep = (body: Body<'PUT /api/v1/me/orders/{_id}'>) => Promise<unknown>

interface Props {
  order: OwnOrder
  takeStep: TakeStep
}

/** Says why it is cancelled, and where its money goes back to, if some was paid. */
function CancelForm({ order: { state, total, means }, takeStep, onDone }: Props & { onDone: () => void }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({ mutationFn: takeStep, onError: alertFailure })
  const { invalid, onSubmit } = useCheckedForm()
  // What was paid through the provider goes back through it.
  const needsAccount = state !== 'unpaid' && total > 0 && means !== 'gateway'
  const submit = onSubmit(
    ({ text }) => [
      [needsAccount && text('refundAccount').trim() === '', 'refund-account', t`환불받으실 은행과 계좌번호, 예금주를 적어 주십시오.`],
    ],
    ({ text }) => {
      const said = (name: string) => text(name).trim() || null
      const body = { step: 'cancel' as const, reason: said('reason'), ...(needsAccount ? { refundAccount: said('refundAccount') } : {}) }
      mutate(body, { onSuccess: async () => alert(t`주문을 취소했습니다.`).then(onDone) })
    },
  )
  return (
    <form noValidate className="space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <TextField id="cancel-reason" name="reason" label={t`취소하시는 까닭 (선택)`} maxLength={200} />
      {needsAccount && <RefundAccount isInvalid={invalid === 'refund-account'} />}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
          <Trans>주문 취소</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>취소하지 않기</Trans>
        </button>
      </div>
    </form>
  )
}

/** Renders what a shopper can do with an order now. */
export function OrderActions({ order, takeStep, changeContents }: Props & Pick<OrderCalls, 'changeContents'>) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [opened, setOpened] = useState<'cancel' | 'change'>()
  const close = () => setOpened(undefined)
  const { mutate, isPending } = usePress({ mutationFn: takeStep, onError: alertFailure })
  const { steps } = order
  const confirmOrder = async () => {
    if (!(await confirm(t`상품을 잘 받으셨습니까? 구매를 확정합니다.`))) return
    mutate({ step: 'confirm' })
  }
  if (steps.length === 0) return null
  if (opened === 'cancel' && steps.includes('cancel')) return <CancelForm order={order} takeStep={takeStep} onDone={close} />
  if (opened === 'change' && steps.includes('change'))
    return (
      <Suspense fallback={<div className="skeleton h-72" />}>
        <ChangeForm order={order} changeContents={changeContents} onDone={close} />
      </Suspense>
    )
  return (
    <p className="no-print flex flex-wrap gap-2">
      {steps.includes('confirm') && (
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => void confirmOrder()}>
          <Trans>구매 확정</Trans>
        </button>
      )}
      {steps.includes('change') && (
        <button type="button" className={buttonClass('outline')} onClick={() => setOpened('change')}>
          <Trans>주문 바꾸기</Trans>
        </button>
      )}
      {steps.includes('cancel') && (
        <button type="button" className={buttonClass('outline')} onClick={() => setOpened('cancel')}>
          <Trans>주문 취소</Trans>
        </button>
      )}
    </p>
  )
}
