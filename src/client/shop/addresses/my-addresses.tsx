import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { localPhone } from '../../content/phone.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { retryImport } from '../../data/start/retry-import.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { addressesRead, type SavedAddress } from '../queries.ts'

const AddressForm = lazy(() => retryImport(() => import('./address-form.tsx')))

const linkClass = 'min-h-11 underline underline-offset-4'

function OneAddress({ of, onChange }: { of: SavedAddress; onChange: () => void }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const change = useApiMutation('PUT /api/v1/me/addresses/{_id}')
  const removal = useApiMutation('DELETE /api/v1/me/addresses/{_id}')
  const { _id, name, receiver, phone, postcode, address, addressDetail, note, isDefault } = of
  const remove = async () => {
    if (await confirm(t`${name} 배송지를 지우시겠습니까? 이미 하신 주문은 그대로입니다.`))
      removal.mutate({ params: { _id } }, { onError: alertFailure })
  }
  const makeDefault = () => change.mutate({ params: { _id }, body: { isDefault: true } }, { onError: alertFailure })
  return (
    <li className="border-t border-line py-4">
      <p className="font-bold">
        {name}
        {isDefault && (
          <span className="text-sm font-normal text-muted">
            {' '}
            · <Trans>기본 배송지</Trans>
          </span>
        )}
      </p>
      <p>
        {receiver} · <span className="tabular-nums">{localPhone(phone)}</span>
      </p>
      <p>
        ({postcode}) {address} {addressDetail}
      </p>
      {note !== null && <p className="text-sm text-muted">{note}</p>}
      <div className="flex flex-wrap gap-x-5">
        <button type="button" className={linkClass} aria-label={t`${name} 고치기`} onClick={onChange}>
          <Trans>고치기</Trans>
        </button>
        {!isDefault && (
          <button
            type="button"
            className={linkClass}
            aria-label={t`${name} 기본 배송지로 쓰기`}
            aria-disabled={change.isPending}
            onClick={makeDefault}
          >
            <Trans>기본 배송지로 쓰기</Trans>
          </button>
        )}
        <button
          type="button"
          className={linkClass}
          aria-label={t`${name} 지우기`}
          aria-disabled={removal.isPending}
          onClick={() => void remove()}
        >
          <Trans>지우기</Trans>
        </button>
      </div>
    </li>
  )
}

function AddressList({ addresses }: { addresses: readonly SavedAddress[] }) {
  const most = shopLimits.addresses
  /** The one that is changed; `new` for one more. */
  const [open, setOpen] = useState<string>()
  const close = () => setOpen(undefined)
  const formOf = (address: SavedAddress | undefined) => (
    <Suspense fallback={<div className="skeleton h-72" />}>
      <AddressForm address={address} isFirst={addresses.length === 0} onDone={close} />
    </Suspense>
  )
  return (
    <div className="max-w-[46rem] space-y-6">
      {addresses.length === 0 && open === undefined && (
        <p>
          <Trans>적어 두신 배송지가 없습니다. 적어 두시면 주문하실 때 골라 쓰실 수 있습니다.</Trans>
        </p>
      )}
      {addresses.length > 0 && (
        <ul className="border-b border-line">
          {addresses.map((address) =>
            open === address._id ? (
              <li key={address._id}>{formOf(address)}</li>
            ) : (
              <OneAddress key={address._id} of={address} onChange={() => setOpen(address._id)} />
            ),
          )}
        </ul>
      )}
      {open === 'new' ? (
        formOf(undefined)
      ) : addresses.length < most ? (
        <button type="button" className={buttonClass('primary')} onClick={() => setOpen('new')}>
          <Trans>배송지 추가</Trans>
        </button>
      ) : (
        <p className="text-sm text-muted">
          <Trans>배송지는 {most}곳까지 적어 두실 수 있습니다. 쓰지 않는 곳을 지우시면 더 적으실 수 있습니다.</Trans>
        </p>
      )}
      <p className="text-sm text-muted">
        <Trans>이 기기에는 남지 않고, 로그인하신 동안에만 보입니다.</Trans>
      </p>
    </div>
  )
}

/** `/mypage/addresses`: where orders of a member can go. */
export function MyAddresses() {
  const { t } = useLingui()
  const load = useQuery(addressesRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`배송지를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ addresses }) => <AddressList addresses={addresses} />}
    </LoadState>
  )
}
