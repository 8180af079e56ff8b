import { success } from '#contract/law/success.ts'
import { type Locale, toLocale } from '#contract/locale.ts'
import { pageSearch } from '#contract/page-parameters.ts'
import { listPaths } from '#contract/pages.ts'
import { faqs } from '#contract/support/faqs.ts'
import { isPlainPath, type RawRequest, preferredLocale } from '../http/call-key.ts'

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
  /** False for what nobody needs twice: a search, a value that no list knows. These are as many as there are words. */
  isCacheable: boolean
}

const listed = new Set(listPaths)
const known: Record<string, (value: string) => boolean> = {
  lang: () => true,
  page: (value) => /^([2-9]|[1-9]\d{1,3})$/.test(value),
  practice: (value) => success.fields.practice.options.some((option) => option === value),
  type: (value) => faqs.fields.type.options.some((option) => option === value),
}

/** The parameters by which the server renders a page: the language and, on lists, the part. `open` is the browser's own. */
function readSearch(path: string, search: string): [name: string, value: string][] {
  const { lang, open: _open, ...part } = pageSearch(new URLSearchParams(search))
  const locale = toLocale(lang)
  return [...(locale === undefined ? [] : [['lang', locale] as [string, string]]), ...(listed.has(path) ? Object.entries(part) : [])]
}

/** Which page a request asks for. */
export function readPageRequest(request: RawRequest): PageRequest {
  const { url = '/', headers } = request
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const search = end === -1 ? '' : url.slice(end)
  const entries = search === '' ? [] : readSearch(path, search)
  const parameters = new URLSearchParams(entries)
  const chosen = headers.cookie === undefined ? undefined : /(?:^|; )locale=(\w+)/.exec(headers.cookie)?.[1]
  const locale = toLocale(parameters.get('lang')) ?? toLocale(chosen) ?? preferredLocale(headers)
  const address = entries.length === 0 ? path : `${path}?${parameters.toString()}`
  const isCacheable = isPlainPath(request) && entries.every(([name, value]) => known[name]?.(value) === true)
  return { path, search, address, locale, key: `page ${locale} ${address}`, isCacheable }
}
