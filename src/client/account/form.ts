import { type SubmitEvent, useState } from 'react'
import { alert } from '../ui/alert.tsx'

/** What was typed: a password manager may have done so before the app was there. */
export function typedIn(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
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
    (checks: (typed: ReturnType<typeof typedIn>) => readonly Check[], send: (typed: ReturnType<typeof typedIn>) => void) =>
    async (event: SubmitEvent<HTMLFormElement>) => {
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
