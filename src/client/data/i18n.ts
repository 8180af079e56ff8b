import { acceptLanguage, languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { Catalogue } from './catalogues.ts'

/** What the frame and the firm's home page say: the one catalogue that every page has. */
const shells = import.meta.glob<{ messages: Messages }>('../../../locales/*/shell.po')

/** What knows the other catalogues, once a page has needed one. */
let others: typeof import('./catalogues.ts') | undefined
const importOthers = async () => (others ??= await import('./catalogues.ts'))

async function fetchMessages(locale: Locale, catalogues: readonly Catalogue[]): Promise<Messages> {
  const files = catalogues.length === 0 ? [] : (await importOthers()).filesOf(locale, catalogues)
  const found = await Promise.all([shells[`../../../locales/${locale}/shell.po`], ...files].map((file) => file?.()))
  return Object.assign({}, ...found.map((file) => file?.messages)) as Messages
}

const loaded = Symbol('loaded catalogues')

/** A property, not a map's key: Lingui's provider hands out proxies of the instance. */
const loadedCatalogues = (i18n: I18n): Set<Catalogue> | undefined => (i18n as I18n & { [loaded]?: Set<Catalogue> })[loaded]

/**
 * One instance for each request on the server, and one for the page in the browser.
 * @param pathname of the page whose messages it has; none: those of all pages
 */
export async function createI18n(locale: Locale, pathname?: string): Promise<I18n> {
  const catalogues = pathname === '/' ? [] : (await importOthers()).cataloguesOf(pathname)
  const messages = { [locale]: await fetchMessages(locale, catalogues) }
  const i18n = setupI18n({ locale, locales: [languageTag(locale)], messages })
  return Object.assign(i18n, { [loaded]: new Set(catalogues) })
}

/**
 * Loads the messages of a page, and of the home page those of its site's other pages. Returns undefined where they are there
 * already, as on the server.
 *
 * @param pathname none: of all pages
 */
export function loadMessages(i18n: I18n, pathname?: string): Promise<void> | undefined {
  const present = loadedCatalogues(i18n)
  return others?.cataloguesOf(pathname).every((name) => present?.has(name)) === true
    ? undefined
    : addMessages(i18n, localeOf(i18n), pathname)
}

async function addMessages(i18n: I18n, locale: Locale, pathname: string | undefined): Promise<void> {
  const catalogues = (await importOthers()).cataloguesOf(pathname)
  const messages = await fetchMessages(locale, catalogues)
  // The language was switched meanwhile.
  if (localeOf(i18n) !== locale) return loadMessages(i18n, pathname)
  // `i18n.load` would render the whole page again, and make React drop server markup that is not hydrated yet.
  Object.assign(i18n.messages, messages)
  for (const name of catalogues) loadedCatalogues(i18n)?.add(name)
}

export const fromLanguageTag = (tag: string): Locale => locales.find((locale) => languageTag(locale) === tag) ?? 'ko'

/** The language of a page that no server has rendered, chosen as the server does: by the address, an earlier choice, the browser. */
export const chosenLocale = (): Locale =>
  toLocale(new URLSearchParams(location.search).get('lang')) ??
  toLocale(/(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1]) ??
  acceptLanguage(navigator.languages.join())

let requestedLocale: Locale | undefined

/** Switches the page to another language, and remembers it for a year. The last of several requests wins. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  requestedLocale = locale
  // A new document is in this language too, whatever becomes of this one.
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
  const present = loadedCatalogues(i18n) ?? new Set<Catalogue>()
  const catalogues = [...present]
  const messages = await fetchMessages(locale, catalogues)
  if (requestedLocale !== locale) return undefined
  // Another catalogue has come meanwhile, in the language before.
  if (present.size > catalogues.length) return switchLocale(i18n, locale)
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages })
}

/** The language of the page, as a locale of ours. */
export const localeOf = (i18n: I18n): Locale => toLocale(i18n.locale) ?? 'ko'
