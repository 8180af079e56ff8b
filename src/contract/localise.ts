import * as z from 'zod'
import { type Shape, shapeOf } from './shape.ts'

function readerSchema(shape: Shape): z.ZodType {
  const { kind, fields, item } = shape
  const inner = () => {
    if (kind === 'translated') return fields['ko']?.schema ?? shape.schema
    if (kind === 'object')
      return z.strictObject(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readerSchema(field)])))
    return item === undefined ? shape.schema : z.array(readerSchema(item))
  }
  const schema = shape.isNullable ? inner().nullable() : inner()
  return shape.isOptional ? schema.optional() : schema
}

/**
 * The schema of a value as its readers see it: every translated text in it is one string.
 * The type follows `Localised<T>` (locale.ts).
 */
export const localised = (schema: z.ZodType): z.ZodType => readerSchema(shapeOf(schema))
