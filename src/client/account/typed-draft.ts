type Field = HTMLInputElement | HTMLTextAreaElement

/** What is never put aside: secrets, and what is good once. */
const isSecret = ({ type, name }: Field): boolean =>
  type === 'password' || name === 'password' || name === 'code' || name === 'one-time-code'

const isField = (element: Element): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter((field) => field.name !== '' && !isSecret(field))

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/**
 * Puts what is typed into a form aside for as long as the tab lives, and back after a reload. A ref of the form.
 * @param name of the draft in the tab's storage
 */
export const typedDraft = (name: string) => (form: HTMLFormElement) => {
  try {
    const draft = JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, string[]>
    for (const field of fieldsOf(form)) {
      const values = draft[field.name]
      if (values === undefined) continue
      if (isTicked(field)) field.checked = values.includes(field.value)
      else if (field.value === '') field.value = values[0] ?? ''
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
      sessionStorage.setItem(name, JSON.stringify(draft))
    } catch {
      // As said above.
    }
  }
  form.addEventListener('input', save)
  return () => form.removeEventListener('input', save)
}

/** What was put aside is not needed any more. */
export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // There is none.
  }
}
