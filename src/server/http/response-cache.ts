import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { memoize } from './memoize.ts'

type Encoding = 'br' | 'gzip'

/** One encoded variant of a cached response. Identical requests get the same object, so callers may memoise on it. */
export interface Variant {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer | undefined
}

/** A response to a GET that can be sent repeatedly: its bytes, plain and compressed, each with its own strong ETag. */
export class CachedResponse {
  readonly status: number
  /** The pattern of the route that made it, for the metrics. */
  readonly route: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #hash: string
  readonly #variants = new Map<Encoding | undefined, { etag: string; full: Variant; notModified: Variant }>()

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

  #encoded(encoding: Encoding | undefined) {
    const existing = this.#variants.get(encoding)
    if (existing !== undefined) return existing
    const etag = `"${this.#hash}${encoding === undefined ? '' : `-${encoding}`}"`
    const headers = { ...this.#headers, etag }
    const variants = {
      etag,
      full: {
        status: this.status,
        headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding },
        body: compress(this.#body, encoding),
      },
      notModified: { status: 304, headers, body: undefined },
    }
    this.#variants.set(encoding, variants)
    return variants
  }

  /** The variant for these request headers: compressed where the client accepts it and it pays; 304 where the client has it. */
  variantFor(request: IncomingHttpHeaders): Variant {
    const { etag, full, notModified } = this.#encoded(this.#body.length < 1024 ? undefined : encodingOf(request['accept-encoding'] ?? ''))
    return this.status === 200 && hasTag(request['if-none-match'], etag) ? notModified : full
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = this.variantFor(request.headers)
    return reply.code(status).headers(headers).send(body)
  }
}

function compress(body: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined) return body
  if (encoding === 'gzip') return gzipSync(body)
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}

/** Whether an `Accept-Encoding` names the encoding and does not refuse it (`br;q=0`). */
const accepts = (accepted: string, encoding: Encoding): boolean =>
  accepted.split(',').some((part) => {
    const [name, quality] = part.replaceAll(' ', '').toLowerCase().split(';')
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '')
  })

const encodingOf = memoize((accepted) => (['br', 'gzip'] as const).find((name) => accepts(accepted, name)))

const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** A response just made, and whether it may be cached. */
export interface Fresh {
  response: CachedResponse
  isCacheable: boolean
}

/** Responses that are valid until published content changes (db/revision.ts). Bounded in number and bytes. */
export class ResponseCache {
  readonly #entries = new LRUCache<string, { revision: string; response: CachedResponse }>({
    max: 2000,
    maxSize: 64 * 1024 * 1024,
    // The plain body, and roughly what its compressed variants add.
    sizeCalculation: ({ response }, key) => Math.ceil(response.bytes * 1.5) + key.length + 200,
  })
  readonly #pending = new Map<string, Promise<Fresh>>()

  /** Whether there is an entry, perhaps a stale one. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  find(key: string, revision: string): CachedResponse | undefined {
    const entry = this.#entries.get(key)
    return entry?.revision === revision ? entry.response : undefined
  }

  /**
   * The cached response, else a new one, made once for all simultaneous requests.
   * @param revision as it is read before the response is made
   */
  async get(key: string, revision: string, make: () => Promise<Fresh>): Promise<CachedResponse> {
    const cached = this.find(key, revision)
    if (cached !== undefined) return cached
    // A request that comes after a change never shares a response that was begun before it.
    const name = `${revision} ${key}`
    let pending = this.#pending.get(name)
    if (pending === undefined) {
      pending = make()
        .then((fresh) => {
          if (fresh.isCacheable) this.#entries.set(key, { revision, response: fresh.response })
          return fresh
        })
        .finally(() => this.#pending.delete(name))
      this.#pending.set(name, pending)
    }
    return (await pending).response
  }
}
