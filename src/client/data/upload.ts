import type { Answer, CallName, Params } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { failureOf, requestOf, Unreachable } from './http.ts'

/** The file cannot be read any more: it was moved away, or changed since it was chosen. */
export class Unreadable extends Error {}

/** How long a file takes nobody knows. Where nothing moves for this long there is no network, in milliseconds. */
const stallTimeout = 30_000

interface Options<Name extends CallName> {
  locale: Locale
  params: Params<Name>
  file: File
  /** What it is to be called. */
  fileName: string
  /** The right to attach it (`Call.upload`). */
  token: string
  /** UUID: the same file sent again is stored once. */
  idempotencyKey: string
  signal: AbortSignal
  /** Told now and then how many bytes of the file have left. */
  onProgress: (sent: number) => void
}

const responseOf = (request: XMLHttpRequest): Response => {
  const kept = ['content-type', 'content-security-policy', 'retry-after'].map(
    (name) => [name, request.getResponseHeader(name) ?? ''] as const,
  )
  return new Response(request.responseText, { status: request.status, headers: Object.fromEntries(kept) })
}

/** Why nothing came back: the browser does not tell a file that is gone from a network that is. */
const silenceOf = (file: File): Promise<Error> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => new Unreachable('no answer'),
      () => new Unreadable(file.name),
    )

/** Sends a request whose body takes long. `fetch` would not tell how far it is. */
function exchange(request: XMLHttpRequest, body: FormData, signal: AbortSignal, onSent: (part: number) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const isMoving = () => {
    clearTimeout(timer)
    timer = setTimeout(() => request.abort(), stallTimeout)
  }
  const abort = () => request.abort()
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    isMoving()
    onSent(total === 0 ? 0 : loaded / total)
  })
  request.addEventListener('load', () => resolve())
  request.addEventListener('error', () => reject(new Error('error')))
  request.addEventListener('abort', () => reject(new Error('abort')))
  signal.addEventListener('abort', abort)
  isMoving()
  request.send(body)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  })
}

/**
 * Makes a call of the contract that sends a file, and returns its answer.
 * @throws ApiFailure the server refused
 * @throws Unreachable no network, or none that moves
 * @throws Unreadable
 */
export async function upload<Name extends CallName>(name: Name, options: Options<Name>): Promise<Answer<Name>> {
  const { locale, params, file, fileName, token, idempotencyKey, signal, onProgress } = options
  signal.throwIfAborted()
  const { path, init } = requestOf(name, { locale, params, idempotencyKey })
  const request = new XMLHttpRequest()
  request.open('POST', path)
  for (const [header, value] of new Headers(init.headers)) request.setRequestHeader(header, value)
  request.setRequestHeader('upload-token', token)
  const body = new FormData()
  body.append('file', file, fileName)
  try {
    await exchange(request, body, signal, (part) => onProgress(Math.round(file.size * part)))
  } catch {
    signal.throwIfAborted()
    throw await silenceOf(file)
  }
  const response = responseOf(request)
  if (!response.ok) throw await failureOf(response)
  // The server answers as the contract says: its tests hold it to that.
  return (await response.json()) as Answer<Name>
}
