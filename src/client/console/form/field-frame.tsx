import type { ReactNode } from 'react'
import { FieldError } from '../../content/field.tsx'

export interface FieldProps {
  id: string
  value: unknown
  onChange: (value: unknown) => void
  isInvalid: boolean
  /** For `aria-describedby`. */
  describedBy: string | undefined
}

interface Props {
  id: string
  label: string
  isRequired: boolean
  errors: readonly unknown[]
  /** Several controls under one name. */
  isGroup?: boolean
  hint?: string | undefined
  children: ReactNode
}

/** A field with its name above it, and what is wrong with it below. */
export function FieldFrame({ id, label, isRequired, errors, isGroup = false, hint, children }: Props) {
  const text = errors.filter((error) => typeof error === 'string').join(' ')
  const name = (
    <>
      {label}
      {isRequired && (
        <span aria-hidden="true" className="text-danger">
          {' '}
          *
        </span>
      )}
    </>
  )
  const below = (
    <>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {text !== '' && <FieldError id={`${id}-error`}>{text}</FieldError>}
    </>
  )
  if (isGroup)
    return (
      <fieldset className="min-w-0" aria-describedby={text === '' ? undefined : `${id}-error`}>
        <legend className="mb-1.5 text-sm font-semibold">{name}</legend>
        {children}
        {below}
      </fieldset>
    )
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {name}
      </label>
      {children}
      {below}
    </div>
  )
}
