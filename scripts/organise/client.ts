import type { Answer, Body, CallName, Params, Query } from '#contract/api.ts'

interface Asked<Name extends CallName> {
  params?: Params<Name> & object
  query?: Query<Name> & object
  body?: Body<Name> | object
  token?: string
  headers?: Record<string, string>
}

/** A refusal of the server. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(name: string, status: number, text: string) {
    super(`${name}: ${status} ${text.slice(0, 600)}`)
    this.status = status
    this.code = /"code":"(\w+)"/.exec(text)?.[1] ?? ''
  }
}

const fill = (path: string, params: object) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String((params as Record<string, unknown>)[name])))

/**
 * Makes declared calls of a server over HTTP, as any client does.
 * @param age counts the clocks that the server has had: what is short-lived does not outlive one
 */
export function clientOf(url: () => string, age: () => number) {
  let calls = 0
  const send = async (name: string, path: string, init: RequestInit): Promise<Response> => {
    calls += 1
    const response = await fetch(`${url()}${path}`, init)
    if (response.ok) return response
    const text = await response.text()
    const again = Number(response.headers.get('retry-after') ?? 1)
    // Busy, or the same person is a little fast: the server says when.
    if (response.status === 503 || response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(again, 5) * 1000))
      return send(name, path, init)
    }
    throw new Refused(name, response.status, text)
  }
  const ask = async <Name extends CallName>(name: Name, asked: Asked<Name> = {}): Promise<Answer<Name>> => {
    const [method = 'GET', path = ''] = name.split(' ')
    const { params = {}, query = {}, body, token, headers = {} } = asked
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string])).toString()
    const response = await send(name, `${fill(path, params)}${search === '' ? '' : `?${search}`}`, {
      method,
      headers: {
        'accept-language': 'ko',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return isJson ? response.json() : response.blob()
  }
  const sendFile = (path: string, field: string, file: File, token: string): Promise<Response> => {
    const body = new FormData()
    body.append(field, file)
    return send(`POST ${path}`, path, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } })
  }
  return { ask, sendFile, age, count: () => calls }
}
export type Client = ReturnType<typeof clientOf>

/** Does work for each of some items, so many at once. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const one = async (): Promise<void> => {
    while (next < items.length) {
      const index = next
      next += 1
      const item = items[index]
      if (item !== undefined) results[index] = await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  return results
}

/** A session of an account; its access token is got anew when it is old. */
export interface Session {
  token: () => Promise<string>
}

/** So long an access token is used, in ms. */
const fresh = 4 * 60_000

/** Logs in with a password; once more where the session is over by the server's clock. */
export function sessionOf({ ask, age }: Client, username: string, password: string): Session {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const open = async () => (await ask('GET /api/auth/refreshToken', { headers: { authorization } })).refreshToken
  const exchange = (token: string) => ask('GET /api/auth/accessToken', { token })
  let [refreshToken, access, at, ofAge]: [string | undefined, string, number, number] = [undefined, '', 0, -1]
  const renew = async (): Promise<string> => {
    const known = refreshToken
    const answer = known === undefined ? await exchange(await open()) : await exchange(known).catch(async () => exchange(await open()))
    refreshToken = answer.refreshToken
    ;[access, at, ofAge] = [answer.accessToken, performance.now(), age()]
    return access
  }
  return { token: async () => (access !== '' && performance.now() - at < fresh && ofAge === age() ? access : renew()) }
}
