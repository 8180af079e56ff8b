import type { Transport } from '../data/http.ts'
import { authorised } from './transport.ts'

/** A request of a member with headers of its own. */
export const withHeaders =
  (more: Readonly<Record<string, string>>, rest: RequestInit = {}): Transport =>
  (path, init) => {
    const headers = new Headers(init?.headers)
    for (const [name, value] of Object.entries(more)) headers.set(name, value)
    return authorised(path, { ...init, ...rest, headers })
  }

/** A request of a member whose body is no JSON: bytes, or a form with a file. */
export const withBody = (body: Blob | ArrayBuffer | FormData, more: Readonly<Record<string, string>> = {}): Transport =>
  withHeaders(more, { body })
