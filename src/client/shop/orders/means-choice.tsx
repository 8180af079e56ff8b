import { Trans, useLingui } from '@lingui/react/macro'
import type { Shop } from '../queries.ts'

export type Means = Shop['means'][number]

interface Props {
  /** Nothing is chosen before its shopper does. */
  chosen: Means | undefined
  onChoose: (means: Means) => void
}

/** Chooses how an order is paid. */
export function MeansChoice({ chosen, onChoose }: Props) {
  const { t } = useLingui()
  const means = [
    { value: 'transfer', label: t`무통장 입금` },
    { value: 'gateway', label: t`카드·간편결제` },
  ] as const
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">
        <Trans>결제 수단</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {means.map(({ value, label }) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              id={`means-${value}`}
              type="radio"
              name="means"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
