import type { Call } from '#contract/call.ts'
import { id, instant, picture } from '#contract/field.ts'
import { api, resources } from '#contract/index.ts'
import { summary } from '#contract/paging.ts'
import type { AnyResource } from '#contract/resource.ts'
import * as z from 'zod'

export type Json = Record<string, unknown>

const examples: Readonly<Record<string, string>> = {
  uuid: '0196f0c4-7a50-7c3e-9d3b-1f2a4c5d6e7f',
  'date-time': '2026-11-21T09:00:00.000Z',
  html: '<h2>…</h2><p>…</p>',
}

/** Adds examples, and leaves out what says nothing to a reader: the pattern of an id or instant, the range of an integer. */
function readable(json: z.core.JSONSchema.BaseSchema): void {
  const example = json.type === 'string' ? examples[json.format ?? ''] : undefined
  if (example !== undefined) {
    delete json.pattern
    json.examples = [example]
  }
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const calls = api as Record<string, Call>

const partOf = (schema: z.ZodType | undefined, key: string): z.ZodType | undefined => {
  const part = schema instanceof z.ZodObject ? (schema.shape[key] as z.ZodType | undefined) : undefined
  return part instanceof z.ZodArray ? (part.element as z.ZodType) : part instanceof z.ZodNullable ? (part.unwrap() as z.ZodType) : part
}

/** The schemas that a resource's standard calls have in common, by name. */
function schemasOf({ path, singular, plural }: AnyResource): Record<string, z.ZodType | undefined> {
  const name = capital(singular)
  const answerOf = (call: string) => calls[call]?.answer
  const item = `/api/v1/${path}/{_id}`
  const staff = `/api/console/${path}`
  return {
    [name]: partOf(answerOf(`GET ${item}`), singular),
    [`${name}InList`]: partOf(answerOf(`GET /api/v1/${path}`), plural),
    [`${name}Beside`]: partOf(answerOf(`GET ${item}/neighbours`), 'newer'),
    [`Console${name}`]: partOf(answerOf(`GET ${staff}`), plural),
    [`New${name}`]: calls[`POST ${staff}`]?.body,
    [`${name}Change`]: calls[`PUT ${staff}/{_id}`]?.body,
  }
}

const named = { Id: id, Instant: instant, Picture: picture, ListSummary: summary, ...Object.assign({}, ...resources.map(schemasOf)) }
for (const [name, schema] of Object.entries<z.ZodType | undefined>(named))
  if (schema !== undefined) z.globalRegistry.add(schema, { ...schema.meta(), id: name })

/** The schemas that were referred to by name so far. */
export const schemas: Json = {}

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: (context) => readable(context.jsonSchema) })
  const text = JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/')
  const { $schema: _dialect, $defs, id: name, ...json } = JSON.parse(text) as { $defs?: Record<string, Json>; id?: string } & Json
  for (const [key, { id: _id, ...definition }] of Object.entries($defs ?? {})) schemas[key] = definition
  if (name === undefined) return json
  schemas[name] = json
  return { $ref: `#/components/schemas/${name}` }
}
