import type { Answer, Body, CallName, ErrorAnswer, ErrorCode, Params, Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { isOwnAnswer } from '#contract/own-answer.ts'

/** Sends a request: `fetch` in the browser, an in-process call on the server. */
export type Transport = (path: string, init?: RequestInit) => Promise<Response>

/** The server answered, and refused. `message` is in the asked language and fit to be shown. */
export class ApiFailure extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly answer: Partial<ErrorAnswer>
  /** Seconds to wait before asking again, where the server named them. */
  readonly retryAfter: number | undefined

  constructor(status: number, answer: Partial<ErrorAnswer>, retryAfter: number | undefined) {
    super(answer.message ?? `HTTP ${status}`)
    this.status = status
    this.code = answer.code
    this.answer = answer
    this.retryAfter = retryAfter
  }
}

/** No answer: no network, or a server that does not speak in time. Whether it received anything is unknown. */
export class Unreachable extends Error {}

type Outcome = [name: string, failure?: ApiFailure | Unreachable]

/** Of a page alone: on the server and in the worker nobody asks. */
const unreported: Outcome[] = []
let note = (...outcome: Outcome): unknown => 'document' in globalThis && unreported.push(outcome)
/** Tells what came of every call. The one who listens (boot/after-hydration.ts) is loaded late, and hears of those before it. */
export function onOutcome(listener: (...outcome: Outcome) => void): void {
  note = listener
  for (const outcome of unreported) listener(...outcome)
}

let transport: Transport = (path, init) => fetch(path, init)
/** From now on calls leave this way: in the name of whoever is logged in (session/transport.ts). */
export const setTransport = (given: Transport): void => void (transport = given)

/** A read gives up after this long, in milliseconds; a write waits longer, since it may have arrived. */
const readTimeout = 10_000
const writeTimeout = 20_000

/** Parameters, query, body and headers of a call. */
export interface CallInput<Name extends CallName> {
  params?: Params<Name>
  query?: Query<Name>
  body?: Body<Name>
  /** UUID: the same request sent again takes effect once. */
  idempotencyKey?: string
}

interface Options<Name extends CallName> extends CallInput<Name> {
  locale: Locale
  signal?: AbortSignal
  /** In milliseconds. */
  timeout?: number
  transport?: Transport
}

/** `limit`, `skip` and `sort` travel as headers (specification 7.2). */
const asHeaders = new Set(['limit', 'skip', 'sort'])

/** The request of a call: where it goes, and with what. */
export function requestOf<Name extends CallName>(name: Name, { locale, params, query, body, idempotencyKey }: Options<Name>) {
  const [method = 'GET', template = ''] = name.split(' ')
  const values = (params ?? {}) as Record<string, string>
  const path = template.replace(/\{(\w+)\}/g, (_match, key: string) => encodeURIComponent(values[key] ?? ''))
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.filter(([key]) => !asHeaders.has(key)).map(([key, value]) => [key, String(value)])).toString()
  const headers: Record<string, string> = { 'accept-language': locale }
  for (const [key, value] of given) if (asHeaders.has(key)) headers[key] = String(value)
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey
  const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
  return { path: search === '' ? path : `${path}?${search}`, init, isRead: method === 'GET' }
}

const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.includes('json') === true

/** Reads the error from a response that was not OK; `Unreachable` if our server has not sent it. */
export async function failureOf(response: Response): Promise<ApiFailure | Unreachable> {
  const answer = isJson(response) ? ((await response.json().catch(() => ({}))) as Partial<ErrorAnswer>) : {}
  // Who stands in front of a server that is away answers in HTML: nobody of ours spoke.
  if (answer.code === undefined && (response.status >= 502 || !isOwnAnswer(response))) return new Unreachable(`HTTP ${response.status}`)
  const seconds = Number(response.headers.get('retry-after'))
  return new ApiFailure(response.status, answer, seconds > 0 ? seconds : undefined)
}

/** What was answered: JSON, or the bytes of a file of ours. @throws Unreachable where a network has put its login page in the place */
async function contentOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  if (isJson(response)) return response.json()
  if (!isOwnAnswer(response)) throw new Unreachable('the answer is not the server’s')
  return response.blob()
}

/**
 * Makes a call of the contract and returns its answer; what is not JSON as a `Blob`.
 * @throws ApiFailure the server refused
 * @throws Unreachable no answer in time
 */
export async function api<Name extends CallName>(name: Name, options: Options<Name>): Promise<Answer<Name>> {
  const { path, init, isRead } = requestOf(name, options)
  const timeout = AbortSignal.timeout(options.timeout ?? (isRead ? readTimeout : writeTimeout))
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout])
  const send = options.transport ?? transport
  try {
    const response = await send(path, { ...init, signal })
    if (!response.ok) throw await failureOf(response)
    // The server answers as the contract says: its tests hold it to that.
    const answer = (await contentOf(response)) as Answer<Name>
    note(name)
    return answer
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    const failure = error instanceof ApiFailure || error instanceof Unreachable ? error : new Unreachable(String(error))
    note(name, failure)
    throw failure
  }
}
