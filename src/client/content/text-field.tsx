import type { ComponentProps } from 'react'
import { fieldClass, Labelled } from './field.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  id: string
  label: string
  hint?: string
}

/** One line of text with its name above it, and what may help below. */
export const TextField = ({ id, label, hint, ...field }: Props) => (
  <Labelled id={id} label={label}>
    <input {...field} id={id} className={fieldClass('mt-1.5')} {...(hint === undefined ? {} : { 'aria-describedby': `${id}-hint` })} />
    {hint !== undefined && (
      <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
        {hint}
      </p>
    )}
  </Labelled>
)
