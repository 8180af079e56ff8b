import type { Call } from '#contract/call.ts'
import { id, instant, line, picture, richText, translated } from '#contract/field.ts'
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
function readable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, readable(inner)] as const)
  const schema: Json = Object.fromEntries(entries.filter(([, inner]) => Math.abs(Number(inner)) !== Number.MAX_SAFE_INTEGER))
  const example = typeof schema['format'] === 'string' ? examples[schema['format']] : undefined
  if (schema['type'] !== 'string' || example === undefined) return schema
  const { pattern: _pattern, ...rest } = schema
  return { ...rest, examples: [example] }
}

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return readable(rest) as Json
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const calls = api as Record<string, Call>

const partOf = (schema: z.ZodType | undefined, key: string): z.ZodType | undefined => {
  const part = schema instanceof z.ZodObject ? (schema.shape[key] as z.ZodType | undefined) : undefined
  return part instanceof z.ZodArray ? (part.element as z.ZodType) : part instanceof z.ZodNullable ? (part.unwrap() as z.ZodType) : part
}

type Shared = [name: string, schema: z.ZodType | undefined, io: 'input' | 'output']

/** The schemas that a resource's standard calls have in common, by name. */
function schemasOf({ path, singular, plural }: AnyResource): Shared[] {
  const name = capital(singular)
  const answerOf = (call: string) => calls[call]?.answer
  const item = `/api/v1/${path}/{_id}`
  const staff = `/api/console/${path}`
  return [
    [name, partOf(answerOf(`GET ${item}`), singular), 'output'],
    [`${name}InList`, partOf(answerOf(`GET /api/v1/${path}`), plural), 'output'],
    [`${name}Beside`, partOf(answerOf(`GET ${item}/neighbours`), 'newer'), 'output'],
    [`Console${name}`, partOf(answerOf(`GET ${staff}`), plural), 'output'],
    [`New${name}`, calls[`POST ${staff}`]?.body, 'input'],
    [`${name}Change`, calls[`PUT ${staff}/{_id}`]?.body, 'input'],
  ]
}

/**
 * Replaces what is known by a reference, wherever a document has it, from the outside in.
 * @param self a schema that is not replaced: the one being defined
 */
function withReferences(value: unknown, known: ReadonlyMap<string, string>, self?: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const name = value === self ? undefined : known.get(JSON.stringify(value))
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
  if (Array.isArray(value)) return value.map((inner) => withReferences(inner, known))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withReferences(inner, known)]))
}

/** Schemas by name, and a function that refers to them in the rest of the document. */
export function namedSchemas(): { schemas: Json; refer: <Part>(part: Part) => Part } {
  const shared: Shared[] = [
    ['Id', id, 'output'],
    ['Instant', instant, 'output'],
    ['Picture', picture, 'output'],
    ['TranslatedLine', translated(line()), 'output'],
    ['TranslatedHtml', translated(richText()), 'output'],
    ['ListSummary', summary, 'output'],
    ...resources.flatMap(schemasOf),
  ]
  const known = new Map<string, string>()
  const schemas: Json = {}
  for (const [name, schema, io] of shared) {
    const json = schema === undefined ? undefined : jsonSchema(schema, io)
    const text = JSON.stringify(json)
    if (json === undefined || known.has(text)) continue
    known.set(text, name)
    schemas[name] = json
  }
  const defined = Object.entries(schemas).map(([name, schema]) => [name, withReferences(schema, known, schema)])
  return { schemas: Object.fromEntries(defined) as Json, refer: <Part>(part: Part) => withReferences(part, known) as Part }
}
