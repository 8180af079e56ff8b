import * as z from 'zod'

const inner = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? inner(schema.unwrap() as z.ZodType)
    : schema

/** The fields of a schema that have a default, by their paths: when they change, what is stored has to be completed. */
export function defaultsIn(schema: z.ZodType, path = ''): string[] {
  const own = schema instanceof z.ZodDefault ? [path] : []
  const held = inner(schema)
  if (held instanceof z.ZodArray) return [...own, ...defaultsIn(held.element as z.ZodType, `${path}[]`)]
  if (!(held instanceof z.ZodObject)) return own
  return [...own, ...Object.entries(held.shape).flatMap(([key, field]) => defaultsIn(field as z.ZodType, `${path}.${key}`))]
}

/** A stored value with the defaults of the fields that its declaration has gained since. */
export function complete(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return schema instanceof z.ZodDefault ? schema.parse(undefined) : value
  const held = inner(schema)
  if (held instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => complete(held.element as z.ZodType, item))
  if (!(held instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value
  const given = value as Record<string, unknown>
  const gained = Object.entries(held.shape).flatMap(([key, field]) => {
    const filled = complete(field as z.ZodType, given[key])
    return filled === undefined ? [] : [[key, filled] as const]
  })
  return { ...given, ...Object.fromEntries(gained) }
}
