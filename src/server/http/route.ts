import type { Access, AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts'
import type { Locale } from '#contract/locale.ts'
import { type Paging, pagingNames, type Summary } from '#contract/paging.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandler } from 'fastify'
import * as z from 'zod'
import { doNotCache } from '../db/dependencies.ts'
import type { Db } from '../db/schema.ts'
import { acceptanceOf } from './acceptance.ts'
import { authorize, identify } from './access.ts'
import { ApiError } from './api-error.ts'
import { auditCall } from './audit.ts'
import { callKey, isPlainPath, preferredLocale } from './call-key.ts'
import { fingerprintOf, once, slowFingerprintOf, type StoredAnswer } from './idempotency.ts'
import { headlineOf, readableIssues } from './issues.ts'
import { tagPrefixOf } from './item-tags.ts'
import { networkOfVisitor } from './network-of.ts'
import { CachedResponse } from './response-cache.ts'
import { inNotedTransaction } from './noted-refusal.ts'
import type { Caller, Platform } from './platform.ts'
import { Streamed } from './streamed.ts'
import { createConcurrencyLimiter } from './turns.ts'
import { countUses, takeBackUses } from './usage-limits.ts'

export interface Input<P = unknown, Q = unknown, B = unknown> {
  params: P
  query: Q
  body: B
}

/** Surroundings of a handler. `By` is its caller: somebody where the call needs a login, perhaps nobody elsewhere. */
export interface Context<By extends Caller | undefined = Caller | undefined> {
  /** For a write: the transaction that commits with the answer. */
  db: Db
  locale: Locale
  caller: By
  request: FastifyRequest
  /** Adds a header to the answer. Not where answers are cached. */
  addHeader: (name: string, value: string) => void
}

export interface WriteContext<By extends Caller | undefined = Caller | undefined> extends Context<By> {
  /** Does what cannot be taken back, when what was written is committed. Where that fails the answer stays, and it is logged. */
  afterCommit: (work: () => Promise<void>) => void
  /**
   * An upload's own transaction, when its file has been received: other writes are in one from the beginning. With an
   * `Idempotency-Key` it is run once for the caller and these `parts` of what was sent; its answer must be JSON.
   */
  commit: <A>(caller: string, parts: readonly string[], effect: (transaction: Db) => Promise<A>) => Promise<A>
}

/** Surroundings of the first step of a write. */
export interface PrepareContext<By extends Caller | undefined = Caller | undefined> extends Context<By> {
  /** Does something once the write has ended, whatever has become of it. */
  atEnd: (work: () => void) => void
}

type Handler<I, A, C = WriteContext> = (input: I, context: C) => Promise<A>
type InputOf<C> = Input<ParamsOf<C>, QueryOf<C>, BodyOf<C>>
/** Who may call without an access token. */
type WithoutLogin = 'public' | 'credentials' | 'refresh' | 'ticket'
type CallerOf<C> = C extends { access: Exclude<Access, WithoutLogin> } ? Caller : Caller | undefined
type ContextOf<Name, C> = Name extends `GET ${string}` ? Context<CallerOf<C>> : WriteContext<CallerOf<C>>
/** Adds to a stored answer what must not be stored with it. */
type Complete = (stored: unknown) => unknown
/** The first step of a write, before its transaction; returns the second one, which is in it. */
type Prepare<I, A, By extends Caller | undefined> = (
  input: I,
  context: PrepareContext<By>,
) => Promise<(context: WriteContext<By>) => Promise<A>>

/** A handler in another form than a function: made by `inSteps` and `completed`. `Answers` is the type of what it answers. */
interface Staged<I, Answers, By extends Caller | undefined> {
  handler?: Handler<I, unknown, WriteContext<By>>
  prepare?: Prepare<I, unknown, By>
  complete?: (stored: never) => Answers
}
type HandlerFor<Name, C> =
  | Handler<InputOf<C>, AnswerOf<C>, ContextOf<Name, C>>
  | (Name extends `GET ${string}` ? never : Staged<InputOf<C>, AnswerOf<C>, CallerOf<C>>)
/** A handler for each call of a table. */
type Handlers<Table> = { [Name in keyof Table]: HandlerFor<Name, Table[Name]> }

/** Deeper than any schema; far deeper, and walking it would exhaust the stack. */
const maxDepth = 32

/** PostgreSQL keeps no NUL in a text, and nobody types one. */
const isStorable = (value: unknown, depth = 0): boolean =>
  typeof value === 'string'
    ? !value.includes('\0')
    : typeof value !== 'object' || value === null || (depth < maxDepth && Object.values(value).every((each) => isStorable(each, depth + 1)))

const nothing = z.strictObject({})

/** The body is a file, or a part of one: its handler reads it. */
const isUpload = ({ upload, part }: Call): boolean => upload !== undefined || part !== undefined

/** Checks a value against its schema. @throws ApiError `invalid`, each problem named in the asked language */
export function check<Value>(schema: z.ZodType<Value>, value: unknown, locale: Locale): Value {
  if (!isStorable(value)) throw new ApiError('invalid')
  const parsed = schema.safeParse(value ?? {}, { reportInput: true })
  if (parsed.success) return parsed.data
  const issues = readableIssues(parsed.error.issues, locale)
  const message = headlineOf(parsed.error.issues, locale)
  throw new ApiError('invalid', { issues, ...(message === undefined ? {} : { message }) })
}

/** The query of a list: paging may come as headers too, and the query wins (`api.md`). */
function queryOf(request: FastifyRequest, names: readonly string[]): Record<string, unknown> {
  const query = request.query as Record<string, unknown>
  const fromHeaders = names.flatMap((name) => {
    const value = request.headers[name]
    return value === undefined ? [] : [[name, String(value)]]
  })
  return { ...(Object.fromEntries(fromHeaders) as Record<string, unknown>), ...query }
}

/** What a call reads from the headers, too: of a whole list its order alone. */
const inHeaders = (declared: Call): readonly string[] =>
  isList(declared) ? pagingNames : declared.query instanceof z.ZodObject && 'sort' in declared.query.shape ? ['sort'] : []

/** Returns whether a call answers a paged list. */
export const isList = ({ query }: Call): boolean => query instanceof z.ZodObject && 'limit' in query.shape
/** Answers of which there are as many as words and numbers. */
const isUnbounded = ({ q, skip = 0 }: Paging & { q?: string }, { summary }: { summary: Summary }): boolean =>
  q !== undefined || (skip > 0 && skip >= summary.total)
const varyOf = (isPaged: boolean): string => ['accept-language', 'accept-encoding', ...(isPaged ? pagingNames : [])].join(', ')

/** Development and tests: an answer that its own schema refuses is a defect of the server. */
function checkAnswer(name: string, declared: Call, answer: unknown): void {
  const problem = declared.answer?.safeParse(answer).error
  if (problem !== undefined) throw new Error(`${name} answers against its schema: ${z.prettifyError(problem)}`)
}

/** A name in a table of calls. */
type NameIn<Table> = keyof Table & string

/** Serves declared calls: admits the caller, checks the input, runs the call's handler, sends what it returns. */
export function serve<Table extends object>(app: FastifyInstance, table: Table, handlers: Handlers<Table>): void {
  for (const name of Object.keys(table) as NameIn<Table>[]) {
    const declared = table[name] as Call
    // The types of the parameters hold each handler to its call.
    const handler = handlers[name] as Handler<Input, unknown> | Write
    if (typeof handler === 'function') serveCall(app, name, declared, handler)
    else register(app, name, declared, answerWrite(app, name, declared, handler))
  }
}

/** A write whose answer has a secret: what `handler` returns is stored for a repeated request, `complete` adds the rest each time. */
export const completed = <I, Answers, By extends Caller | undefined, Stored>(
  handler: Handler<I, Stored, WriteContext<By>>,
  complete: (stored: Stored) => Answers,
): Staged<I, Answers, By> => ({ handler, complete })

/**
 * A write that does something slow first (a password is hashed): `prepare` does that and returns what is done in the transaction,
 * for which other writes have to wait. A request that was answered already is not prepared again.
 */
export function inSteps<I, Answers, By extends Caller | undefined>(prepare: Prepare<I, Answers, By>): Staged<I, Answers, By>
/** As `completed`: `complete` adds the secret of an answer. */
export function inSteps<I, Answers, By extends Caller | undefined, Stored>(
  prepare: Prepare<I, Stored, By>,
  complete: (stored: Stored) => Answers,
): Staged<I, Answers, By>
export function inSteps<I, Answers, By extends Caller | undefined>(
  prepare: Prepare<I, unknown, By>,
  complete?: (stored: never) => Answers,
): Staged<I, Answers, By> {
  return { prepare, ...(complete === undefined ? {} : { complete }) }
}

/** `serve` for calls that are known at run time only: the standard ones of a resource. */
export function serveCall(app: FastifyInstance, name: string, declared: Call, handler: Handler<Input, unknown>): void {
  const answer = name.startsWith('GET ')
    ? // A reader's handler takes no more than a `Context`.
      answerRead(app, name, declared, handler as Handler<Input, unknown, Context>)
    : answerWrite(app, name, declared, { handler })
  register(app, name, declared, answer)
}

function register(app: FastifyInstance, name: string, declared: Call, handler: RouteHandler): void {
  const [method = 'GET', path = ''] = name.split(' ')
  const hasUpload = isUpload(declared)
  // Of writes, what is accepted is counted in its place (acceptance.ts); here the attempts, so that refusals cost little.
  const max = limitOf(app, declared) * (method === 'GET' ? 1 : attemptsEach)
  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    // It would be counted apart from GET, and use up a token whose successor nobody gets.
    exposeHeadRoute: method === 'GET' && declared.isLimited !== true && !path.startsWith('/api/auth/'),
    config: {
      hasUpload,
      ...(declared.acting === undefined ? {} : { acting: declared.acting }),
      ...(declared.isLimited === true ? { rateLimit: { max, timeWindow: '1 minute' } } : {}),
    },
    handler,
  })
}

/** Attempts for each that may be accepted. */
const attemptsEach = 10
/** Bytes of each that is accepted, on average: of a text, of a file. */
const [bytesOfText, bytesOfFile] = [16 * 1024, 512 * 1024]

/** How many are accepted from one address in a minute: many files are sent for one request. */
const limitOf = (app: FastifyInstance, { upload }: Call): number => app.platform.config.formsPerMinute * (upload === undefined ? 1 : 6)

const turns = new WeakMap<Platform, ReturnType<typeof createConcurrencyLimiter>>()

/** Works for an account or a network, of each a few calls at once; without limit where neither is named. */
function withConcurrencyLimit<Result>(platform: Platform, by: string | undefined, work: () => Promise<Result>): Promise<Result> {
  if (by === undefined) return work()
  const own = turns.get(platform) ?? createConcurrencyLimiter()
  turns.set(platform, own)
  return own(by, work)
}

function answerRead(app: FastifyInstance, name: string, declared: Call, handler: Handler<Input, unknown, Context>) {
  const { platform } = app
  const isPaged = isList(declared)
  const variesByCaller = declared.variesByCaller === true
  const isPublic = declared.access === 'public' && !variesByCaller
  // A cached response is sent without looking at who asks, or how often.
  const isCached = declared.isCacheable === true && isPublic && declared.isLimited !== true
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isPublic ? 'public, no-cache' : 'no-store',
    ...(isPublic ? { vary: varyOf(isPaged) } : {}),
  }
  const answerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const addHeader: Context['addHeader'] = (header, value) => void reply.header(header, value)
    const locale = preferredLocale(request.headers)
    const caller = await (variesByCaller ? identify(platform, request) : authorize(platform, request, declared.access))
    const input = {
      params: check(declared.params ?? nothing, request.params, locale),
      query: check(declared.query ?? nothing, queryOf(request, inHeaders(declared)), locale),
      body: undefined,
    }
    const { db, search } = platform.database
    const isSearch = (input.query as { q?: string }).q !== undefined
    const answer = await withConcurrencyLimit(platform, caller?._id ?? networkOfVisitor(request), () =>
      handler(input, { db: isSearch ? search : db, locale, caller, request, addHeader }),
    )
    await auditCall(db, caller, name, declared, input.params)
    if (isPaged && isUnbounded(input.query as Paging & { q?: string }, answer as { summary: Summary })) doNotCache()
    if (!platform.config.isProduction && !(answer instanceof Streamed)) checkAnswer(name, declared, answer)
    return answer
  }
  const toResponse = (answer: unknown) => new CachedResponse(JSON.stringify(answer), headers, 200, tagPrefixOf(answer))
  return async (request: FastifyRequest, reply: FastifyReply) => {
    // Headers that the call does not read must not make entries of their own.
    if (isCached && isPlainPath(request.raw) && (isPaged || pagingNames.every((name) => request.headers[name] === undefined))) {
      const make = async () => ({ response: toResponse(await answerOf(request, reply)), isCacheable: true })
      const response = await platform.cache.get(callKey(request.raw), make)
      return response.send(request, reply)
    }
    const answer = await answerOf(request, reply)
    if (answer instanceof Streamed) return reply.code(answer.status).headers(answer.headers).send(answer.stream)
    return toResponse(answer).send(request, reply)
  }
}

/** The same key however its letters are written. */
const idempotencyKey = z.strictObject({ 'Idempotency-Key': z.uuid().toLowerCase().optional() })

/** How a write is answered: at once in its transaction, or in two steps. */
type Write = (
  | { handler: Handler<Input, unknown>; prepare?: never }
  | { handler?: never; prepare: Prepare<Input, unknown, Caller | undefined> }
) & { complete?: Complete }

function answerWrite(app: FastifyInstance, name: string, declared: Call, { handler, prepare, complete }: Write) {
  const { platform } = app
  const bytesEach = declared.upload === undefined ? bytesOfText : bytesOfFile
  const usesOf = declared.isLimited === true ? acceptanceOf(name, limitOf(app, declared), bytesEach) : undefined
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const locale = preferredLocale(request.headers)
    const { db } = platform.database
    const caller = await authorize(platform, request, declared.access)
    const input = {
      params: check(declared.params ?? nothing, request.params, locale),
      query: check(declared.query ?? nothing, request.query, locale),
      body: isUpload(declared) ? undefined : check(declared.body ?? nothing, request.body, locale),
    }
    const { 'Idempotency-Key': key } = check(idempotencyKey, { 'Idempotency-Key': request.headers['idempotency-key'] }, locale)
    const committed: (() => Promise<void>)[] = []
    const afterCommit: WriteContext['afterCommit'] = (work) => void committed.push(work)
    const addHeader: Context['addHeader'] = (header, value) => void reply.header(header, value)
    let takeBack: (() => Promise<void>) | undefined
    let act = handler && ((context: WriteContext) => handler(input, context))
    const ending: (() => void)[] = []
    const atEnd: PrepareContext['atEnd'] = (work) => void ending.push(work)
    const makeReady = prepare && (async () => void (act = await prepare(input, { db, locale, caller, request, addHeader, atEnd })))

    /** In one transaction; with a key, once. */
    const write = async (asker: string, parts: readonly string[], effect: (transaction: Db) => Promise<StoredAnswer>) => {
      if (key === undefined) {
        await makeReady?.()
        return inNotedTransaction(db, effect)
      }
      const asked = [request.method, request.url, ...parts]
      const fingerprint = declared.hasPassword === true ? await slowFingerprintOf(asked, key, request.ip) : fingerprintOf(asked)
      const { isReplayed, ...answer } = await once(db, { caller: asker, key, fingerprint }, effect, makeReady)
      if (isReplayed) {
        await takeBack?.()
        reply.header('idempotency-replayed', 'true')
      }
      return answer
    }
    const commit: WriteContext['commit'] = async (asker, parts, effect) => {
      const toStored = async (transaction: Db) => ({
        status: declared.status,
        headers: {},
        body: JSON.stringify(await effect(transaction)),
      })
      // What `effect` returned, or returned the first time.
      return JSON.parse((await write(asker, parts, toStored)).body) as Awaited<ReturnType<typeof effect>>
    }
    const effect = async (transaction: Db): Promise<StoredAnswer> => {
      if (usesOf !== undefined) {
        const uses = usesOf(request.ip, Number(request.headers['content-length'] ?? declared.upload?.maxBytes ?? 0))
        await countUses(transaction, uses)
        // An upload has no transaction around it that would take them back.
        if (!transaction.isTransaction) takeBack = () => takeBackUses(transaction, uses)
      }
      if (act === undefined) throw new Error(`${name} was not prepared`)
      const stored = await act({ db: transaction, locale, caller, request, addHeader, afterCommit, commit })
      await auditCall(transaction, caller, name, declared, input.params)
      if (declared.answer === undefined) return { status: declared.status, headers: {}, body: '' }
      const answer = complete === undefined ? stored : complete(stored)
      if (!platform.config.isProduction) checkAnswer(name, declared, answer)
      const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' }
      if (declared.location !== undefined) headers['location'] = declared.location(answer)
      return { status: declared.status, headers, body: JSON.stringify(stored) }
    }
    // An upload reads its body while it works: it brings its own transaction, and waits for its sender.
    const work = isUpload(declared)
      ? effect(db)
      : withConcurrencyLimit(platform, caller?._id, () => write(caller?._id ?? 'visitor', [JSON.stringify(request.body ?? null)], effect))
    const ended = work.finally(() => ending.forEach((end) => end()))
    const answer = await ended.catch(async (error: unknown) => {
      await takeBack?.()
      throw error
    })
    for (const follow of committed)
      await follow().catch((error: unknown) => request.log.error({ err: error }, 'what follows a commit failed'))
    reply.headers(answer.headers).header('cache-control', 'no-store').code(answer.status)
    if (answer.body === '') return reply.send()
    return reply.send(complete === undefined ? answer.body : JSON.stringify(complete(JSON.parse(answer.body))))
  }
}
