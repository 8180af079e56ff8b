import { companies } from '#contract/account/companies.ts'
import { success } from '#contract/law/success.ts'
import { type Locale, toLocale } from '#contract/locale.ts'
import { isId, pageSearch } from '#contract/page-parameters.ts'
import { listPaths } from '#contract/pages.ts'
import { isShared, type SiteName, siteOf } from '#contract/sites.ts'
import { fairStates } from '#contract/trade/fair-state.ts'
import { products } from '#contract/trade/products.ts'
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
  site: SiteName
  /** The address says which language. */
  isLanguageNamed: boolean
  /** Where a list is asked for what it does not know: its address without that. */
  corrected: string | undefined
  /** No list is as long as that. */
  isMissing: boolean
  /** Its key in the response cache; empty where there is nothing of its own to be cached. */
  key: string
  /** False for what nobody needs twice: a search, another spelling of a path. These are as many as there are words. */
  isCacheable: boolean
}

/** The value as the list understands it; `undefined` where it says nothing. */
type Reader = (value: string) => string | undefined

const oneOf =
  (options: readonly string[]): Reader =>
  (value) =>
    options.includes(value) ? value : undefined
const page: Reader = (value) => /^0*([2-9]|[1-9]\d+)$/.exec(value)?.[1]
const q: Reader = (value) => (value.trim() === '' ? undefined : value.trim().length > 100 ? value.trim().slice(0, 100) : value)
const seller: Reader = (value) => (isId(value) ? value : undefined)
const stories = { page, practice: oneOf(success.fields.practice.options), q }
const questions = { q, type: oneOf(faqs.fields.type.options) }

/** What selects a part of each list. */
const lists = new Map<string, Record<string, Reader>>([
  ...listPaths.map((path) => [path, { page, q }] as const),
  ['/story/firm', stories],
  ['/story/representative', stories],
  ['/center/faqs', questions],
  ['/fairs/faq', questions],
  ['/fairs', { page, q, type: oneOf(fairStates) }],
  ['/fairs/$_fair/products', { page, q, type: oneOf(products.fields.category.options), seller }],
  ['/fairs/$_fair/buyers', { page, q, type: oneOf(companies.fields.buyerType.unwrap().unwrap().options) }],
  ['/ex', { page, q, type: oneOf(['one', 'two', 'three']) }],
])

/** The same address with these parameters of a list, and no others of a list. What belongs to others stays. */
function correct(path: string, search: string, given: Record<string, string>, counted: [name: string, value: string][]): string {
  const parameters = new URLSearchParams(search)
  for (const name of Object.keys(given)) parameters.delete(name)
  for (const [name, value] of counted) parameters.set(name, value)
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`
}

/** The parameters by which the server renders a page: the language and, on lists, the part. `open` is the browser's own. */
function readSearch(path: string, search: string) {
  const { lang, open: _open, site, ...given } = pageSearch(new URLSearchParams(search))
  const locale = toLocale(lang)
  const readers = lists.get(path.replace(/^\/fairs\/[^/]+(?=\/)/, '/fairs/$_fair'))
  const counted = Object.entries(readers === undefined ? {} : given).flatMap(([name, value]): [name: string, value: string][] => {
    const meant = readers?.[name]?.(value)
    return meant === undefined ? [] : [[name, meant]]
  })
  const isExact =
    readers === undefined || Object.entries(given).every(([name, value]) => counted.some(([n, v]) => n === name && v === value))
  return {
    entries: [
      ...(locale === undefined ? [] : [['lang', locale] as [string, string]]),
      ...counted,
      ...(site === 'centre' && isShared(path) ? [['site', site] as [string, string]] : []),
    ],
    corrected: isExact ? undefined : correct(path, search, given, counted),
  }
}

/** Which page a request asks for. */
export function readPageRequest(request: RawRequest): PageRequest {
  const { url = '/', headers } = request
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const search = end === -1 ? '' : url.slice(end)
  const { entries, corrected } = search === '' ? { entries: [], corrected: undefined } : readSearch(path, search)
  const parameters = new URLSearchParams(entries)
  const chosen = headers.cookie === undefined ? undefined : /(?:^|; )locale=(\w+)/.exec(headers.cookie)?.[1]
  const named = toLocale(parameters.get('lang'))
  const locale = named ?? toLocale(chosen) ?? preferredLocale(headers)
  const address = entries.length === 0 ? path : `${path}?${parameters.toString()}`
  const isMissing = Number(parameters.get('page')) > 9999
  return {
    path,
    search,
    address,
    locale,
    site: siteOf(path, parameters.get('site')),
    isLanguageNamed: named !== undefined,
    corrected,
    isMissing,
    key: corrected === undefined && !isMissing ? `page ${locale} ${address}` : '',
    isCacheable: isPlainPath(request) && !/[A-Z]/.test(path) && !parameters.has('q'),
  }
}
