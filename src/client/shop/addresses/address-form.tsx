import { isPostcode } from '#contract/shop/places.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Typed, useCheckedForm } from '../../content/checked-form.ts'
import { localPhone } from '../../content/phone.ts'
import { TextField } from '../../content/text-field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { PlaceFields } from '../orders/place-fields.tsx'
import type { SavedAddress } from '../queries.ts'

interface Props {
  /** Undefined: a new one. */
  address: SavedAddress | undefined
  /** Whether it is the first: that is the default in any case. */
  isFirst: boolean
  onDone: () => void
}

/** What was written of an address. */
const writtenIn = ({ text }: Typed) => ({
  name: text('name').trim(),
  receiver: text('receiver').trim(),
  phone: text('phone').trim(),
  postcode: text('postcode').trim(),
  address: text('address').trim(),
  addressDetail: text('addressDetail').trim() || null,
  note: text('note').trim() || null,
})

const focus = (node: HTMLElement | null) => node?.focus()

/** What it is called, and who is there. */
function ReceiverFields({ address, invalid }: Pick<Props, 'address'> & { invalid: string | undefined }) {
  const { t } = useLingui()
  const field = (name: 'name' | 'receiver' | 'phone') => ({ id: `address-${name}`, name, 'aria-invalid': invalid === `address-${name}` })
  return (
    <>
      <TextField
        {...field('name')}
        label={t`배송지 이름 (예: 집, 회사)`}
        aria-required="true"
        maxLength={30}
        autoComplete="off"
        defaultValue={address?.name ?? ''}
        ref={focus}
      />
      <TextField
        {...field('receiver')}
        label={t`받는 분`}
        aria-required="true"
        maxLength={60}
        autoComplete="name"
        defaultValue={address?.receiver ?? ''}
      />
      <TextField
        {...field('phone')}
        label={t`연락처`}
        aria-required="true"
        type="tel"
        inputMode="tel"
        maxLength={40}
        autoComplete="tel"
        defaultValue={localPhone(address?.phone ?? '')}
      />
    </>
  )
}

/** Writes an address down, or changes it. */
export default function AddressForm({ address, isFirst, onDone }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [postcode, setPostcode] = useState(address?.postcode ?? '')
  const [isDefault, setIsDefault] = useState(address?.isDefault ?? false)
  // Where the answer was lost, the same is sent again under its key; what was typed anew has another one.
  const [keys] = useState(idempotencyKeys)
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: (typed: Typed) => {
      const body = { ...writtenIn(typed), isDefault }
      return address === undefined
        ? api('POST /api/v1/me/addresses', { locale, body, idempotencyKey: keys.of(body) })
        : api('PUT /api/v1/me/addresses/{_id}', { locale, params: { _id: address._id }, body })
    },
    onSuccess: () => {
      keys.forget()
      onDone()
    },
    onError: alertFailure,
  })
  const submit = onSubmit(
    ({ text }) => [
      [text('name').trim() === '', 'address-name', t`배송지 이름을 적어 주십시오. 예: 집, 회사`],
      [text('receiver').trim() === '', 'address-receiver', t`받는 분의 성함을 적어 주십시오.`],
      [text('phone').trim() === '', 'address-phone', t`연락처를 입력해주세요`],
      [!isPostcode(text('postcode').trim()), 'order-postcode', t`우편번호는 숫자 다섯 자리로 적어 주십시오. 예: 06236`],
      [text('address').trim() === '', 'order-address', t`주소를 적어 주십시오.`],
    ],
    (typed) => mutate(typed),
  )
  return (
    <form noValidate className="space-y-5 border-l-4 border-accent bg-wash px-5 py-4" onSubmit={(event) => void submit(event)}>
      <ReceiverFields address={address} invalid={invalid} />
      <PlaceFields invalid={invalid} before={address ?? {}} postcode={postcode} onPostcode={setPostcode} remoteFee={0} />
      {!isFirst && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={isDefault}
            onChange={({ target }) => setIsDefault(target.checked)}
          />
          <Trans>주문할 때 먼저 보이는 기본 배송지로 씁니다.</Trans>
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>저장</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onDone}>
          <Trans>저장하지 않기</Trans>
        </button>
      </div>
    </form>
  )
}
