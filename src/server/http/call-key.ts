import type { IncomingHttpHeaders } from 'node:http'
import { acceptLanguage, type Locale } from '#contract/locale.ts'
import { pagingNames } from '#contract/paging.ts'
import { memoize } from './memoize.ts'

/** What an answer is chosen by, of Node's request: of Node's request. */
export interface RawRequest {
  url?: string | undefined
  headers: IncomingHttpHeaders
}

const accepted = memoize(acceptLanguage)

/** The language that a browser prefers. */
export const preferredLocale = (headers: IncomingHttpHeaders): Locale => accepted(headers['accept-language'] ?? '')

/** Everything that selects an answer of the API: what a cache may go by. An empty header is not the same as none. */
export const callKey = ({ url = '', headers }: RawRequest): string =>
  JSON.stringify([preferredLocale(headers), ...pagingNames.map((name) => headers[name] ?? null), url])
