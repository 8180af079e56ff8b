import type { AnyResource } from '#contract/resource.ts'
import * as z from 'zod'
import type { Row } from './types.ts'

/** A value that a field takes. `text` is put where words belong. */
function sampleOf(field: z.ZodType, text: string): unknown {
  if (field instanceof z.ZodDefault) return field.parse(undefined)
  if (field instanceof z.ZodNullable) return null
  if (field instanceof z.ZodOptional) return undefined
  if (field instanceof z.ZodArray) return []
  if (field instanceof z.ZodBoolean) return false
  if (field instanceof z.ZodNumber) return Math.max(0, field.minValue ?? 0)
  if (field instanceof z.ZodEnum) return field.options[0]
  if (field instanceof z.ZodISODateTime) return '2026-01-01T00:00:00.000Z'
  if (field instanceof z.ZodObject) {
    const shape = Object.entries<z.ZodType>(field.shape)
    return Object.fromEntries(shape.map(([key, inner]) => [key, sampleOf(inner, text)]))
  }
  return text
}

/**
 * A row that fits a declaration as it is now, for a resource that has no content yet.
 * @throws Error that names the field for which words will not do: such a row is written by hand
 */
export function sampleRow({ path, singular, fields }: Pick<AnyResource, 'path' | 'singular' | 'fields'>): Row {
  const row = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, singular)]))
  const { error } = z.strictObject(fields).safeParse(row)
  if (error !== undefined) throw new Error(`The seed of ${path} needs a row written by hand:\n${z.prettifyError(error)}`)
  return row
}
