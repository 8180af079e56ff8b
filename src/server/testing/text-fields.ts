import * as z from 'zod'
import type { JsonSchema } from './walk.ts'

/** Formats of texts in which nobody can say anything. */
const fixed = ['uuid', 'date-time', 'date']

/** The fields of a body that take a text of one's own: `.company.name`, `.consents[].version`. */
export function textFieldsOf(body: z.ZodType): string[] {
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const fieldsIn = (schema: JsonSchema, path: string): string[] => {
    if (schema.$ref !== undefined) return fieldsIn(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path)
    const isText =
      schema.type === 'string' && schema.enum === undefined && schema.const === undefined && !fixed.includes(schema.format ?? '')
    return [
      ...(isText ? [path] : []),
      ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => fieldsIn(each, path)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => fieldsIn(field, `${path}.${name}`)),
      ...(schema.items === undefined ? [] : fieldsIn(schema.items, `${path}[]`)),
    ]
  }
  return [...new Set(fieldsIn(root, ''))]
}
