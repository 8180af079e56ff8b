import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import send from '@fastify/send'

/** An answer whose bytes come from elsewhere as they are: a handler returns it instead of a JSON value. */
export class Streamed {
  readonly stream: Readable
  readonly headers: Readonly<Record<string, string | number>>
  readonly status: number

  constructor(stream: Readable, headers: Record<string, string | number>, status = 200) {
    this.stream = stream
    this.headers = headers
    this.status = status
  }
}

/** `send` makes weak tags, and compares an `If-Range` with them letter by letter. */
function withWeakRange(request: IncomingMessage): IncomingMessage {
  const ifRange = request.headers['if-range']
  if (typeof ifRange !== 'string' || !ifRange.startsWith('"')) return request
  const headers = { value: { ...request.headers, 'if-range': `W/${ifRange}` } }
  return Object.create(request, { headers }) as IncomingMessage
}

/**
 * Streams a file that is never changed in place: whole, a range (206), or nothing if the client has it (304). The ETag is strong:
 * time and size of a file written once.
 * @param headers of an answer with bytes
 * @throws an error with a status: 404, 412, 416
 */
export async function streamFile(request: IncomingMessage, path: string, headers: Record<string, string>): Promise<Streamed> {
  const {
    type,
    statusCode,
    stream,
    headers: own,
    metadata,
  } = await send(withWeakRange(request), path, { cacheControl: false, contentType: false })
  if (type === 'error') throw metadata.error
  const { ETag: etag = '', ...rest } = own
  const { 'content-type': _type, ...ofAny } = headers
  return new Streamed(stream, { ...rest, ...(statusCode === 304 ? ofAny : headers), etag: etag.replace(/^W\//, '') }, statusCode)
}
