import { isPostcode } from '#contract/shop/places.ts'
import type { DeliveryMethod } from '#contract/shop/order-total.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useState } from 'react'
import type { Check, Typed } from '../../content/checked-form.ts'
import { localPhone } from '../../content/phone.ts'
import { TextField } from '../../content/text-field.tsx'
import { AddressChoice } from '../addresses/address-choice.tsx'
import { KeepAddress } from '../addresses/keep-address.tsx'
import type { OwnOrder, SavedAddress } from '../queries.ts'
import { PlaceFields } from './place-fields.tsx'
import { RadioChoice } from './radio-choice.tsx'

/** Part of an order that its shopper writes. */
export type Written = Pick<OwnOrder, 'method' | 'receiver' | 'phone' | 'postcode' | 'address' | 'addressDetail' | 'note' | 'payer'>

interface Props {
  invalid: string | undefined
  /** As it was written before: in the last order, or a step ago. */
  before: Partial<Written>
  method: DeliveryMethod
  onMethod: (method: DeliveryMethod) => void
  /** Whether all of it can be got at the centre. */
  canPickUp: boolean
  /** Whether it can be got in another way than it is. */
  isWayOpen?: boolean
  /** Whether it is paid by bank transfer: then who pays has to be known. */
  isTransferred: boolean
  /** As it is typed. */
  postcode: string
  onPostcode: (postcode: string) => void
  /** What its place costs on top, in won. */
  remoteFee: number
  /** Addresses that its member keeps. */
  addresses?: readonly SavedAddress[]
  /** Whether one that is written by hand can be kept. */
  canKeep?: boolean
  /** Before who pays. */
  children?: ReactNode
}

const placeNames = ['receiver', 'phone', 'postcode', 'address', 'addressDetail', 'note'] as const

/** Finds the address that is written already. */
const findSame = (addresses: readonly SavedAddress[], before: Partial<Written>) =>
  addresses.find((address) => placeNames.every((name) => address[name] === before[name]))

/** What the fields of a receiver begin with: an address that is kept, or what was written before. */
function useSource(addresses: readonly SavedAddress[], before: Partial<Written>, onPostcode: Props['onPostcode']) {
  const [{ chosen, source, turn }, set] = useState(() => ({ chosen: findSame(addresses, before)?._id ?? '', source: before, turn: 0 }))
  const choose = (address: SavedAddress | undefined) => {
    set({ chosen: address?._id ?? '', source: address ?? {}, turn: turn + 1 })
    onPostcode(address?.postcode ?? '')
  }
  return { chosen, source, turn, choose }
}

/** Fields of who gets an order, where, and who pays. */
export function OrderFields({ invalid, before, method, onMethod, canPickUp, isWayOpen = true, isTransferred, children, ...more }: Props) {
  const { t } = useLingui()
  const { addresses = [], canKeep = false, ...place } = more
  const { chosen, source, turn, choose } = useSource(addresses, before, place.onPostcode)
  const isSent = method === 'delivery'
  const field = (name: keyof Written, label: string, of: Partial<Written>, attributes: object = {}) => (
    <TextField
      id={`order-${name}`}
      name={name}
      label={label}
      defaultValue={name === 'phone' ? localPhone(of.phone ?? '') : (of[name] ?? '')}
      aria-invalid={invalid === `order-${name}`}
      {...attributes}
    />
  )
  const required = { 'aria-required': 'true' as const }
  const ways = [
    { value: 'delivery', label: t`택배` },
    { value: 'pickUp', label: t`센터에서 받기`, isDisabled: !canPickUp },
  ] as const
  return (
    <>
      {isWayOpen && (
        <RadioChoice legend={<Trans>받는 방법</Trans>} name="method" choices={ways} chosen={method} onChoose={onMethod}>
          {!canPickUp && (
            <p className="text-sm text-muted">
              <Trans>센터에서 받으실 수 없는 상품이 있습니다.</Trans>
            </p>
          )}
        </RadioChoice>
      )}
      {isSent && addresses.length > 0 && <AddressChoice addresses={addresses} chosen={chosen} onChoose={choose} />}
      <Fragment key={turn}>
        {field('receiver', t`받는 분`, source, { ...required, maxLength: 60, autoComplete: 'name' })}
        {field('phone', t`연락처`, source, { ...required, type: 'tel', maxLength: 40, autoComplete: 'tel', inputMode: 'tel' })}
        {isSent && <PlaceFields {...place} invalid={invalid} before={source} />}
        {isSent && canKeep && chosen === '' && <KeepAddress isInvalid={invalid === 'order-keepAs'} />}
      </Fragment>
      {children}
      {isTransferred &&
        field('payer', t`입금자 이름`, before, {
          ...required,
          maxLength: 40,
          hint: t`통장에 찍히는 이름을 적어 주시면 입금을 빨리 확인합니다.`,
        })}
    </>
  )
}

/** Returns the checks of these fields, in their order. */
export function useOrderChecks(method: DeliveryMethod, isTransferred: boolean) {
  const { t } = useLingui()
  return ({ text, all }: Typed): Check[] => {
    const isEmpty = (name: keyof Written) => text(name).trim() === ''
    const isSent = method === 'delivery'
    return [
      [isEmpty('receiver'), 'order-receiver', t`받는 분의 성함을 적어 주십시오.`],
      [isEmpty('phone'), 'order-phone', t`연락처를 입력해주세요`],
      [isSent && isEmpty('postcode'), 'order-postcode', t`우편번호를 적어 주십시오.`],
      [isSent && !isPostcode(text('postcode').trim()), 'order-postcode', t`우편번호는 숫자 다섯 자리로 적어 주십시오. 예: 06236`],
      [isSent && isEmpty('address'), 'order-address', t`주소를 적어 주십시오.`],
      [all('keepAs').some((name) => name.trim() === ''), 'order-keepAs', t`배송지 이름을 적어 주십시오. 예: 집, 회사`],
      [isTransferred && isEmpty('payer'), 'order-payer', t`입금하시는 분의 이름을 적어 주십시오.`],
    ]
  }
}

/** Returns what was written. */
export function writtenIn({ text }: Typed, method: DeliveryMethod): Written {
  const optional = (name: keyof Written) => (method === 'pickUp' ? null : text(name).trim() || null)
  return {
    method,
    receiver: text('receiver').trim(),
    phone: text('phone').trim(),
    payer: text('payer').trim() || text('receiver').trim(),
    postcode: optional('postcode'),
    address: optional('address'),
    addressDetail: optional('addressDetail'),
    note: optional('note'),
  }
}
