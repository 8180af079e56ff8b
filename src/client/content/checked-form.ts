import { type SubmitEvent, useState } from 'react'
import { alert } from '../ui/alert.tsx'

/** What was typed into a form: the browser has it, so that what a password manager did before the app was there counts too. */
export interface Typed {
  form: HTMLFormElement
  text: (name: string) => string
  /** Of boxes: those that are ticked. */
  all: (name: string) => string[]
}

function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form)
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return { form, all, text: (name) => all(name)[0] ?? '' }
}

/** What is wrong, the id of the field to be mended, and what is said. The first one counts, as in the consultation. */
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
