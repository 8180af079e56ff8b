import { instant, labelled } from '#contract/field.ts'
import type { AnyResource } from '#contract/resource.ts'
import { type Shape, shapeOf, shapesOf } from '#contract/shape.ts'
import { type ConsoleItem, givenBySite, hasDrafts, settable, type Values } from '../resources.ts'
import { emptyFields, fieldsToWire } from './values.ts'

/** When a document was made, as its readers see it: it may be set. */
const createdAt = shapeOf(labelled(/*i18n*/ '게시일', instant.optional()))

/** The fields of a form: what the console may set, passwords where an item is made, and the date of what can be a draft. */
export function formFields(resource: AnyResource, isNew: boolean): Record<string, Shape> {
  return {
    ...settable(resource),
    ...(resource.changeable === undefined || isNew ? shapesOf(isNew ? (resource.writeOnly ?? {}) : {}) : {}),
    ...(hasDrafts(resource) ? { createdAt } : {}),
  }
}

/** Returns the initial values of a form. A new document is a draft until it is published. */
export function initialValues(resource: AnyResource, fields: Record<string, Shape>, item: ConsoleItem | undefined): Values {
  const own = Object.fromEntries(Object.keys(fields).map((name) => [name, item?.[name]]))
  const empty = emptyFields(fields)
  const known = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  const given = Object.entries(givenBySite(resource)).filter(([name]) => name in fields)
  return { ...empty, ...Object.fromEntries(given), ...known, ...(hasDrafts(resource) ? { isPublished: item?.isPublished ?? false } : {}) }
}

/** Converts the values of a form into the body of its call. */
export const wireOf = (resource: AnyResource, fields: Record<string, Shape>, values: Values): Values => ({
  ...fieldsToWire(fields, values),
  ...(hasDrafts(resource) ? { isPublished: values['isPublished'] } : {}),
})
