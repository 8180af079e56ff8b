import type { ItemForm } from './form.ts'

/** State of a form's fields by their places, shown or not. */
export type FieldMetas = Readonly<Record<string, { errors?: readonly unknown[] }>>

/** Places of the fields that were refused at the last try to save. */
export const refusedFields = (form: ItemForm): string[] =>
  Object.entries(form.state.fieldMeta as FieldMetas).flatMap(([path, { errors = [] }]) => (errors.length > 0 ? [path] : []))
