import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { collectDependencies, currentDependencies } from '../db/dependencies.ts'
import type { ContentRevision, Revisions } from '../db/revision.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
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
  readonly #headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #hash: string
  readonly #variants = new Map<Encoding | undefined, { etag: string; full: Variant; notModified: Variant }>()

  /** @param tagPrefix what its ETag says before the hash of its bytes (item-tags.ts) */
  constructor(body: string, headers: Record<string, string>, status = 200, tagPrefix = '') {
    this.status = status
    this.#headers = headers
    this.#body = Buffer.from(body)
    this.#hash = tagPrefix + createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)
  }

  get bytes(): number {
    return this.#body.length
  }

  isSame(other: CachedResponse): boolean {
    return this.status === other.status && this.#hash === other.#hash && JSON.stringify(this.#headers) === JSON.stringify(other.#headers)
  }

  #encoded(encoding: Encoding | undefined) {
    return this.#variants.get(encoding) ?? this.#keep(encoding, compress(this.#body, encoding))
  }

  #keep(encoding: Encoding | undefined, body: Buffer) {
    const etag = `"${this.#hash}${encoding === undefined ? '' : `-${encoding}`}"`
    const headers = { ...this.#headers, etag }
    const variants = {
      etag,
      full: {
        status: this.status,
        headers: encoding === undefined ? headers : { ...headers, 'content-encoding': encoding },
        body,
      },
      notModified: { status: 304, headers, body: undefined },
    }
    this.#variants.set(encoding, variants)
    return variants
  }

  #encodingFor(request: IncomingHttpHeaders): Encoding | undefined {
    return this.#body.length < 1024 ? undefined : encodingOf(request['accept-encoding'] ?? '')
  }

  /** Compresses what is large for these request headers, beside the event loop. `variantFor` then finds it done. */
  async prepare(request: IncomingHttpHeaders): Promise<void> {
    const encoding = this.#encodingFor(request)
    if (encoding !== undefined && !this.#variants.has(encoding)) this.#keep(encoding, await compressAside(this.#body, encoding))
  }

  /** The variant for these request headers: compressed where the client accepts it and it pays; 304 where the client has it. */
  variantFor(request: IncomingHttpHeaders): Variant {
    const { etag, full, notModified } = this.#encoded(this.#encodingFor(request))
    return this.status === 200 && hasTag(request['if-none-match'], etag) ? notModified : full
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const variant = this.variantFor(request.headers)
    variants.set(reply, variant)
    return reply.code(variant.status).headers(variant.headers).send(variant.body)
  }
}

const variants = new WeakMap<FastifyReply, Variant>()

/** The variant that a reply is sending, if it is one. */
export const variantOf = (reply: FastifyReply): Variant | undefined => variants.get(reply)

const brotliOptions = (body: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
})

function compress(body: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === undefined) return body
  return encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliOptions(body))
}

const compressAside = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? promisify(gzip)(body) : promisify<Buffer, BrotliOptions, Buffer>(brotliCompress)(body, brotliOptions(body))

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

interface Entry {
  response: CachedResponse
  /** The revision of each group that it was made from. */
  groups: ReadonlyMap<string, string>
  /** Milliseconds since 1970. */
  expiresAt: number
  /** The revisions that it was last compared with: comparing one object is enough while nothing changes. */
  checkedWith: Revisions
}

interface Made {
  groups: Iterable<string>
  expiresAt: number
}
interface Result extends Made, Fresh {
  error?: never
}
/** Nothing was made: what was looked for is gone, say. Which content said so counts all the same. */
interface Failure extends Made {
  error: unknown
}

/**
 * Responses that are valid until a group of content that they were made from changes (db/revision.ts), or a moment comes
 * (db/dependencies.ts). While the database is away only the moment counts. Bounded in number and bytes.
 */
export class ResponseCache {
  readonly #revision: ContentRevision
  readonly #entries = new LRUCache<string, Entry>({
    max: 2000,
    maxSize: 64 * 1024 * 1024,
    // The plain body, and roughly what its compressed variants add.
    sizeCalculation: ({ response }, key) => Math.ceil(response.bytes * 1.5) + key.length + 200,
  })
  readonly #pending = new Map<Revisions, Map<string, Promise<Result | Failure>>>()

  constructor(revision: ContentRevision) {
    this.#revision = revision
  }

  /** Whether there is an entry, perhaps a stale one. */
  has(key: string): boolean {
    return this.#entries.has(key)
  }

  find(key: string, revisions: Revisions): CachedResponse | undefined {
    return this.#findEntry(key, revisions)?.response
  }

  #findEntry(key: string, revisions: Revisions): Entry | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined || entry.expiresAt <= Date.now()) return undefined
    if (entry.checkedWith === revisions || this.#revision.isAway) return entry
    for (const [group, at] of entry.groups) if (revisions.get(group) !== at) return undefined
    entry.checkedWith = revisions
    return entry
  }

  /**
   * The cached response, else a new one, made once for all simultaneous requests. A response that is being made from it
   * depends on the same content.
   * @throws DatabaseUnavailable where there is none, and the database cannot be asked what has changed
   */
  async get(key: string, make: () => Promise<Fresh>): Promise<CachedResponse> {
    const { entry, revisions } = await this.#findOrAsk(key)
    if (entry !== undefined) {
      // What is made from a response that may be behind is one as well, and not for later.
      const expiresAt = entry.checkedWith === revisions ? entry.expiresAt : 0
      currentDependencies()?.add({ groups: entry.groups.keys(), expiresAt })
      return entry.response
    }
    const result = await this.#makeOnce(key, revisions, make)
    currentDependencies()?.add(result)
    if (!('response' in result)) throw result.error
    return result.response
  }

  /** A cached response is there at once while the database is away; nothing is made before it is back. */
  async #findOrAsk(key: string): Promise<{ entry: Entry | undefined; revisions: Revisions }> {
    try {
      const known = await this.#revision.read()
      const entry = this.#findEntry(key, known)
      if (entry !== undefined || !this.#revision.isAway) return { entry, revisions: known }
      const revisions = await this.#revision.ask()
      return { entry: this.#findEntry(key, revisions), revisions }
    } catch (error) {
      throw new DatabaseUnavailable(error)
    }
  }

  /** A request that comes after a change never shares a response that was begun before it. */
  #makeOnce(key: string, revisions: Revisions, make: () => Promise<Fresh>): Promise<Result | Failure> {
    const pending = this.#pending.get(revisions) ?? new Map<string, Promise<Result | Failure>>()
    this.#pending.set(revisions, pending)
    const existing = pending.get(key)
    if (existing !== undefined) return existing
    const result = this.#make(key, revisions, make).finally(() => {
      pending.delete(key)
      if (pending.size === 0) this.#pending.delete(revisions)
    })
    pending.set(key, result)
    return result
  }

  async #make(key: string, revisions: Revisions, make: () => Promise<Fresh>): Promise<Result | Failure> {
    const { result, dependencies } = await collectDependencies(() => make().catch((error: unknown) => ({ error })))
    const { groups, expiresAt } = dependencies
    if ('error' in result) return { error: result.error, groups, expiresAt }
    // Without a group no change would ever reach it.
    if (!result.isCacheable || groups.size === 0 || expiresAt <= Date.now()) return { ...result, groups, expiresAt }
    const previous = this.#entries.get(key)?.response
    // Unchanged content keeps the variants that are compressed already.
    const response = previous?.isSame(result.response) === true ? previous : result.response
    const made = new Map([...groups].map((group) => [group, revisions.get(group) ?? '']))
    this.#entries.set(key, { response, groups: made, expiresAt, checkedWith: revisions })
    return { ...result, response, groups, expiresAt }
  }
}
