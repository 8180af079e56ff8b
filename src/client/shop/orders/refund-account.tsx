import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../content/text-field.tsx'

/** Asks for the account that money of an order goes back to. @param id of the field: a page may have several */
export function RefundAccount({ id = 'refund-account', isInvalid }: { id?: string; isInvalid: boolean }) {
  const { t } = useLingui()
  return (
    <TextField
      id={id}
      name="refundAccount"
      label={t`환불받으실 계좌`}
      hint={t`은행과 계좌번호, 예금주를 적어 주십시오. 3영업일 안에 돌려 드립니다.`}
      maxLength={100}
      aria-required="true"
      aria-invalid={isInvalid}
    />
  )
}
