type Field = HTMLInputElement | HTMLTextAreaElement

/** What is never put aside: secrets, what is good once, and files, which a page cannot put back. */
const isSecret = ({ type, name }: Field): boolean =>
  type === 'password' || type === 'file' || name === 'password' || name === 'code' || name === 'one-time-code'

const isField = (element: Element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => field.name !== '' && !isSecret(field))

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** Begins the names of all drafts in the tab's storage. */
const prefix = 'typed '

interface Options {
  /** Over what the form begins with, too: what was changed in it. */
  replaces?: boolean
}

/**
 * Puts what is typed into a form aside for as long as the tab lives, and back after a reload. A ref of the form.
 * @param name of the draft; of a member's, with the account in it
 */
export const typedDraft =
  (name: string, { replaces = false }: Options = {}) =>
  (form: HTMLFormElement) => {
    try {
      const draft = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}') as Record<string, string[]>
      for (const field of fieldsOf(form)) {
        const values = draft[field.name]
        if (values === undefined) continue
        if (isTicked(field)) field.checked = values.includes(field.value)
        else if (replaces || field.value === '') field.value = values[0] ?? ''
      }
    } catch {
      // No storage, or something in it that is not ours: the form begins empty.
    }
    const save = () => {
      const draft: Record<string, string[]> = {}
      for (const field of fieldsOf(form)) {
        const values = (draft[field.name] ??= [])
        if (!isTicked(field) || field.checked) values.push(field.value)
      }
      try {
        sessionStorage.setItem(prefix + name, JSON.stringify(draft))
      } catch {
        // As said above.
      }
    }
    form.addEventListener('input', save)
    return () => form.removeEventListener('input', save)
  }

/** Deletes a draft that is no longer needed. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // There is none.
  }
}

/** Nothing of what was put aside is left for who uses the tab next. */
export function forgetAllDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // There are none.
  }
}
