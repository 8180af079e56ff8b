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
  // A labelled copy of what has a name (field.ts) is described there.
  if (json.$ref !== undefined) delete json.pattern
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
  nameProperties(json)
}

/** Writes out a record whose keys are known: generators and linters look at `properties` alone. */
function nameProperties(json: z.core.JSONSchema.BaseSchema): void {
  const { propertyNames, additionalProperties } = json
  if (typeof propertyNames !== 'object' || propertyNames.enum === undefined || additionalProperties === undefined) return
  json.properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), additionalProperties]))
  json.additionalProperties = false
  delete json.propertyNames
}

/** The schemas that the document refers to by name so far. */
export const schemas = new Map<string, unknown>()

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: (context) => readable(context.jsonSchema) })
  const text = JSON.stringify(made).replaceAll('#/$defs/', '#/components/schemas/')
  const { $schema: _dialect, $defs, ...json } = JSON.parse(text) as { $defs?: Json } & Json
  for (const [name, definition] of Object.entries($defs ?? {})) schemas.set(name, definition)
  return json
}
