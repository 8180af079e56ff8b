import type { IncomingHttpHeaders } from 'node:http'
import { acceptLanguage, type Locale } from '#contract/locale.ts'
import { pagingNames } from '#contract/paging.ts'
import { memoize } from './memoize.ts'

/** Fields of a request that select a cached response. */
export interface RawRequest {
  url?: string | undefined
  headers: IncomingHttpHeaders
}

const accepted = memoize(acceptLanguage)

/** The language that a browser prefers. */
export const preferredLocale = (headers: IncomingHttpHeaders): Locale => accepted(headers['accept-language'] ?? '')

/** The parameters of an address in one order and one spelling. */
const sortedSearch = memoize((search) => {
  const parameters = new URLSearchParams(search)
  parameters.sort()
  return parameters.toString()
})

/** Everything that selects an answer of the API: what a cache may go by. An empty header is not the same as none. */
export function callKey({ url = '', headers }: RawRequest): string {
  const [path, search] = url.split('?', 2)
  const parameters = search === undefined ? '' : sortedSearch(search)
  return JSON.stringify([preferredLocale(headers), ...pagingNames.map((name) => headers[name] ?? null), path, parameters])
}

/** Returns whether an address is in its canonical spelling: only unescaped paths become cache entries. */
export const isPlainPath = ({ url = '' }: RawRequest): boolean => !url.split('?', 1)[0]?.includes('%')
