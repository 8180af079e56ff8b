import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Check, type Typed, typedIn } from './checked-form.ts'
import { FieldError } from './field.tsx'
import { ApiFailure } from '../data/http.ts'
import { alert } from '../ui/alert.tsx'

/** Messages of what is wrong with the fields of a form, by their ids. */
export type Mistakes = Readonly<Record<string, string>>

/** Returns the attributes of a field that may be wrong. */
export const markOf = (mistakes: Mistakes, id: string) =>
  mistakes[id] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }

/** Renders what is wrong with a field, below it. */
export const Mistake = ({ of: id, mistakes }: { of: string; mistakes: Mistakes }) =>
  mistakes[id] === undefined ? null : <FieldError id={`${id}-error`}>{mistakes[id]}</FieldError>

/**
 * A form that says beside each field what is wrong with it, all at once, and leads to the first of them.
 * @returns what is wrong; what makes a handler from the checks and what follows them; what shows a refusal of the server, whose
 *   paths `idOf` turns into ids of fields: what is at no field is alerted
 */
export function useMarkedForm(idOf: (path: string) => string) {
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const show = (found: readonly (readonly [id: string, message: string])[]) => {
    // The first that is wrong with a field says enough. What is focused has its message by then.
    flushSync(() => setMistakes(Object.fromEntries(found.toReversed())))
    const first = found[0]?.[0]
    const field = first === undefined ? null : document.getElementById(first)
    // It may stand in what is folded.
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }
  const onSubmit =
    (checks: (typed: Typed) => readonly Check[], send: (typed: Typed) => unknown) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = typedIn(event.currentTarget)
      const found = checks(typed).flatMap(([isWrong, id, message]) => (isWrong ? [[id, message] as const] : []))
      show(found)
      if (found.length === 0) send(typed)
    }
  const onRefused = async (error: Error) => {
    const { issues = [] } = error instanceof ApiFailure ? error.answer : {}
    const found = issues.map(({ path, message }) => [idOf(path), message] as const).filter(([id]) => document.getElementById(id) !== null)
    if (found.length > 0) show(found)
    else await alert(error.message)
  }
  return { mistakes, onSubmit, onRefused }
}
