import { type Access, type Call, partType } from '#contract/call.ts'
import { resources } from '#contract/api.ts'
import { locales } from '#contract/locale.ts'
import { modules } from '#contract/modules.ts'
import type { ContractModule } from '#contract/module.ts'
import { paging, pagingNames } from '#contract/paging.ts'
import { platform } from '#contract/platform/module.ts'
import type { AnyResource } from '#contract/resource.ts'
import { commonFilters } from '#contract/resource/filters.ts'
import { hasModule, type OnlySite } from '#contract/sites.ts'
import * as z from 'zod'
import type { ErrorTable } from './api-error.ts'
import { isList } from './route.ts'
import { type Json, jsonSchema, schemas } from './openapi-schemas.ts'

const describedOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, { description = 'Only those with this value.', ...property }]) => ({
    name,
    in: place,
    // A parameter need not be there where nothing is said.
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    description: place === 'path' ? 'Which one.' : description,
    schema: property,
  }))
}

/** Query parameters that mean the same in every list: they are described once. */
const sharedQueries = Object.fromEntries(
  describedOf(z.strictObject({ ...paging('-createdAt'), ...commonFilters }), 'query').flatMap((parameter) =>
    parameter['name'] === 'sort' ? [] : [[`${String(parameter['name'])}Query`, parameter]],
  ),
)

const sharedNames = new Map(Object.entries(sharedQueries).map(([name, parameter]) => [JSON.stringify(parameter), name]))

/** Parameters of a call; those that many calls have are referred to. */
const parametersOf = (schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] =>
  describedOf(schema, place).map((parameter) => {
    const shared = sharedNames.get(JSON.stringify(parameter))
    return shared === undefined ? parameter : { $ref: `#/components/parameters/${shared}` }
  })

const header = (name: string, description: string, schema: Json, more: Json = {}): Json => ({
  name,
  in: 'header',
  description,
  schema,
  ...more,
})
const whichWins = 'As the query parameter of the same name, which wins.'

/** Headers that mean the same in every call. */
const sharedHeaders = {
  language: header(
    'Accept-Language',
    'The language of texts and messages; anything else is Korean. A field that lacks the language comes in Korean, named in `fallback`.',
    { type: 'string', enum: locales, default: 'ko' },
    { example: 'en' },
  ),
  limit: header('limit', whichWins, { type: 'integer', minimum: 1, maximum: 100, default: 20 }),
  skip: header('skip', whichWins, { type: 'integer', minimum: 0, default: 0 }),
  sort: header('sort', `${whichWins} For example \`-createdAt\`.`, { type: 'string' }),
  idempotencyKey: header(
    'Idempotency-Key',
    'A UUID that you make for this write. Sent again with the same body it brings the first answer again, so that a write may be repeated after a lost connection.',
    { type: 'string', format: 'uuid' },
  ),
  range: header('Range', 'One part of the bytes, answered with 206; `If-Range` with the ETag takes all where the file is another one.', {
    type: 'string',
    example: 'bytes=0-1023',
  }),
  ifMatch: header(
    'If-Match',
    'The `version` that was read, in quotes (`"3"`), or the ETag that came with it; also several. Refused with 412 where it is no longer the current one; without the header the last write wins.',
    { type: 'string' },
  ),
}

const contentTypeOf = ({ answer }: Call): string => (answer?.meta()?.['contentType'] as string | undefined) ?? 'application/json'
/** The bytes of a file, or parts of them. */
const isFile = (declared: Call): boolean => !['application/json', 'text/event-stream'].includes(contentTypeOf(declared))

const uploadOffset = 'How many bytes of the file have come: those of the body follow them.'
const uploadToken = 'The right to send this file, from the answer to the consultation request.'

function headerParameters(method: string, declared: Call): Json[] {
  const { upload, part, errors: own = [] } = declared
  const refer = (name: keyof typeof sharedHeaders) => ({ $ref: `#/components/parameters/${name}` })
  return [
    refer('language'),
    ...(isList(declared) ? pagingNames.map(refer) : []),
    ...(upload?.token === undefined ? [] : [header(upload.token, uploadToken, { type: 'string' }, { required: true })]),
    ...(part === undefined ? [] : [header('upload-offset', uploadOffset, { type: 'integer', minimum: 0 }, { required: true })]),
    ...(method === 'get' ? [] : [refer('idempotencyKey')]),
    ...(isFile(declared) ? [refer('range')] : []),
    ...(own.includes(412) ? [refer('ifMatch')] : []),
  ]
}

/** How each access is had: what is sent, and in words. */
const ways: Partial<Record<Access, [scheme: string | undefined, text: string]>> = {
  public: [undefined, 'Anyone may call it.'],
  credentials: ['basic', 'Needs a user name and a password (`Basic`), or what a passkey has signed (`Passkey`, JSON in base64url).'],
  refresh: ['refreshToken', 'Needs a refresh token (`Bearer`).'],
  member: ['accessToken', 'Needs an access token (`Bearer`).'],
  ticket: ['ticket', 'Needs a ticket (`?ticket=`), and an `Origin` of this site.'],
}
const wayOf = (access: Access) =>
  ways[access] ?? (['accessToken', `Needs an access token (\`Bearer\`) with the scopes \`console\` and \`${access}\`.`] as const)

/** The statuses of the refusals of a call. */
export function statusesOf(method: string, declared: Call): number[] {
  const { access, errors: own = [], isLimited, variesByCaller, acting, tag } = declared
  // What staff who look at a member's pages are refused (http/access.ts).
  const isRefusedActing = method !== 'get' || acting !== undefined || tag === 'auth'
  const statuses = [
    ...(isFile(declared) ? [412, 416] : []),
    // At least a query that the call does not take.
    400,
    ...(access === 'public' && variesByCaller !== true ? [] : [401]),
    ...(access.startsWith('console') || isRefusedActing ? [403] : []),
    ...(method === 'get' ? [] : [409, 413, 415, 422]),
    ...(isLimited === true ? [429] : []),
    ...own,
    500,
    503,
  ]
  return [...new Set(statuses)].toSorted((a, b) => a - b)
}

/** What each status says that a call may answer, with the body that comes with its first code. */
function errorResponses(errors: ErrorTable, answered: ReadonlySet<number>): Json {
  const all = Object.entries(errors)
  const statuses = [...new Set(all.map(([, { status }]) => status))].filter((status) => answered.has(status))
  return Object.fromEntries(
    statuses.map((status) => {
      const own = all.filter(([, error]) => error.status === status)
      const examples = Object.fromEntries(own.map(([code, { text }]) => [code, { value: { message: text.message, code } }]))
      const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, examples } }
      return [`Error${status}`, { description: `${meaning[status]} \`code\`: ${own.map(([code]) => code).join(', ')}.`, content }]
    }),
  )
}

const meaning: Readonly<Record<number, string>> = {
  400: 'Something in the request does not fit; `issues` names the fields.',
  401: 'No valid credentials or token.',
  403: 'The account, or the token of the upload, does not allow it.',
  404: 'There is no such thing, or it is not published.',
  409: 'It contradicts what is there.',
  410: 'It was here, and has been removed.',
  412: 'Somebody has changed it since; `current` is the item as it is now.',
  413: 'The body is too large.',
  415: 'A type that is not accepted here.',
  416: 'The file has no such part.',
  422: 'The idempotency key was used for a different body.',
  426: 'A WebSocket has to be asked for.',
  429: 'Too many requests from this address; `Retry-After` says when to come back.',
  500: 'Our fault.',
  503: 'The server is starting, stopping or full; `Retry-After` may say when to come back.',
}

function responsesOf(method: string, declared: Call): Json {
  const { answer, status, access } = declared
  const contentType = contentTypeOf(declared)
  const schema = answer === undefined || contentType !== 'application/json' ? {} : { schema: jsonSchema(answer, 'output') }
  const description = status === 201 ? 'Created; `Location` says where it is.' : 'The answer.'
  const done = status === 101 ? 'The connection is a WebSocket from then on.' : 'Done.'
  return {
    [status]: answer === undefined ? { description: done } : { description, content: { [contentType]: schema } },
    ...(isFile(declared) ? { 206: { description: 'The part that `Range` asks for.', content: { [contentType]: schema } } } : {}),
    ...(method === 'get' && access === 'public'
      ? { 304: { description: 'Unchanged since the ETag that was sent in `If-None-Match`.' } }
      : {}),
    ...Object.fromEntries(statusesOf(method, declared).map((code) => [code, { $ref: `#/components/responses/Error${code}` }])),
  }
}

function descriptionOf(declared: Call): string {
  const { access, upload, part, isLimited, isPersonal, variesByCaller, errors: own = [] } = declared
  const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024)
  return [
    wayOf(access)[1],
    ...(isList(declared) ? ['Comes in pages: `limit` items after the first `skip`; `summary.total` counts all of them.'] : []),
    ...(upload === undefined
      ? []
      : [`The file goes into the field \`${upload.file}\` of a form, ${megabytes(upload.maxBytes)} MB at most.`]),
    ...(part === undefined ? [] : [`The bytes are the body, ${megabytes(part.maxBytes)} MB at most.`]),
    ...(own.includes(412)
      ? [
          'Send the version that you have read, or the ETag that it came with, as `If-Match`, so that nobody’s change is overwritten unseen.',
        ]
      : []),
    ...(variesByCaller === true ? ['With an access token (`Bearer`) the answer has what is the caller’s own, too.'] : []),
    ...(isPersonal === true ? ['It is noted who has had whose record.'] : []),
    ...(isLimited === true ? ['Limited per address and minute.'] : []),
  ].join(' ')
}

function requestBodyOf({ body, upload, part }: Call): Json {
  const multipart = ({ file, fields = z.strictObject({}) }: NonNullable<Call['upload']>) => {
    const { properties = {}, required = [] } = jsonSchema(fields, 'input') as { properties?: Json; required?: string[] }
    const withFile = { ...properties, [file]: { type: 'string', format: 'binary' } }
    return { 'multipart/form-data': { schema: { type: 'object', required: [...required, file], properties: withFile } } }
  }
  if (part !== undefined)
    return { requestBody: { required: true, content: { [partType]: { schema: { type: 'string', format: 'binary' } } } } }
  const content = upload === undefined ? body && { 'application/json': { schema: jsonSchema(body, 'input') } } : multipart(upload)
  return content === undefined ? {} : { requestBody: { required: true, content } }
}

/** What a socket says and hears, which OpenAPI has no words for: JSON texts. */
const messagesOf = ({ socket }: Call): Json =>
  socket === undefined
    ? {}
    : { 'x-websocket': { receives: jsonSchema(socket.receives, 'input'), sends: jsonSchema(socket.sends, 'output') } }

function operationOf(method: string, path: string, declared: Call): Json {
  const { summary, tag, params, query, access } = declared
  const [scheme] = wayOf(access)
  return {
    operationId: `${method}${path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_match, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: [tag],
    description: descriptionOf(declared),
    security: scheme === undefined ? [] : [{ [scheme]: [] }],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query'), ...headerParameters(method, declared)],
    ...requestBodyOf(declared),
    ...messagesOf(declared),
    responses: responsesOf(method, declared),
  }
}

const errorSchema = (errors: ErrorTable) =>
  z.object({
    message: z.string().meta({ description: 'In the asked language, fit to be shown in an alert.' }),
    code: z.enum(Object.keys(errors)),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    current: z.unknown().optional().meta({ description: 'The item as it is now (412), or what can be done instead (409).' }),
  })

const introduction = `Everything that the sites and the console do goes through these calls. Every answer is JSON; every error is
\`{ message, code, issues? }\`, its message in the asked language and fit to be shown.

**Try a call.** Public calls need nothing: open one, press *Execute*. For the others log in first:
1. *Authorize* → \`basic\`: user name and password (demo: \`admin\`, \`ieumsae-demo\`), then execute \`GET /api/auth/refreshToken\`.
2. *Authorize* → \`refreshToken\`: paste the token of that answer, then execute \`GET /api/auth/accessToken\`.
3. *Authorize* → \`accessToken\`: paste the token of that answer. It is good for a few minutes; then repeat step 2.

**Conventions.** \`/api/v1\` is public, \`/api/console\` is for staff. Lists take \`limit\`, \`skip\` and \`sort\` as query or as headers. Instants are ISO 8601 in
UTC, ids UUIDv7. A GET has an ETag. A POST or PUT may carry an \`Idempotency-Key\`, a change \`If-Match\`.`

const otherTags: Readonly<Record<string, string>> = {
  rooms: 'where the two sides of an online meeting see and hear each other',
  auth: 'logging in: a refresh token first, and with it access tokens',
  files: 'what was uploaded, and pictures in the widths that fit',
  push: 'messages to devices (web push)',
  search: 'all lists of the console at once',
}

/** What a tag holds: a resource in its own words. */
const describeTag = (name: string): string => {
  const summary = resources.find(({ path }) => path === name)?.summary ?? otherTags[name] ?? name
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
}

/** Calls and errors of a server: of the platform, and of every module that is on. */
function contractOf(only: OnlySite) {
  const on: readonly ContractModule[] = [platform, ...modules.filter(({ name }) => hasModule(only, name))]
  const calls = on.flatMap((module) => [...module.resources.map((each: AnyResource) => each.calls), module.calls])
  return {
    calls: Object.assign({}, ...calls) as Record<string, Call>,
    errors: Object.assign({}, ...on.map((module) => module.errors)) as ErrorTable,
  }
}

const securitySchemes: Readonly<Record<string, Json>> = {
  basic: { type: 'http', scheme: 'basic' },
  refreshToken: { type: 'http', scheme: 'bearer', description: 'From GET /api/auth/refreshToken' },
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From GET /api/auth/accessToken' },
  ticket: { type: 'apiKey', in: 'query', name: 'ticket', description: 'From POST /api/v1/rooms/{_id}/tickets' },
}

/** The whole API as an OpenAPI 3.1 document, made from the contract's table. Components that no call refers to are left out. */
export function openApiDocument(only?: OnlySite): Json {
  const paths: Record<string, Json> = {}
  const statuses = new Set<number>()
  const { calls, errors } = contractOf(only)
  schemas.clear()
  for (const [name, declared] of Object.entries(calls)) {
    const [verb = '', path = ''] = name.split(' ')
    const method = verb.toLowerCase()
    paths[path] = { ...paths[path], [method]: operationOf(method, path, declared) }
    for (const status of statusesOf(method, declared)) statuses.add(status)
  }
  const schemes = new Set(Object.values(calls).map(({ access }) => wayOf(access)[0]))
  const tags = [...new Set(Object.values(calls).map(({ tag }) => tag))].toSorted()
  return {
    openapi: '3.1.0',
    info: { title: 'Ieumsae API', version: '1', description: introduction },
    // Of the document's own address: calls can be tried wherever the server is reached.
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: describeTag(name) })),
    paths,
    components: {
      schemas: { ...Object.fromEntries(schemas), Error: jsonSchema(errorSchema(errors), 'input') },
      parameters: { ...sharedHeaders, ...sharedQueries },
      responses: errorResponses(errors, statuses),
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => schemes.has(name))),
    },
  }
}
