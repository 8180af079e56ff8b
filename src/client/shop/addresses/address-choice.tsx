import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import type { SavedAddress } from '../queries.ts'

interface Props {
  addresses: readonly SavedAddress[]
  /** Empty: it is written by hand. */
  chosen: string
  onChoose: (address: SavedAddress | undefined) => void
}

/** Chooses one of the addresses that a member keeps, or none of them. */
export function AddressChoice({ addresses, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const id = 'order-saved'
  return (
    <Labelled id={id} label={t`배송지`}>
      <select
        id={id}
        className={fieldClass('mt-1.5')}
        value={chosen}
        onChange={({ target }) => onChoose(addresses.find(({ _id }) => _id === target.value))}
      >
        {addresses.map(({ _id, name, receiver, address, isDefault }) => (
          <option key={_id} value={_id}>
            {isDefault ? t`${name} (기본) · ${receiver} · ${address}` : `${name} · ${receiver} · ${address}`}
          </option>
        ))}
        <option value="">
          <Trans>직접 적기</Trans>
        </option>
      </select>
    </Labelled>
  )
}
