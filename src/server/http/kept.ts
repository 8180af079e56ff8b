import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { memoize } from './memoize.ts'

type Encoding = 'br' | 'gzip'

/** What is sent of a kept answer. Asked for alike, it is the same object: whoever sends it may prepare it once. */
export interface Given {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}

/** An answer to a GET that can be given again: its bytes, plain and compressed, each with its own strong ETag. */
export class Kept {
  readonly status: number
  /** The pattern of the route that has made it, for the metrics. */
  readonly route: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #hash: string
  readonly #given = new Map<Encoding | undefined, { etag: string; whole: Given; unchanged: Given }>()

  constructor(body: string, headers: Record<string, string>, { status = 200, route = '' } = {}) {
    this.status = status
    this.route = route
    this.#headers = headers
    this.#body = Buffer.from(body)
    this.#hash = createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)
  }

  get bytes(): number {
    return this.#body.length
  }

  #as(encoding: Encoding | undefined) {
    const known = this.#given.get(encoding)
    if (known !== undefined) return known
    const etag = `"${this.#hash}${encoding === undefined ? '' : `-${encoding}`}"`
    const headers = { ...this.#headers, etag }
    const made = {
      etag,
      whole: {
        status: this.status,
        headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding },
        body: compress(this.#body, encoding),
      },
      unchanged: { status: 304, headers, body: undefined },
    }
    this.#given.set(encoding, made)
    return made
  }

  /** What a client with these headers gets: compressed where it takes that and it is worth it; 304 where it has it already. */
  givenTo(asked: IncomingHttpHeaders): Given {
    const { etag, whole, unchanged } = this.#as(this.#body.length < 1024 ? undefined : encodingOf(asked['accept-encoding'] ?? ''))
    return this.status === 200 && hasTag(asked['if-none-match'], etag) ? unchanged : whole
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = this.givenTo(request.headers)
    return reply.code(status).headers(headers).send(body)
  }
}

function compress(body: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined) return body
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}

/** Whether an `Accept-Encoding` names the encoding and does not refuse it (`br;q=0`). */
const takes = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((part) => {
    const [name, quality] = part.replaceAll(' ', '').toLowerCase().split(';')
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '')
  })

const encodingOf = memoize((accepted) => (['br', 'gzip'] as const).find((name) => takes(accepted, name)))

const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** An answer just made, and whether it may be given again. */
export interface Made {
  answer: Kept
  mayKeep: boolean
}

/** Answers that hold until published content changes (db/clock.ts). Bounded in number and bytes. */
export class KeptAnswers {
  readonly #entries = new LRUCache<string, { clock: string; answer: Kept }>({
    max: 2000,
    maxSize: 64 * 1024 * 1024,
    // Plain, and what it is compressed to.
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.bytes * 1.5) + key.length + 200,
  })
  readonly #making = new Map<string, Promise<Made>>()

  /** Whether there is an answer, perhaps one that holds no longer. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  find(key: string, clock: string): Kept | undefined {
    const entry = this.#entries.get(key)
    return entry?.clock === clock ? entry.answer : undefined
  }

  /**
   * The kept answer, else a new one: made once, however many ask for it at the same time.
   * @param clock as it is read before the answer is made
   */
  async get(key: string, clock: string, make: () => Promise<Made>): Promise<Kept> {
    const kept = this.find(key, clock)
    if (kept !== undefined) return kept
    // Whoever asks after a change never gets what was begun before it.
    const name = `${clock} ${key}`
    let making = this.#making.get(name)
    if (making === undefined) {
      making = make()
        .then((made) => {
          if (made.mayKeep) this.#entries.set(key, { clock, answer: made.answer })
          return made
        })
        .finally(() => this.#making.delete(name))
      this.#making.set(name, making)
    }
    return (await making).answer
  }
}
