import * as z from 'zod'

const isTranslated = (schema: z.ZodType): schema is z.ZodObject<{ ko: z.ZodType }> => schema instanceof z.ZodObject && 'ko' in schema.shape

/**
 * The schema of a value as its readers see it: every translated text in it is one string.
 * The type follows `Localised<T>` (locale.ts).
 */
export function localised(schema: z.ZodType): z.ZodType {
  if (isTranslated(schema)) return schema.shape.ko
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape).map(([key, value]) => [key, localised(value as z.ZodType)] as const)
    return z.strictObject(Object.fromEntries(shape))
  }
  if (schema instanceof z.ZodArray) return z.array(localised(schema.element as z.ZodType))
  if (schema instanceof z.ZodNullable) return localised(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodOptional) return localised(schema.unwrap() as z.ZodType).optional()
  if (schema instanceof z.ZodDefault) return localised(schema.unwrap() as z.ZodType)
  return schema
}
