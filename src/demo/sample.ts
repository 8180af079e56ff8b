import type { AnyResource } from '#contract/resource.ts'
import { type Shape, shapesOf } from '#contract/shape.ts'
import * as z from 'zod'
import type { Row } from './types.ts'

/** A value that a field takes. `text` is put where words belong. */
function sampleOf({ kind, preset, isNullable, isOptional, schema, fields }: Shape, text: string): unknown {
  if (preset !== undefined) return preset()
  if (isNullable) return null
  if (isOptional) return undefined
  if (kind === 'list') return []
  if (kind === 'boolean') return false
  if (kind === 'instant') return '2026-01-01T00:00:00.000Z'
  if (kind === 'day') return '2026-01-01'
  if (schema instanceof z.ZodNumber) return Math.max(0, schema.minValue ?? 0)
  if (schema instanceof z.ZodEnum) return schema.options[0]
  const inner = Object.entries(fields)
  return inner.length === 0 ? text : Object.fromEntries(inner.map(([name, field]) => [name, sampleOf(field, text)]))
}

/**
 * A row that fits a declaration as it is now, for a resource that has no content yet.
 * @throws Error that names the field for which words will not do: such a row is written by hand
 */
export function sampleRow({ path, singular, fields }: Pick<AnyResource, 'path' | 'singular' | 'fields'>): Row {
  const row = Object.fromEntries(Object.entries(shapesOf(fields)).map(([name, field]) => [name, sampleOf(field, singular)]))
  const { error } = z.strictObject(fields).safeParse(row)
  if (error !== undefined) throw new Error(`The seed of ${path} needs a row written by hand:\n${z.prettifyError(error)}`)
  return row
}
