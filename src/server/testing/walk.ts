import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { CallName } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import * as z from 'zod'
import type { addMember } from './members.ts'
import type { TestServer } from './server.ts'

type Member = Awaited<ReturnType<typeof addMember>>

/** Members of the walk (walk.db.test.ts): rows are A's, and B tries to reach them. */
export interface WalkStart {
  server: TestServer
  a: Member
  b: Member
  /** Of accounts that have one. */
  password: string
}

/** Examples that the calls of a folder need to be tried: `testing/walk.ts` in it makes this. */
export interface WalkExamples {
  /** Rows of A's, by what a path has before their ids. */
  rows?: Readonly<Record<string, string | undefined>>
  /** Values of other parameters. */
  params?: Readonly<Record<string, string>>
  /** Bodies that would be taken from who may send them, where one made from the schema would not do. */
  bodies?: Partial<Record<CallName, object>>
}

/** Part of a JSON Schema that is read here. */
export interface JsonSchema {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  type?: string
  format?: string
  required?: string[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minItems?: number
  minLength?: number
  minimum?: number
}

/** A value of a schema with no more than it requires; `_id` stands where an id does. */
function exampleOf(schema: JsonSchema, _id: string, root = schema): unknown {
  const { const: only, enum: [first] = [], anyOf: [one] = [] } = schema
  if (schema.$ref !== undefined) return exampleOf(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, _id, root)
  if (only !== undefined || first !== undefined) return only ?? first
  if (one !== undefined) return exampleOf(one, _id, root)
  if (schema.type === 'object') {
    const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name))
    return Object.fromEntries(required.map(([name, field]) => [name, exampleOf(field, _id, root)]))
  }
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, _id, root))
  if (schema.type === 'boolean') return false
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(0, schema.minimum ?? 0)
  if (schema.format === 'uuid') return _id
  if (schema.format === 'date-time') return new Date().toISOString()
  return 'x'.repeat(schema.minLength ?? 1)
}

/** A body of a call from its schema; none where the call takes none, or words and ids will not do. */
export function exampleBody({ body }: Call, _id: string): object | undefined {
  if (body === undefined) return undefined
  const example = exampleOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema, _id)
  return body.safeParse(example).success ? (example as object) : undefined
}

const folder = join(import.meta.dirname, '..')

/** The examples of all folders of the server that have some. */
export async function readExamples(start: WalkStart): Promise<Required<WalkExamples>> {
  const all: WalkExamples[] = []
  for (const name of readdirSync(folder).filter((each) => existsSync(join(folder, each, 'testing/walk.ts')))) {
    const { walk } = (await import(`../${name}/testing/walk.ts`)) as { walk: (start: WalkStart) => Promise<WalkExamples> }
    all.push(await walk(start))
  }
  return {
    rows: Object.assign({}, ...all.map(({ rows }) => rows)) as Required<WalkExamples>['rows'],
    params: Object.assign({}, ...all.map(({ params }) => params)) as Required<WalkExamples>['params'],
    bodies: Object.assign({}, ...all.map(({ bodies }) => bodies)) as Required<WalkExamples>['bodies'],
  }
}
