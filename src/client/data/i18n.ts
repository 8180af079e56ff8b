import { acceptLanguage, languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** `shell` has the messages of the frame and the home page, `pages` those of every other page (lingui.config.ts). */
type Catalogue = 'shell' | 'pages'

const files = import.meta.glob<{ messages: Messages }>('../../../locales/*/{shell,pages}.po')

const fetchMessages = async (locale: Locale, catalogues: Iterable<Catalogue>): Promise<Messages> => {
  const found = await Promise.all(Array.from(catalogues, (name) => files[`../../../locales/${locale}/${name}.po`]?.()))
  return Object.assign({}, ...found.map((file) => file?.messages)) as Messages
}

const loaded = Symbol('loaded catalogues')

/** A property, not a map's key: Lingui's provider hands out proxies of the instance. */
const loadedCatalogues = (i18n: I18n): Set<Catalogue> | undefined => (i18n as I18n & { [loaded]?: Set<Catalogue> })[loaded]

/** One instance for each request on the server, and one for the page in the browser. */
export async function createI18n(locale: Locale, catalogues: readonly Catalogue[] = ['shell', 'pages']): Promise<I18n> {
  const messages = { [locale]: await fetchMessages(locale, catalogues) }
  const i18n = setupI18n({ locale, locales: [languageTag(locale)], messages })
  return Object.assign(i18n, { [loaded]: new Set(catalogues) })
}

/** The catalogues that a page needs before it is rendered. */
export const cataloguesOf = (pathname: string): readonly Catalogue[] => (pathname === '/' ? ['shell'] : ['shell', 'pages'])

/** Loads the messages of all pages. Returns undefined where they are there already, as on the server. */
export function loadPageMessages(i18n: I18n): Promise<void> | undefined {
  return loadedCatalogues(i18n)?.has('pages') === true ? undefined : addPageMessages(i18n, localeOf(i18n))
}

async function addPageMessages(i18n: I18n, locale: Locale): Promise<void> {
  const messages = await fetchMessages(locale, ['pages'])
  // The language was switched meanwhile.
  if (localeOf(i18n) !== locale) return loadPageMessages(i18n)
  // `i18n.load` would render the whole page again, and make React drop server markup that is not hydrated yet.
  Object.assign(i18n.messages, messages)
  loadedCatalogues(i18n)?.add('pages')
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
  // The pages' catalogue has come meanwhile, in the language before.
  if (present.size > catalogues.length) return switchLocale(i18n, locale)
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages })
}

/** The language of the page, as a locale of ours. */
export const localeOf = (i18n: I18n): Locale => toLocale(i18n.locale) ?? 'ko'
