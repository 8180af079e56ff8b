import type { ReactNode } from 'react'

interface Props<Value extends string> {
  legend: ReactNode
  name: string
  /** Of the first choice, where what is missing is looked for by a name; else it is that of the group and its value, as of the others. */
  id?: string
  choices: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  /** Undefined: nothing is chosen before its shopper does. */
  chosen: Value | undefined
  onChoose: (value: Value) => void
  /** One below the other: for what is longer than a few words. */
  isColumn?: boolean
  /** Below the choices. */
  children?: ReactNode
}

/** Chooses one of a few, all of them in view. */
export const RadioChoice = <Value extends string>({
  legend,
  name,
  id,
  choices,
  chosen,
  onChoose,
  isColumn = false,
  children,
}: Props<Value>) => (
  <fieldset>
    <legend className="mb-2 text-sm font-semibold">{legend}</legend>
    <div className={isColumn ? 'flex flex-col' : 'flex flex-wrap gap-x-6 gap-y-1'}>
      {choices.map(({ value, label, isDisabled = false }, index) => (
        <label key={value} className="inline-flex min-h-11 items-center gap-2">
          <input
            id={index === 0 && id !== undefined ? id : `${name}-${value}`}
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
