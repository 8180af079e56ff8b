import { acceptLanguage, languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** The catalogues by the moment at which their words are needed (lingui.config.ts): `client` is what every page shows first. */
type Catalogue = 'client' | 'later' | 'home' | 'pages' | 'guide'

const files = import.meta.glob<{ messages: Messages }>('../../../locales/*/{client,later,home,pages,guide}.po')

const fetchMessages = async (locale: Locale, catalogues: Iterable<Catalogue>): Promise<Messages> => {
  const loaded = await Promise.all(Array.from(catalogues, (name) => files[`../../../locales/${locale}/${name}.po`]?.()))
  return Object.assign({}, ...loaded.map((file) => file?.messages)) as Messages
}

export const fromLanguageTag = (tag: string): Locale => locales.find((locale) => languageTag(locale) === tag) ?? 'ko'

const makeI18n = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, locales: [languageTag(locale)], messages: { [locale]: messages } })

/** One instance for each request on the server, with everything in it. */
export const createServerI18n = async (locale: Locale): Promise<I18n> =>
  makeI18n(locale, await fetchMessages(locale, ['client', 'later', 'home', 'pages', 'guide']))

// The browser shows one page in one language at a time.
let page: I18n | undefined
const present = new Set<Catalogue>(['client'])

/** The one instance of a page in the browser. */
export async function createI18n(locale: Locale): Promise<I18n> {
  page = makeI18n(locale, await fetchMessages(locale, present))
  return page
}

/** Brings the words of a catalogue into the page, in its language. On the server they are there. */
export async function bringMessages(catalogue: Catalogue): Promise<void> {
  if (page === undefined || present.has(catalogue)) return
  const locale = localeOf(page)
  const messages = await fetchMessages(locale, [catalogue])
  // The language was switched meanwhile.
  if (localeOf(page) !== locale) return bringMessages(catalogue)
  // Not `load`, which renders everything anew: nothing that is on the page needs these messages yet, and what the server
  // has rendered would be thrown away.
  Object.assign(page.messages, messages)
  present.add(catalogue)
}

/** Loads a part of a page together with its messages. */
export async function withMessages<Part>(catalogue: Catalogue, load: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load, bringMessages(catalogue)])
  return part
}

/** The language of a page that no server has rendered, chosen as the server does: by the address, an earlier choice, the browser. */
export const chosenLocale = (): Locale =>
  toLocale(new URLSearchParams(location.search).get('lang')) ??
  toLocale(/(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1]) ??
  acceptLanguage(navigator.languages.join())

let wish: Locale | undefined

/** Switches the page to another language, and remembers it for a year. Of several wishes the last one holds. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  wish = locale
  const names = [...present]
  const messages = await fetchMessages(locale, names)
  if (wish !== locale) return undefined
  // A part of the page has come meanwhile, with its words in the language before.
  if (present.size > names.length) return switchLocale(i18n, locale)
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages })
}

/** The language of the page, as a locale of ours. */
export const localeOf = (i18n: I18n): Locale => toLocale(i18n.locale) ?? 'ko'
