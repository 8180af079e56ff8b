import type { Shape } from '#contract/shape.ts'

/** The fields with a default, by their paths: when they change, what is stored has to be completed. */
export const defaultsIn = (fields: Readonly<Record<string, Shape>>, path = ''): string[] =>
  Object.entries(fields).flatMap(([name, shape]) => [
    ...(shape.preset === undefined ? [] : [`${path}.${name}`]),
    ...defaultsIn(shape.fields, `${path}.${name}`),
    ...defaultsIn(shape.item?.fields ?? {}, `${path}.${name}[]`),
  ])

function completeValue(shape: Shape, value: unknown): unknown {
  if (value === undefined) return shape.preset?.()
  const { item, kind } = shape
  if (item !== undefined && Array.isArray(value)) return value.map((each) => completeValue(item, each))
  return kind === 'object' && typeof value === 'object' && value !== null ? complete(shape.fields, value as Record<string, unknown>) : value
}

/** A stored value with the defaults of the fields that its declaration has gained since. */
export function complete(fields: Readonly<Record<string, Shape>>, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const gained = Object.entries(fields).flatMap(([name, shape]) => {
    const filled = completeValue(shape, value[name])
    return filled === undefined ? [] : [[name, filled] as const]
  })
  return { ...value, ...Object.fromEntries(gained) }
}
