import type { ReactNode } from 'react'
import { FieldError } from './field.tsx'

interface Props {
  /** Of the first one, which a mistake leads back to. */
  id: string
  name: string
  legend: ReactNode
  choices: readonly (readonly [value: string, label: string])[]
  chosen?: string | undefined
  /** What is wrong with the choice. */
  mistake?: string | undefined
}

/** One of a few, each in view. */
export const Choices = ({ id, name, legend, choices, chosen, mistake }: Props) => (
  <fieldset aria-describedby={mistake === undefined ? undefined : `${id}-error`}>
    <legend className="text-sm font-semibold">{legend}</legend>
    {/* Five marks fit a line of a phone. */}
    <div className={`flex flex-wrap ${choices.length > 4 ? 'gap-x-3' : 'gap-x-6'}`}>
      {choices.map(([value, label], index) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            {...(index === 0 ? { id } : {})}
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            className="size-5 accent-accent"
          />
          {label}
        </label>
      ))}
    </div>
    {mistake !== undefined && <FieldError id={`${id}-error`}>{mistake}</FieldError>}
  </fieldset>
)
