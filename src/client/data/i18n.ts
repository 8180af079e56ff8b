import { languageTag, type Locale, locales, toLocale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  ko: () => import('../../../locales/ko/client.po'),
  en: () => import('../../../locales/en/client.po'),
  cn: () => import('../../../locales/cn/client.po'),
}

export const fromLanguageTag = (tag: string): Locale => locales.find((locale) => languageTag(locale) === tag) ?? 'ko'

/** One instance for each request on the server, one for each page in the browser. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]()
  return setupI18n({ locale, locales: [languageTag(locale)], messages: { [locale]: messages } })
}

/** The language that the page was last switched to, from where the server can read it too. */
export const rememberedLocale = (): Locale => toLocale(/(?:^|; )locale=(\w+)/.exec(document.cookie)?.[1]) ?? 'ko'

/** Switches the page to another language, and remembers it for a year. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]()
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages })
}

/** The language of the page, as a locale of ours. */
export const localeOf = (i18n: I18n): Locale => toLocale(i18n.locale) ?? 'ko'
