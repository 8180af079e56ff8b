import { type Locale, toLocale } from '#contract/locale.ts'
import { pageSearch } from '#contract/page-parameters.ts'
import { type RawRequest, preferredLocale } from '../http/call-key.ts'

export interface PageRequest {
  path: string
  /** As it was sent, with its `?`. */
  search: string
  /** The path with the parameters that count, in one order. */
  address: string
  /** `?lang`, then the cookie, then the browser's preference, then Korean. */
  locale: Locale
  /** Its key in the response cache. */
  key: string
  /** False for what somebody searched: these are as many as there are words. */
  isCacheable: boolean
}

/** Which page a request asks for. */
export function readPageRequest({ url = '/', headers }: RawRequest): PageRequest {
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const search = end === -1 ? '' : url.slice(end)
  const parameters = search === '' ? undefined : new URLSearchParams(pageSearch(new URLSearchParams(search)))
  const chosen = headers.cookie === undefined ? undefined : /(?:^|; )locale=(\w+)/.exec(headers.cookie)?.[1]
  const locale = toLocale(parameters?.get('lang')) ?? toLocale(chosen) ?? preferredLocale(headers)
  const address = parameters === undefined || parameters.size === 0 ? path : `${path}?${parameters.toString()}`
  return { path, search, address, locale, key: `page ${locale} ${address}`, isCacheable: parameters?.has('q') !== true }
}
