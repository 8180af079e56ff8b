import type { Answer, CallName } from '#contract/api.ts'

export interface Asked {
  name: CallName
  path: string
  query: URLSearchParams
  headers: Headers
  /** JSON, or bytes. */
  body: unknown
}
type Handler = (asked: Asked) => Response | Promise<Response>
/** Responses of the fake server: a body, or a function that makes the response. A call without one gets 501. */
export type Answers = { [Name in CallName]?: Answer<Name> | Handler }

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers })
export const refuse =
  (status: number, message: string, code: string): Handler =>
  () =>
    json({ message, code }, status)
/** No network. */
export const unreachable: Handler = () => Promise.reject(new TypeError('Failed to fetch'))

/** By these headers an answer is known as our server's. */
export const ownHeaders = { 'content-security-policy': "default-src 'none'" }

const patternOf = (name: string): RegExp => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`)

/** Stands in for the server behind `fetch`, until `close` is called. */
export function stubServer(answers: Answers) {
  const real = globalThis.fetch
  const asked: Asked[] = []
  let current: Answers = answers
  const reply = async (request: Request, url: URL): Promise<Response> => {
    const called = `${request.method} ${url.pathname}`
    const found = Object.entries(current).find(([name]) => patternOf(name).test(called))
    if (found === undefined) return json({ message: `no answer for ${called}`, code: 'internal' }, 501)
    const [name, answer] = found
    const isJsonBody = request.headers.get('content-type')?.includes('json') === true
    const bytes = await request.arrayBuffer()
    const one = {
      name: name as CallName,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: isJsonBody ? JSON.parse(new TextDecoder().decode(bytes)) : bytes.byteLength === 0 ? undefined : bytes,
    }
    asked.push(one)
    return typeof answer === 'function' ? answer(one) : json(answer, request.method === 'POST' ? 201 : 200)
  }
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.pathname === '/readyz') return new Response(null, { headers: ownHeaders })
    if (!url.pathname.startsWith('/api/')) return real(input, init)
    return reply(request, url)
  }
  return {
    asked: (name: CallName) => asked.filter((one) => one.name === name),
    /** From now on it answers these calls like this. */
    answer: (more: Answers) => {
      current = { ...current, ...more }
    },
    close: () => {
      globalThis.fetch = real
    },
  }
}
export type StubServer = ReturnType<typeof stubServer>
