import { setTimeout as wait } from 'node:timers/promises'
import type { CallName, ErrorAnswer } from '#contract/api.ts'
import type { AskedOf, Reply } from '#server/testing/server.ts'

/** How often a call is sent before its answer is given up. */
const mostTries = 40

type Answered<Name extends CallName> = Pick<Reply<Name>, 'status' | 'answer' | 'error'>

const addressOf = (path: string, { params = {}, query = {} }: { params?: object; query?: object }): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** Calls a server that is killed now and then: each call is sent again, with its key, until it is answered. */
export class Caller {
  /** How often each call was answered in which way. */
  readonly answers = new Map<string, number>()
  /** Answers that no server should give. */
  readonly faults: string[] = []
  #server = Promise.withResolvers<string>()

  /** From here on calls wait until the server is there again. */
  awaitServer(): void {
    this.#server = Promise.withResolvers<string>()
  }

  /** It does not come back: nobody waits for it any more. */
  loseServer(error: unknown): void {
    this.#server.reject(error)
  }

  /** @param url where the server listens now */
  meetServer(url: string): void {
    this.#server.resolve(url)
  }

  async ask<Name extends CallName>(name: Name, asked: AskedOf<Name> = {}): Promise<Answered<Name>> {
    const [method = 'GET', path = ''] = name.split(' ')
    const { body, token, headers } = asked
    const request: RequestInit = {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }),
      },
    }
    for (let tries = 0; tries < mostTries; tries += 1) {
      const response = await fetch(`${await this.#server.promise}${addressOf(path, asked)}`, request).catch(() => undefined)
      const text = await response?.text().catch(() => undefined)
      // Killed, busy, or at work on it yet: the first try of this key.
      if (response === undefined || text === undefined || response.status === 503 || text.includes('"running"')) await wait(50)
      else return this.#note(name, response.status, text)
    }
    throw new Error(`${name} is never answered`)
  }

  #note<Name extends CallName>(name: Name, status: number, text: string): Answered<Name> {
    const read: unknown = text === '' ? {} : JSON.parse(text)
    const { code } = read as { code?: string }
    const line = `${name} ${status}${status < 400 ? '' : ` ${code}`}`
    this.answers.set(line, (this.answers.get(line) ?? 0) + 1)
    // Nothing that is sent here is wrong in its form, and nobody asks for what is not theirs.
    if (status >= 500 || [400, 401, 403, 422].includes(status)) this.faults.push(`${line} ${text.slice(0, 300)}`)
    return { status, answer: read, error: read as ErrorAnswer }
  }
}
