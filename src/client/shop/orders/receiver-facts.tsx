import { useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { localPhone } from '../../content/phone.ts'
import type { Written } from './order-fields.tsx'

/** Renders who gets an order, where, and who pays. */
export function ReceiverFacts({ order }: { order: Written }) {
  const { t } = useLingui()
  const { method, receiver, phone, postcode, address, addressDetail, note, payer } = order
  const place = [postcode === null ? '' : `(${postcode})`, address ?? '', addressDetail ?? ''].filter((part) => part !== '').join(' ')
  return (
    <dl className="border-b border-line">
      <FactRow name={t`받는 방법`}>{method === 'pickUp' ? t`센터에서 받기` : t`택배`}</FactRow>
      <FactRow name={t`받는 분`}>{receiver}</FactRow>
      {phone !== '' && <FactRow name={t`연락처`}>{localPhone(phone)}</FactRow>}
      {place !== '' && <FactRow name={t`주소`}>{place}</FactRow>}
      {note !== null && <FactRow name={t`배송 메모`}>{note}</FactRow>}
      <FactRow name={t`입금자 이름`}>{payer}</FactRow>
    </dl>
  )
}
