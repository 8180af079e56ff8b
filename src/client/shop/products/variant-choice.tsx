import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Won } from '../../content/won.tsx'
import { useEarlyChoice } from '../../ui/use-early-choice.ts'
import type { ShopProductDetail, ShopVariant } from '../queries.ts'
import { canChoose, type Chosen } from './choices.ts'

interface Props {
  product: ShopProductDetail
  chosen: Chosen
  onChoose: (option: number, value: string) => void
}

/** One option. What cannot be bought beside what is chosen says so, and can be looked at nevertheless. */
function OptionChoice({ product: { options, variants }, chosen, onChoose, option }: Props & { option: number }) {
  const { t } = useLingui()
  const name = useId()
  const ref = useEarlyChoice<HTMLFieldSetElement>((element) => {
    const early = element.querySelector<HTMLInputElement>('input:checked')?.value
    if (early !== undefined && early !== chosen[option]) onChoose(option, early)
  })
  return (
    <fieldset ref={ref} className="mt-5">
      <legend className="mb-2 text-sm font-semibold">{options[option]?.name}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options[option]?.values.map((value) => {
          const isLeft = canChoose(variants, chosen, option, value)
          return (
            <label key={value} className={`inline-flex min-h-11 items-center gap-2 ${isLeft ? '' : 'text-muted'}`}>
              <input type="radio" name={name} value={value} checked={chosen[option] === value} onChange={() => onChoose(option, value)} />
              {isLeft ? value : t`${value} (품절)`}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The options of a product. */
export const VariantChoice = (props: Props) =>
  // Two options may be called the same; they keep their order.
  props.product.options.map(({ name }, option) => <OptionChoice key={`${name}-${option}`} {...props} option={option} />)

/** State of the chosen variant: its own price, and how many are left where they are few. */
export function VariantState({ variant, isSoldOut }: { variant: ShopVariant | undefined; isSoldOut: boolean }) {
  return (
    <p role="status" className="mt-5 min-h-11 border-l-2 border-accent py-2 pl-4">
      {isSoldOut ? (
        <Trans>지금은 품절입니다.</Trans>
      ) : variant === undefined ? (
        <Trans>옵션을 고르시면 가격과 재고를 보여 드립니다.</Trans>
      ) : variant.left === 0 ? (
        <Trans>고르신 옵션은 지금 품절입니다.</Trans>
      ) : (
        <>
          <strong>
            <Won amount={variant.price} />
          </strong>
          {' · '}
          {variant.left <= 5 ? <Trans>{variant.left}개 남았습니다.</Trans> : <Trans>재고가 있습니다.</Trans>}
        </>
      )}
    </p>
  )
}
