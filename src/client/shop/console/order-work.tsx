import type { Answer } from '#contract/api.ts'
import { orderStepCalls, stepFields } from '#contract/shop/order-steps.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../data/http.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { Won } from '../../content/won.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../../console/date-text.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { Amount } from './amount.tsx'
import { OrderCharges } from './charge-work.tsx'
import { type Chosen, ParcelTable, PiecesChoice, piecesOf } from './parcel-work.tsx'
import { OrderReceipts } from './receipt-work.tsx'
import { RefundNotice } from './refund-notice.tsx'
import { WaitingChange } from './waiting-change.tsx'
import { CancelPieces, ClaimTable, TakeBack } from './claim-work.tsx'

const call = 'POST /api/console/shop/orders/{_id}/steps'
const fields = bodyFields(orderStepCalls[call])

type Progress = Answer<'GET /api/console/shop/orders/{_id}/progress'>
type Step = Progress['steps'][number]

/** What staff do, on a button. */
const actions: Readonly<Record<Step, MessageDescriptor>> = {
  pay: msg`입금 확인`,
  payChange: msg`차액 입금 확인`,
  dropChange: msg`변경 거두기`,
  quote: msg`배송비 정하기`,
  prepare: msg`상품 준비 시작`,
  ship: msg`발송 처리`,
  makeReady: msg`센터에 준비됨`,
  deliver: msg`전달 완료`,
  cancel: msg`주문 취소`,
  refund: msg`환불 완료`,
}

/** What has been done. */
const stepNames: Readonly<Record<Progress['timeline'][number]['step'], MessageDescriptor>> = {
  ...actions,
  refund: msg`환불함`,
  place: msg`주문`,
  shipPart: msg`일부 발송`,
  deliverPart: msg`상자 하나 전달 완료`,
  confirm: msg`구매 확정`,
  lapse: msg`기한이 지나 취소`,
  bounce: msg`은행이 입금을 되가져감`,
  change: msg`주문 내용 변경`,
  wantChange: msg`변경 신청(차액 대기)`,
  wantQuote: msg`배송비 문의`,
  payChange: msg`차액 확인, 내용 변경`,
  dropChange: msg`변경 거둠`,
}

/** A refund that is late asks for the interest on it. */
const namesOf = (step: Step, refund: Progress['refund']): readonly string[] =>
  step === 'refund' && refund !== null && refund.interest > 0 ? ['interest'] : stepFields[step]

interface Props extends ItemPartProps, Pick<Progress, 'steps' | 'lines' | 'refund'> {}

/** The next steps. One that asks for something opens a form; what cannot be undone is asked before. */
function Steps({ item, steps, lines, refund, onChanged }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [open, setOpen] = useState<Step>()
  const [chosen, setChosen] = useState<Chosen>()
  const [keys] = useState(idempotencyKeys)
  const asked = (step: Step) => Object.entries(fields).filter(([name]) => namesOf(step, refund).includes(name))
  // What was changed since it was looked at is looked at again, before it is sent or made ready.
  const seen = (step: Step) =>
    step === 'ship' || step === 'makeReady' ? { changedAt: (item['changedAt'] as string | null | undefined) ?? null } : {}
  const send = (step: Step, more: object = {}, idempotencyKey?: string) =>
    api(call, {
      locale,
      params: { _id: item._id },
      body: { ...more, ...seen(step), step },
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    }).catch((error: unknown) => {
      onChanged()
      throw error
    })
  const { mutate, isPending } = usePress({ mutationFn: (step: Step) => send(step), onSuccess: onChanged, onError: alertFailure })
  const press = async (step: Step) => {
    if (asked(step).length > 0) return setOpen(step)
    if (step === 'dropChange' && !(await confirm(t`변경을 거두면 주문은 지금 내용 그대로입니다. 거두시겠습니까?`))) return undefined
    if (step === 'refund' && !(await confirm(t`고객의 계좌로 돌려주신 뒤에 눌러 주십시오. 환불을 마치셨습니까?`))) return undefined
    return mutate(step)
  }
  if (steps.length === 0) return null
  return (
    <div className="space-y-5">
      <div role="group" aria-label={t`다음에 할 일`} className="flex flex-wrap gap-2">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className={buttonClass(step === 'cancel' || step === 'dropChange' ? 'outline' : 'primary')}
            aria-disabled={isPending}
            aria-expanded={asked(step).length > 0 ? open === step : undefined}
            onClick={() => void press(step)}
          >
            {i18n._(actions[step])}
          </button>
        ))}
      </div>
      {open !== undefined && steps.includes(open) && (
        <CallForm
          key={open}
          fields={Object.fromEntries(asked(open))}
          initial={
            open === 'pay'
              ? { amount: item['total'] }
              : open === 'payChange'
                ? { amount: item['changeDue'] }
                : open === 'refund'
                  ? { interest: refund?.interest }
                  : {}
          }
          button={i18n._(actions[open])}
          {...(open === 'ship' ? { renderAbove: () => <PiecesChoice lines={lines} chosen={chosen} onChoose={setChosen} /> } : {})}
          send={async (typed) => {
            const body = { ...typed, ...(open === 'ship' && chosen !== undefined ? { pieces: piecesOf(chosen, lines) } : {}) }
            // Other pieces are another request, with the same fields, too.
            await send(open, body, keys.of(body))
            keys.forget()
            setOpen(undefined)
            setChosen(undefined)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

function Lines({ lines }: Pick<Progress, 'lines'>) {
  const { t } = useLingui()
  return (
    <RecordTable label={t`주문한 상품`} headings={[t`재고 코드`, t`상품`, t`가격`, t`수량`, t`남은 수량`, t`보낼 수량`, t`금액`]}>
      {lines.map(({ _id, code, name, values, price, quantity, ended, unsent }) => (
        <tr key={_id}>
          <RecordCell isShort>{code}</RecordCell>
          <RecordCell>{[name, ...values].join(' / ')}</RecordCell>
          <RecordCell isShort>
            <Won amount={price} />
          </RecordCell>
          <RecordCell isShort>{quantity}</RecordCell>
          <RecordCell isShort>{quantity - ended}</RecordCell>
          <RecordCell isShort>{unsent}</RecordCell>
          <RecordCell isShort>
            <Won amount={price * quantity} />
          </RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

function Timeline({ timeline }: Pick<Progress, 'timeline'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const actors = { member: t`고객`, staff: t`이전 직원`, clock: t`자동`, gateway: t`결제사` }
  return (
    <RecordTable label={t`지나온 일`} headings={[t`시각`, t`한 일`, t`누가`]}>
      {timeline.map(({ at, step, by, user }) => (
        <tr key={at + step}>
          <RecordCell isShort>
            <time dateTime={at}>{dateText(at, locale)}</time>
          </RecordCell>
          <RecordCell>{i18n._(stepNames[step])}</RecordCell>
          <RecordCell>{user ?? actors[by]}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

function Payments({ payments }: Pick<Progress, 'payments'>) {
  const { t } = useLingui()
  const locale = useLocale()
  if (payments.length === 0) return null
  return (
    <RecordTable label={t`입금과 환불`} headings={[t`시각`, t`금액`, t`지연이자`, t`들어와 있는 금액`, t`담당자`]}>
      {payments.map(({ _id, at, change, interest, balance, user }) => (
        <tr key={_id}>
          <RecordCell isShort>
            <time dateTime={at}>{dateText(at, locale)}</time>
          </RecordCell>
          <RecordCell isShort>
            <Amount won={change} />
          </RecordCell>
          <RecordCell isShort>{interest === 0 ? '–' : <Won amount={interest} />}</RecordCell>
          <RecordCell isShort>
            <Won amount={balance} />
          </RecordCell>
          <RecordCell>{user ?? '–'}</RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

/** Renders the work on an order: what can be done now, what is in it, its money, and what became of it. */
export function OrderWork({ item, onChanged }: ItemPartProps) {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/shop/orders/{_id}/progress', useLocale(), { params: { _id: item._id } }),
    staleTime: 0,
  })
  return (
    <section aria-labelledby="order-work" className="mb-10 max-w-6xl space-y-6">
      <h2 id="order-work" className="font-bold">
        <Trans>주문 처리</Trans>
      </h2>
      <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`주문을 불러오지 못했습니다.`}>
        {({ steps, refund, waitingChange, lines, parcels, payments, charges, timeline, receipts, receiptDue }) => (
          <>
            {refund !== null && <RefundNotice {...refund} />}
            {waitingChange !== null && <WaitingChange change={waitingChange} isNoted={steps.includes('payChange')} />}
            <Steps item={item} steps={steps} refund={refund} lines={lines} onChanged={onChanged} />
            <Lines lines={lines} />
            <ParcelTable item={item} lines={lines} parcels={parcels} onChanged={onChanged} />
            <ClaimTable lines={lines} />
            <CancelPieces item={item} lines={lines} onChanged={onChanged} />
            <TakeBack item={item} lines={lines} onChanged={onChanged} />
            <Payments payments={payments} />
            <OrderReceipts item={item} receipts={receipts} lines={lines} due={receiptDue} onChanged={onChanged} />
            <OrderCharges charges={charges} />
            <Timeline timeline={timeline} />
          </>
        )}
      </LoadState>
    </section>
  )
}
