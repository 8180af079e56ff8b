import { languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

type Load = () => Promise<{ messages: Messages }>

/** What every page shows first. */
const first: Record<Locale, Load> = {
  ko: () => import('../../../locales/ko/client.po'),
  en: () => import('../../../locales/en/client.po'),
  cn: () => import('../../../locales/cn/client.po'),
}
/** What parts of a page show that are loaded after it (lingui.config.ts). */
const later: Record<Locale, Load> = {
  ko: () => import('../../../locales/ko/later.po'),
  en: () => import('../../../locales/en/later.po'),
  cn: () => import('../../../locales/cn/later.po'),
}

export const fromLanguageTag = (tag: string): Locale => locales.find((locale) => languageTag(locale) === tag) ?? 'ko'

const makeI18n = (locale: Locale, messages: Messages): I18n =>
  setupI18n({ locale, locales: [languageTag(locale)], messages: { [locale]: messages } })

/** One instance for each request on the server, with everything in it. */
export async function createServerI18n(locale: Locale): Promise<I18n> {
  const [one, two] = await Promise.all([first[locale](), later[locale]()])
  return makeI18n(locale, { ...one.messages, ...two.messages })
}

// The browser shows one page in one language at a time.
let page: I18n | undefined
let hasLater = false

/** The one instance of a page in the browser. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const { messages } = await first[locale]()
  page = makeI18n(locale, messages)
  return page
}

/** Loads a part of a page together with its messages. */
export async function withMessages<Part>(load: Promise<Part>): Promise<Part> {
  const locale = page === undefined || hasLater ? undefined : localeOf(page)
  const missing = locale === undefined ? undefined : later[locale]()
  const [part, catalogue] = await Promise.all([load, missing])
  // Not `load`, which renders everything anew: nothing that is on the page needs these messages yet, and what the server
  // has rendered would be thrown away.
  if (page !== undefined && catalogue !== undefined && localeOf(page) !== locale) return withMessages(load)
  if (page !== undefined && catalogue !== undefined) Object.assign(page.messages, catalogue.messages)
  hasLater = true
  return part
}

/** The language that the page was last switched to, from where the server can read it too. */
export const rememberedLocale = (): Locale => toLocale(/(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1]) ?? 'ko'

/** Switches the page to another language, and remembers it for a year. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  const [one, two] = await Promise.all([first[locale](), hasLater ? later[locale]() : undefined])
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages: { ...one.messages, ...two?.messages } })
}

/** The language of the page, as a locale of ours. */
export const localeOf = (i18n: I18n): Locale => toLocale(i18n.locale) ?? 'ko'
