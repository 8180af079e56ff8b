import type { ReactNode } from 'react'

interface Props<Value extends string> {
  /** Of the first choice: what is missing is looked for there. */
  id: string
  name: string
  legend: ReactNode
  choices: readonly { value: Value; text: ReactNode }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** Renders a question of a claim, of which nothing is answered beforehand. */
export function Choice<Value extends string>({ id, name, legend, choices, chosen, onChoose }: Props<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {choices.map(({ value, text }, index) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={name}
            {...(index === 0 ? { id } : {})}
            value={value}
            checked={chosen === value}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-accent"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
