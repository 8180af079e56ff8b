import type { Shape } from '#contract/shape.ts'
import { useForm } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../data/http.ts'
import { toFormPath } from './values.ts'

export type Values = Record<string, unknown>

/** What the server says of the values, by the places of the form. Undefined: it is not about them. */
function problemsOf(error: unknown): { form: string; fields: Record<string, string> } | undefined {
  if (!(error instanceof ApiFailure) || error.answer.issues === undefined) return undefined
  const fields = error.answer.issues.map(({ path, message }) => [toFormPath(path), message] as const)
  return { form: error.message, fields: Object.fromEntries(fields) }
}

interface Options {
  initial: Values
  save: (values: Values) => Promise<void>
  /** Told of what is not about a field. */
  onFailure: (error: Error) => void
}

/** A form over values of the contract. The server checks them by the contract's schemas; what it refuses stands beside its field. */
export const useItemForm = ({ initial, save, onFailure }: Options) =>
  useForm({
    defaultValues: initial,
    canSubmitWhenInvalid: true,
    validators: {
      onSubmitAsync: async ({ value }) => {
        try {
          await save(value)
          return undefined
        } catch (error) {
          const problems = problemsOf(error)
          if (problems === undefined) onFailure(error instanceof Error ? error : new Error(String(error)))
          return problems ?? { form: 'failed', fields: {} }
        }
      },
    },
  })
export type ItemForm = ReturnType<typeof useItemForm>

/** Shows the field of a place; its name is that which the contract lacks. */
export type RenderField = (path: string, shape: Shape, name: string) => ReactNode
