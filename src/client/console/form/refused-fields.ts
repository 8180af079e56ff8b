import type { ItemForm } from './form.ts'

/** Places of the fields that were refused at the last try to save, shown or not. */
export const refusedFields = (form: ItemForm): string[] =>
  Object.entries(form.state.fieldMeta as Record<string, { errors?: readonly unknown[] }>).flatMap(([path, { errors = [] }]) =>
    errors.length > 0 ? [path] : [],
  )
