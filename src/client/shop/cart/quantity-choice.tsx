import { shopLimits } from '#contract/shop/limits.ts'
import { useEarlyChoice } from '../../ui/use-early-choice.ts'

interface Props {
  id: string
  label: string
  value: number
  /** What is left of it; the value itself can be chosen whatever is left. */
  most: number
  isDisabled?: boolean
  onChange: (quantity: number) => void
}

/** Chooses how many pieces: one touch, and never more than can be had. */
export function QuantityChoice({ id, label, value, most, isDisabled = false, onChange }: Props) {
  const highest = Math.min(Math.max(most, 1), shopLimits.quantity)
  const numbers = Array.from({ length: Math.max(highest, value) }, (_none, index) => index + 1).filter(
    (number) => number <= highest || number === value,
  )
  const ref = useEarlyChoice<HTMLSelectElement>((select) => {
    if (select.value !== String(value)) onChange(Number(select.value))
  })
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-semibold">
        {label}
      </label>
      <select
        ref={ref}
        id={id}
        value={value}
        disabled={isDisabled}
        className="mt-1.5 min-h-11 rounded-control border border-control bg-surface px-3 text-base tabular-nums"
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </div>
  )
}
