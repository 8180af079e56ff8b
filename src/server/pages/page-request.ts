import { type Locale, toLocale } from '#contract/locale.ts'
import { isId } from '#contract/is-id.ts'
import { pageSearch } from '#contract/page-parameters.ts'
import { type ListParameter, patternOf } from '#contract/page.ts'
import { listPages } from '#contract/pages.ts'
import { isShared, type OnlySite, type SiteName, siteOf } from '#contract/sites.ts'
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
  /** The site that the address can be of alone; undefined where one host has both. */
  only: OnlySite
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

const readers: Record<Extract<ListParameter, string>, Reader> = {
  page: (value) => /^0*([2-9]|[1-9]\d+)$/.exec(value)?.[1],
  text: (value) => (value.trim() === '' ? undefined : value.trim().length > 100 ? value.trim().slice(0, 100) : value),
  id: (value) => (isId(value) ? value : undefined),
}
const readerOf = (parameter: ListParameter): Reader =>
  typeof parameter === 'string' ? readers[parameter] : (value) => (parameter.includes(value) ? value : undefined)

/** The readers of what selects a part of each list. */
const lists = [...listPages].map(([route, list]) => ({
  pattern: patternOf(route, '[^/]+'),
  readers: Object.fromEntries(Object.entries(list).map(([name, parameter]) => [name, readerOf(parameter)])),
}))

/** The same address with these parameters of a list, and no others of a list. What belongs to others stays. */
function correct(path: string, search: string, given: Record<string, string>, counted: [name: string, value: string][]): string {
  const parameters = new URLSearchParams(search)
  for (const name of Object.keys(given)) parameters.delete(name)
  for (const [name, value] of counted) parameters.set(name, value)
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`
}

/** The parameters by which the server renders a page: the language and, on lists, the part. `open` is the browser's own. */
function readSearch(path: string, search: string, only: OnlySite) {
  const { lang, open: _open, site, ...given } = pageSearch(new URLSearchParams(search))
  const locale = toLocale(lang)
  const own = lists.find(({ pattern }) => pattern.test(path))?.readers
  const counted = Object.entries(own === undefined ? {} : given).flatMap(([name, value]): [name: string, value: string][] => {
    const meant = own?.[name]?.(value)
    return meant === undefined ? [] : [[name, meant]]
  })
  const isExact = own === undefined || Object.entries(given).every(([name, value]) => counted.some(([n, v]) => n === name && v === value))
  return {
    entries: [
      ...(locale === undefined ? [] : [['lang', locale] as [string, string]]),
      ...counted,
      ...(site === 'centre' && only === undefined && isShared(path) ? [['site', site] as [string, string]] : []),
    ],
    corrected: isExact ? undefined : correct(path, search, given, counted),
  }
}

/** The key of a page in the response cache: two hosts have different pages at one path. */
export const pageKey = (only: OnlySite, locale: Locale, address: string): string => `page ${only ?? 'all'} ${locale} ${address}`

/** Which page a request asks for. */
export function readPageRequest(request: RawRequest, only?: OnlySite): PageRequest {
  const { url = '/', headers } = request
  const end = url.indexOf('?')
  const path = end === -1 ? url : url.slice(0, end)
  const search = end === -1 ? '' : url.slice(end)
  const { entries, corrected } = search === '' ? { entries: [], corrected: undefined } : readSearch(path, search, only)
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
    site: siteOf(path, parameters.get('site'), only),
    only,
    isLanguageNamed: named !== undefined,
    corrected,
    isMissing,
    key: corrected === undefined && !isMissing ? pageKey(only, locale, address) : '',
    isCacheable: isPlainPath(request) && !/[A-Z]/.test(path) && !parameters.has('q'),
  }
}
