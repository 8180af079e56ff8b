import type { Access, Call } from '#contract/call.ts'
import { errors } from '#contract/errors.ts'
import { api } from '#contract/index.ts'
import { locales } from '#contract/locale.ts'
import { pagingNames } from '#contract/paging.ts'
import * as z from 'zod'

type Json = Record<string, unknown>

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const language = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of texts and messages; anything else is Korean.',
  schema: { type: 'string', examples: locales },
}
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body gets the first answer again.',
  schema: { type: 'string', format: 'uuid' },
}
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that was read, in quotes: refused with 412 where it is no longer the current one.',
  schema: { type: 'string' },
}
const uploadToken = (name: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'The right to send this file, from the answer that asked for it.',
  schema: { type: 'string' },
})

function headerParameters(method: string, { query, upload, errors: own = [] }: Call): Json[] {
  const paging = parametersOf(query, 'query')
    .filter(({ name }) => pagingNames.some((known) => known === name))
    .map((parameter) => ({ ...parameter, in: 'header', description: 'As the query parameter of the same name, which wins.' }))
  return [
    language,
    ...paging,
    ...(upload?.token === undefined ? [] : [uploadToken(upload.token)]),
    ...(method === 'post' || method === 'put' ? [idempotencyKey] : []),
    ...(own.includes(412) ? [ifMatch] : []),
  ]
}

const security = (access: Access): Json[] => {
  if (access === 'public') return []
  if (access === 'credentials') return [{ basic: [] }]
  return access === 'refresh' ? [{ refreshToken: [] }] : [{ accessToken: [] }]
}

function statusesOf(method: string, { access, query, body, params, errors: own = [], isLimited, upload }: Call): number[] {
  const isWrite = method !== 'get'
  return [
    ...(query !== undefined || body !== undefined || params !== undefined || isWrite ? [400] : []),
    ...(access === 'public' ? [] : [401]),
    ...(access.startsWith('console') ? [403] : []),
    ...(method === 'post' || method === 'put' ? [409, 413, 415, 422] : []),
    ...(upload === undefined ? [] : [413, 415]),
    ...(isLimited === true ? [429] : []),
    ...own,
    500,
    503,
  ]
}

const describe = (status: number): string =>
  Object.entries(errors)
    .filter(([, error]) => error.status === status)
    .map(([code]) => code)
    .join(', ')

function responsesOf(method: string, declared: Call): Json {
  const { answer, status, access } = declared
  const contentType = answer === undefined ? undefined : (z.globalRegistry.get(answer)?.['contentType'] as string | undefined)
  const success =
    answer === undefined
      ? { description: 'Done.' }
      : {
          description: 'The answer.',
          content: contentType === undefined ? { 'application/json': { schema: jsonSchema(answer, 'output') } } : { [contentType]: {} },
        }
  const failures = [...new Set(statusesOf(method, declared))].toSorted((a, b) => a - b)
  return {
    [status]: success,
    ...(method === 'get' && access === 'public' ? { 304: { description: 'The ETag is still right.' } } : {}),
    ...Object.fromEntries(
      failures.map((code) => [
        code,
        { description: describe(code), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      ]),
    ),
  }
}

function operationOf(method: string, path: string, declared: Call): Json {
  const { summary, tag, params, query, body, upload, access } = declared
  const requestBody =
    upload === undefined
      ? body === undefined
        ? undefined
        : { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } }
      : {
          required: true,
          content: {
            'multipart/form-data': {
              schema: { type: 'object', required: [upload.file], properties: { [upload.file]: { type: 'string', format: 'binary' } } },
            },
          },
        }
  return {
    operationId: `${method}${path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_match, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tag],
    ...(access.startsWith('console') ? { description: `Scopes: \`console\` and \`${access}\`.` } : {}),
    security: security(access),
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...headerParameters(method, declared)],
    ...(requestBody === undefined ? {} : { requestBody }),
    responses: responsesOf(method, declared),
  }
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'In the asked language, fit to be shown in an alert.' },
    code: { type: 'string', enum: Object.keys(errors) },
    issues: {
      type: 'array',
      items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } },
    },
    current: { description: 'The item as it is now (412), or what can be done instead (409).' },
  },
}

/** The whole API as an OpenAPI 3.1 document, made from the contract's table. */
export function openApiDocument(origin: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, declared] of Object.entries(api as Record<string, Call>)) {
    const [verb = '', path = ''] = name.split(' ')
    const method = verb.toLowerCase()
    paths[path] = { ...paths[path], [method]: operationOf(method, path, declared) }
  }
  const tags = [...new Set(Object.values(api as Record<string, Call>).map(({ tag }) => tag))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ieumsae API',
      version: '1',
      description: 'Errors, paging, languages and exactly-once writes are the same everywhere; see each call.',
    },
    servers: [{ url: origin }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        refreshToken: { type: 'http', scheme: 'bearer', description: 'From GET /api/auth/refreshToken' },
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From GET /api/auth/accessToken' },
      },
    },
  }
}
