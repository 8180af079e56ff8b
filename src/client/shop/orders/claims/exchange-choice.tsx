import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../data/use-locale.ts'
import { type OwnOrder, shopProductRead } from '../../queries.ts'
import { RadioChoice } from '../radio-choice.tsx'
import { valuesOf } from './pieces.ts'

interface Props {
  id: string
  line: OwnOrder['lines'][number]
  /** What comes back. */
  _variant: string
  quantity: number
  chosen: string | undefined
  onChoose: (_newVariant: string) => void
}

/** Asks what pieces are exchanged for: of what there is of their product at the same price. */
export function ExchangeChoice({ id, line, _variant, quantity, chosen, onChoose }: Props) {
  const { data, isPending } = useQuery(shopProductRead(useLocale(), line._product))
  if (isPending) return <div className="skeleton h-24" />
  const variants = data === undefined || 'missing' in data ? [] : data.shopProduct.variants
  const price = variants.find(({ _id }) => _id === _variant)?.price
  const possible = variants.filter((variant) => variant.price === price && variant.left >= quantity)
  const chosenValues = valuesOf(line, _variant).join(' / ')
  if (possible.length === 0)
    return (
      <p id={id} tabIndex={-1} role="status" className="border-l-2 border-accent py-2 pl-4">
        <Trans>지금은 바꿔 드릴 상품이 없습니다. 환불을 신청해 주십시오.</Trans>
      </p>
    )
  return (
    <RadioChoice
      isColumn
      id={id}
      name="newVariant"
      legend={<Trans>바꿔 받으실 상품</Trans>}
      choices={possible.map(({ _id, values }) => ({
        value: _id,
        label:
          _id !== _variant ? (
            values.join(' / ')
          ) : chosenValues === '' ? (
            <Trans>같은 상품</Trans>
          ) : (
            <Trans>같은 상품 ({chosenValues})</Trans>
          ),
      }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
