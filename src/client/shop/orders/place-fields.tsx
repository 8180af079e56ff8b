import { isPostcode, regionInAddress, regionOf } from '#contract/shop/places.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TextField } from '../../content/text-field.tsx'
import { Won } from '../../content/won.tsx'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import type { FoundAddress } from '../addresses/address-search.tsx'
import type { OwnOrder } from '../queries.ts'
import { shopRead } from '../shop-read.ts'
import { regionNames } from './region-names.ts'

const AddressSearch = lazy(() => retryImport(() => import('../addresses/address-search.tsx')))

type Place = Pick<OwnOrder, 'postcode' | 'address' | 'addressDetail' | 'note'>

interface Props {
  invalid: string | undefined
  /** As it was written before. */
  before: Partial<Place>
  postcode: string
  onPostcode: (postcode: string) => void
  /** What the place costs on top, in won. */
  remoteFee: number
}

/** Says of a postal code where it is and what that costs, so that a slip of the finger is seen. */
function RegionHint({ postcode, remoteFee }: Pick<Props, 'postcode' | 'remoteFee'>) {
  const { i18n } = useLingui()
  const code = postcode.trim()
  const region = regionOf(code)
  return (
    <p role="status" className="mt-1 text-sm text-muted">
      {region !== undefined && i18n._(regionNames[region])}
      {region !== undefined && remoteFee > 0 && ' · '}
      {region !== undefined && remoteFee > 0 && (
        <Trans>
          배송비가 <Won amount={remoteFee} /> 더해집니다. 무료 배송에도 더합니다.
        </Trans>
      )}
      {region === undefined && isPostcode(code) && <Trans>어느 지역인지 알 수 없는 우편번호입니다. 다시 확인해 주십시오.</Trans>}
    </p>
  )
}

/** Says that an address begins with another province than its postal code: it may be right all the same. */
function MismatchHint({ postcode, address }: { postcode: string; address: string }) {
  const { i18n } = useLingui()
  const [ofCode, ofAddress] = [regionOf(postcode.trim()), regionInAddress(address)]
  const isMismatch = ofCode !== undefined && ofAddress !== undefined && ofCode !== ofAddress
  const [codeRegion, addressRegion] = [ofCode, ofAddress].map((region) => (region === undefined ? '' : i18n._(regionNames[region])))
  return (
    <p role="status" className="mt-1 text-sm text-muted">
      {isMismatch && (
        <Trans>
          우편번호의 지역은 {codeRegion}, 주소의 지역은 {addressRegion}입니다. 맞는지 확인해 주십시오.
        </Trans>
      )}
    </p>
  )
}

/** Fields of where something is sent. */
export function PlaceFields({ invalid, before, postcode, onPostcode, remoteFee }: Props) {
  const { t } = useLingui()
  const [address, setAddress] = useState(before.address ?? '')
  const canFind = useQuery(shopRead(useLocale())).data?.shop?.findsAddresses === true
  const take = (found: FoundAddress) => {
    onPostcode(found.postcode)
    setAddress(found.address)
    document.getElementById('order-addressDetail')?.focus()
  }
  const nameOf = (name: keyof Place) => ({ id: `order-${name}`, name, 'aria-invalid': invalid === `order-${name}` })
  return (
    <>
      {canFind && (
        <Suspense fallback={<div className="skeleton h-20" />}>
          <AddressSearch onPick={take} />
        </Suspense>
      )}
      <div>
        <TextField
          {...nameOf('postcode')}
          label={t`우편번호`}
          aria-required="true"
          maxLength={12}
          autoComplete="postal-code"
          inputMode="numeric"
          value={postcode}
          onChange={({ target }) => onPostcode(target.value)}
        />
        <RegionHint postcode={postcode} remoteFee={remoteFee} />
      </div>
      <div>
        <TextField
          {...nameOf('address')}
          label={t`주소`}
          aria-required="true"
          maxLength={200}
          autoComplete="street-address"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
        <MismatchHint postcode={postcode} address={address} />
      </div>
      <TextField {...nameOf('addressDetail')} label={t`상세 주소 (선택)`} maxLength={100} defaultValue={before.addressDetail ?? ''} />
      <TextField {...nameOf('note')} label={t`배송 메모 (선택)`} maxLength={200} defaultValue={before.note ?? ''} />
    </>
  )
}
