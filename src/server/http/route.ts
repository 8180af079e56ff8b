import type { Call } from '#contract/call.ts'
import { type Answer, api, type Body, type CallName, type Params, type Query } from '#contract/index.ts'
import { acceptLanguage, type Locale } from '#contract/locale.ts'
import { pagingNames } from '#contract/paging.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { readClock } from '../db/clock.ts'
import type { Db } from '../db/schema.ts'
import { admit } from './access.ts'
import { ApiError } from './api-error.ts'
import { fingerprintOf, once, type StoredAnswer } from './idempotency.ts'
import { headlineOf, readableIssues } from './issues.ts'
import { Kept } from './kept.ts'
import type { Caller } from './platform.ts'
import { Streamed } from './streamed.ts'

export interface Input<P = unknown, Q = unknown, B = unknown> {
  params: P
  query: Q
  body: B
}

export interface Context {
  /** For a write: the transaction that commits with the answer. */
  db: Db
  locale: Locale
  caller: Caller | undefined
  request: FastifyRequest
}

type Handler<I, A> = (input: I, context: Context) => Promise<A>

const localeOf = (request: FastifyRequest): Locale => acceptLanguage(request.headers['accept-language'])

/** PostgreSQL keeps no NUL in a text, and nobody types one. */
const hasNul = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') : typeof value === 'object' && value !== null && Object.values(value).some(hasNul)

/** Checks a value against its schema. @throws ApiError `invalid`, each problem named in the asked language */
function check(schema: z.ZodType | undefined, value: unknown, locale: Locale): unknown {
  if (hasNul(value)) throw new ApiError('invalid')
  const parsed = (schema ?? z.strictObject({})).safeParse(value ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  const issues = readableIssues(parsed.error.issues, locale)
  const message = headlineOf(parsed.error.issues, locale)
  throw new ApiError('invalid', { issues, ...(message === undefined ? {} : { message }) })
}

/** The query of a list: paging may come as headers too, and the query wins (`api.md`). */
function queryOf(request: FastifyRequest, isList: boolean): Record<string, unknown> {
  const query = request.query as Record<string, unknown>
  if (!isList) return query
  const fromHeaders = pagingNames.flatMap((name) => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return { ...(Object.fromEntries(fromHeaders) as Record<string, unknown>), ...query }
}

const isListQuery = ({ query }: Call): boolean => query instanceof z.ZodObject && 'limit' in query.shape
const varyOf = (isList: boolean): string => ['accept-language', 'accept-encoding', ...(isList ? pagingNames : [])].join(', ')

/** Everything that selects an answer: what a cache may go by. An empty header is not the same as none. */
const keyOf = (request: FastifyRequest, locale: Locale): string =>
  JSON.stringify([locale, ...pagingNames.map((name) => request.headers[name] ?? null), request.url])

/** Development and tests: an answer that its own schema refuses is a defect of the server. */
function checkAnswer(name: string, declared: Call, answer: unknown): void {
  const problem = declared.answer?.safeParse(answer).error
  if (problem !== undefined) throw new Error(`${name} answers against its schema: ${z.prettifyError(problem)}`)
}

/** Serves a declared call: admits the caller, checks the input, runs the handler, sends what it returns. */
export function serve<Name extends CallName>(
  app: FastifyInstance,
  name: Name,
  handler: Handler<Input<Params<Name>, Query<Name>, Body<Name>>, Answer<Name>>,
): void {
  serveCall(app, name, api[name] as Call, handler as Handler<Input, unknown>)
}

/** `serve` for calls that are known at run time only: the standard ones of a resource. */
export function serveCall(app: FastifyInstance, name: string, declared: Call, handler: Handler<Input, unknown>): void {
  const [method = 'GET', path = ''] = name.split(' ')
  const answer = method === 'GET' ? answerRead(app, name, declared, handler) : answerWrite(app, name, declared, handler)
  const { formsPerMinute } = app.platform.config
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config:
      declared.isLimited === true
        ? { rateLimit: { max: method === 'GET' ? formsPerMinute * 6 : formsPerMinute, timeWindow: '1 minute' } }
        : {},
    handler: answer,
  })
}

function answerRead(app: FastifyInstance, name: string, declared: Call, handler: Handler<Input, unknown>) {
  const { platform } = app
  const isList = isListQuery(declared)
  const isPublic = declared.access === 'public'
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isPublic ? 'public, no-cache' : 'no-store',
    ...(isPublic ? { vary: varyOf(isList) } : {}),
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = localeOf(request)
    const { db } = platform.database
    const isCacheable = declared.isCacheable === true
    const key = keyOf(request, locale)
    const clock = isCacheable ? await readClock(db) : ''
    const kept = isCacheable ? platform.answers.find(key, clock) : undefined
    if (kept !== undefined) return kept.send(request, reply)

    const caller = await admit(platform, request, declared.access)
    const input = {
      params: check(declared.params, request.params, locale),
      query: check(declared.query, queryOf(request, isList), locale),
      body: undefined,
    }
    const answer = await handler(input, { db, locale, caller, request })
    if (answer instanceof Streamed) return reply.headers(answer.headers).send(answer.stream)
    if (!platform.config.isProduction) checkAnswer(name, declared, answer)
    const made = new Kept(JSON.stringify(answer), headers)
    if (isCacheable) platform.answers.keep(key, clock, made)
    return made.send(request, reply)
  }
}

const idempotencyKey = (request: FastifyRequest, locale: Locale): string | undefined =>
  request.headers['idempotency-key'] === undefined
    ? undefined
    : (
        check(z.strictObject({ 'Idempotency-Key': z.uuid() }), { 'Idempotency-Key': request.headers['idempotency-key'] }, locale) as Record<
          string,
          string
        >
      )['Idempotency-Key']

function answerWrite(app: FastifyInstance, name: string, declared: Call, handler: Handler<Input, unknown>) {
  const { platform } = app
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = localeOf(request)
    const { db } = platform.database
    const caller = await admit(platform, request, declared.access)
    const input = {
      params: check(declared.params, request.params, locale),
      query: check(declared.query, request.query, locale),
      body: declared.upload === undefined ? check(declared.body, request.body, locale) : undefined,
    }
    const effect = async (transaction: Db): Promise<StoredAnswer> => {
      const answer = await handler(input, { db: transaction, locale, caller, request })
      if (declared.answer === undefined) return { status: declared.status, headers: {}, body: '' }
      if (!platform.config.isProduction) checkAnswer(name, declared, answer)
      const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
      if (declared.location !== undefined) headers['location'] = declared.location(answer)
      return { status: declared.status, headers, body: JSON.stringify(answer) }
    }
    const key = idempotencyKey(request, locale)
    // An upload reads its body while it works: it brings its own transaction and takes no key.
    const answer =
      declared.upload !== undefined
        ? await effect(db)
        : key === undefined
          ? await db.transaction().execute(effect)
          : await once(
              db,
              {
                caller: caller?._id ?? 'visitor',
                key,
                fingerprint: fingerprintOf([request.method, request.url, JSON.stringify(request.body ?? null)]),
              },
              effect,
            )
    reply.headers(answer.headers).header('cache-control', 'no-store').code(answer.status)
    if ('isReplayed' in answer && answer.isReplayed) reply.header('idempotency-replayed', 'true')
    return reply.send(answer.body === '' ? undefined : answer.body)
  }
}
