import { isBusinessNumber, receiptDigits, receiptIdentity, type ReceiptUse } from '#contract/shop/receipt-rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { isEmail } from '../../content/email.ts'
import { useCheckedForm } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { OwnOrder } from '../queries.ts'
import type { OrderCalls } from './order-calls.ts'
import { RadioChoice } from './radio-choice.tsx'

interface Props {
  order: OwnOrder
  askReceipt: OrderCalls['askReceipt']
  onDone: () => void
}

interface FieldProps {
  order: OwnOrder
  use: ReceiptUse
  /** Id of the field that is wrong. */
  invalid: string | undefined
}

/** Number of a cash receipt. */
function IdentityField({ order: { receipt, phone }, use, invalid }: FieldProps) {
  const { t } = useLingui()
  const own = receipt.use === use ? receipt.identity : null
  return (
    <TextField
      key={use}
      id="receipt-identity"
      name="identity"
      label={use === 'income' ? t`휴대전화 번호나 현금영수증 카드 번호` : t`사업자등록번호나 휴대전화 번호`}
      defaultValue={own ?? (use === 'income' ? phone.replace(/^\+82/, '0') : '')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={40}
      aria-required="true"
      aria-invalid={invalid === 'receipt-identity'}
    />
  )
}

/** The business that a tax invoice is issued to. */
function InvoiceFields({ order: { receipt }, invalid }: Omit<FieldProps, 'use'>) {
  const { t } = useLingui()
  const own = receipt.use === 'invoice' ? receipt : undefined
  const required = (id: string) => ({ id, 'aria-required': true, 'aria-invalid': invalid === id }) as const
  return (
    <>
      <TextField
        {...required('invoice-identity')}
        name="identity"
        label={t`사업자등록번호`}
        defaultValue={own?.identity ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        {...required('invoice-company')}
        name="company"
        label={t`상호`}
        defaultValue={own?.company ?? ''}
        autoComplete="organization"
        maxLength={100}
      />
      <TextField
        {...required('invoice-representative')}
        name="representative"
        label={t`대표자 이름`}
        defaultValue={own?.representative ?? ''}
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        {...required('invoice-email')}
        type="email"
        name="email"
        label={t`세금계산서를 받을 이메일`}
        defaultValue={own?.email ?? ''}
        autoComplete="email"
        maxLength={254}
      />
    </>
  )
}

/** Says what a cash receipt is for, and whose it is, or to which business a tax invoice goes. */
export function ReceiptForm({ order, askReceipt, onDone }: Props) {
  const { receipt } = order
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [use, setUse] = useState<ReceiptUse | 'none' | undefined>(receipt.use ?? undefined)
  const { mutate, isPending } = usePress({ mutationFn: askReceipt, onError: alertFailure })
  const { invalid, onSubmit } = useCheckedForm()
  const isNamed = use === 'income' || use === 'expense'
  const isInvoice = use === 'invoice'
  const submit = onSubmit(
    ({ text }) => [
      [use === undefined, 'receipt-use', t`증빙의 용도를 골라 주십시오.`],
      [
        isNamed && !receiptIdentity.test(receiptDigits(text('identity'))),
        'receipt-identity',
        t`휴대전화 번호나 현금영수증 카드 번호, 사업자등록번호를 적어 주십시오.`,
      ],
      [isInvoice && !isBusinessNumber(receiptDigits(text('identity'))), 'invoice-identity', t`사업자등록번호 10자리를 확인해 주십시오.`],
      [isInvoice && text('company') === '', 'invoice-company', t`상호를 적어 주십시오.`],
      [isInvoice && text('representative') === '', 'invoice-representative', t`대표자의 이름을 적어 주십시오.`],
      [isInvoice && !isEmail(text('email')), 'invoice-email', t`이메일을 확인해 주십시오.`],
    ],
    ({ text }) => {
      const identity = receiptDigits(text('identity'))
      const business = () => ({ company: text('company'), representative: text('representative'), email: text('email') })
      const wanted = isNamed ? { use, identity } : isInvoice ? { use, identity, ...business() } : null
      const done = isNamed
        ? t`현금영수증을 신청했습니다.`
        : isInvoice
          ? t`세금계산서를 신청했습니다.`
          : t`현금영수증이나 세금계산서를 받지 않습니다.`
      return mutate({ receipt: wanted }, { onSuccess: async () => alert(done).then(onDone) })
    },
  )
  const choices = [
    { value: 'income', label: t`현금영수증, 소득공제` },
    { value: 'expense', label: t`현금영수증, 지출증빙` },
    { value: 'invoice', label: t`세금계산서 (사업자)` },
    ...(receipt.use === null ? [] : [{ value: 'none' as const, label: t`받지 않음` }]),
  ] as const
  return (
    <form noValidate className="space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <RadioChoice id="receipt-use" name="receipt-use" legend={<Trans>용도</Trans>} choices={choices} chosen={use} onChoose={setUse} />
      {isNamed && <IdentityField order={order} use={use} invalid={invalid} />}
      {isInvoice && <InvoiceFields order={order} invalid={invalid} />}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>이렇게 신청</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>닫기</Trans>
        </button>
      </div>
    </form>
  )
}
