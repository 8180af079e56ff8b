import { Trans, useLingui } from '@lingui/react/macro'
import type { Shop } from '../queries.ts'
import { RadioChoice } from './radio-choice.tsx'

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
  return <RadioChoice legend={<Trans>결제 수단</Trans>} name="means" choices={means} chosen={chosen} onChoose={onChoose} />
}
