import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** An answer to a GET that can be given again: its bytes, plain and compressed, each with its own strong ETag. */
export class Kept {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly #body: Buffer
  readonly #hash: string
  readonly #encoded = new Map<string, Buffer>()

  constructor(body: string, headers: Record<string, string>, status = 200) {
    this.status = status
    this.headers = headers
    this.#body = Buffer.from(body)
    this.#hash = createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)
  }

  get bytes(): number {
    return this.#body.length
  }

  #as(encoding: 'br' | 'gzip'): Buffer {
    let encoded = this.#encoded.get(encoding)
    if (encoded === undefined) {
      encoded =
        encoding === 'gzip'
          ? gzipSync(this.#body)
          : brotliCompressSync(this.#body, {
              params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length },
            })
      this.#encoded.set(encoding, encoded)
    }
    return encoded
  }

  /** Sends it, compressed where the client takes that and it is worth it; 304 where the client has it already. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = this.#body.length < 1024 ? undefined : (['br', 'gzip'] as const).find((name) => takes(accepted, name))
    const etag = `"${this.#hash}${encoding === undefined ? '' : `-${encoding}`}"`
    reply.headers(this.headers).header('etag', etag)
    if (this.status === 200 && hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== undefined) reply.header('content-encoding', encoding)
    return reply.code(this.status).send(encoding === undefined ? this.#body : this.#as(encoding))
  }
}

/** Whether an `Accept-Encoding` names the encoding and does not refuse it (`br;q=0`). */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((part) => {
    const [name, quality] = part.replaceAll(' ', '').toLowerCase().split(';')
    return name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '')
  })

const hasTag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))

/** Answers that hold until published content changes (db/clock.ts). Bounded in number and bytes. */
export class KeptAnswers {
  readonly #entries = new LRUCache<string, { clock: string; answer: Kept }>({
    max: 2000,
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ answer }, key) => answer.bytes * 2 + key.length + 200,
  })

  find(key: string, clock: string): Kept | undefined {
    const entry = this.#entries.get(key)
    return entry?.clock === clock ? entry.answer : undefined
  }

  /** @param clock as it was read before the answer was made */
  keep(key: string, clock: string, answer: Kept): Kept {
    this.#entries.set(key, { clock, answer })
    return answer
  }
}
