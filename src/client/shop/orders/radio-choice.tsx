import type { ReactNode } from 'react'

interface Props<Value extends string> {
  legend: ReactNode
  name: string
  choices: readonly { value: Value; label: string; isDisabled?: boolean }[]
  /** Undefined: nothing is chosen before its shopper does. */
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** Below the choices. */
  children?: ReactNode
}

/** Chooses one of a few, all of them in view. The id of each is that of the group and its value. */
export const RadioChoice = <Value extends string>({ legend, name, choices, chosen, onChoose, children }: Props<Value>) => (
  <fieldset>
    <legend className="mb-2 text-sm font-semibold">{legend}</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-1">
      {choices.map(({ value, label, isDisabled = false }) => (
        <label key={value} className="inline-flex min-h-11 items-center gap-2">
          <input
            id={`${name}-${value}`}
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={isDisabled}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
    {children}
  </fieldset>
)
