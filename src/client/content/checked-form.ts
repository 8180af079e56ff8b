import { type SubmitEvent, useState } from 'react'
import { alert } from '../ui/alert.tsx'

/** Values of a form, read from the DOM, so that what a password manager filled in before hydration counts too. */
export interface Typed {
  form: HTMLFormElement
  text: (name: string) => string
  /** Of boxes: those that are ticked. */
  all: (name: string) => string[]
}

/** Reads a form. */
export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return { form, all, text: (name) => all(name)[0] ?? '' }
}

/** Check of a form: whether it fails, the id of the field, and the message. The first failure counts. */
export type Check = readonly [isWrong: boolean, field: string, message: string]

/**
 * A form that is checked when it is sent: the first mistake is alerted, and leads back to its field.
 * @returns the id of the field that is wrong, and what makes a handler from the checks and what follows them
 */
export function useCheckedForm() {
  const [invalid, setInvalid] = useState<string>()
  const onSubmit =
    (checks: (typed: Typed) => readonly Check[], send: (typed: Typed) => unknown) => async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const typed = typedIn(event.currentTarget)
      const [, field, message] = checks(typed).find(([isWrong]) => isWrong) ?? []
      setInvalid(field)
      if (field === undefined) return send(typed)
      await alert(message)
      return document.getElementById(field)?.focus()
    }
  return { invalid, onSubmit }
}
