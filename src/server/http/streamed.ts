import type { Readable } from 'node:stream'

/** An answer whose bytes come from elsewhere as they are: a handler returns it instead of a JSON value. */
export class Streamed {
  readonly stream: Readable
  readonly headers: Readonly<Record<string, string | number>>

  constructor(stream: Readable, headers: Record<string, string | number>) {
    this.stream = stream
    this.headers = headers
  }
}
