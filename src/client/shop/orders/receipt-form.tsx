import { receiptDigits, receiptIdentity, type ReceiptUse } from '#contract/shop/receipt-rules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
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

/** Says what a cash receipt is for, and whose it is. */
export function ReceiptForm({ order: { receipt, phone }, askReceipt, onDone }: Props) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [use, setUse] = useState<ReceiptUse | 'none' | undefined>(receipt.use ?? undefined)
  const { mutate, isPending } = usePress({ mutationFn: askReceipt, onError: alertFailure })
  const { invalid, onSubmit } = useCheckedForm()
  const isNamed = use === 'income' || use === 'expense'
  const submit = onSubmit(
    ({ text }) => [
      [use === undefined, 'receipt-use', t`현금영수증의 용도를 골라 주십시오.`],
      [
        isNamed && !receiptIdentity.test(receiptDigits(text('identity'))),
        'receipt-identity',
        t`휴대전화 번호나 현금영수증 카드 번호, 사업자등록번호를 적어 주십시오.`,
      ],
    ],
    ({ text }) =>
      mutate(
        { receipt: isNamed ? { use, identity: receiptDigits(text('identity')) } : null },
        { onSuccess: async () => alert(isNamed ? t`현금영수증을 신청했습니다.` : t`현금영수증을 받지 않습니다.`).then(onDone) },
      ),
  )
  const choices = [
    { value: 'income', label: t`소득공제` },
    { value: 'expense', label: t`지출증빙` },
    ...(receipt.use === null ? [] : [{ value: 'none' as const, label: t`받지 않음` }]),
  ] as const
  return (
    <form noValidate className="space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <RadioChoice id="receipt-use" name="receipt-use" legend={<Trans>용도</Trans>} choices={choices} chosen={use} onChoose={setUse} />
      {isNamed && (
        <TextField
          key={use}
          id="receipt-identity"
          name="identity"
          label={use === 'income' ? t`휴대전화 번호나 현금영수증 카드 번호` : t`사업자등록번호나 휴대전화 번호`}
          defaultValue={receipt.identity ?? (use === 'income' ? phone.replace(/^\+82/, '0') : '')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          aria-required="true"
          aria-invalid={invalid === 'receipt-identity'}
        />
      )}
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
