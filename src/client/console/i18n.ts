import { languageTag, type Locale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/** `console` has the console's own words; `server` those of the contract: labels, choices, errors. */
const files = import.meta.glob<{ messages: Messages }>('../../../locales/*/{console,server}.po')

async function fetchMessages(locale: Locale): Promise<Messages> {
  const found = await Promise.all(['console', 'server'].map(async (name) => files[`../../../locales/${locale}/${name}.po`]?.()))
  return Object.assign({}, ...found.map((file) => file?.messages)) as Messages
}

/** Without its words yet: they arrive with `loadConsoleMessages`, while the first screen does. */
export const createConsoleI18n = (locale: Locale): I18n => setupI18n({ locale, locales: [languageTag(locale)], messages: { [locale]: {} } })

export async function loadConsoleMessages(i18n: I18n, locale: Locale): Promise<void> {
  i18n.load(locale, await fetchMessages(locale))
}

/** Switches the console to another language, and remembers it for a year, as the site does. */
export async function switchConsoleLocale(i18n: I18n, locale: Locale): Promise<void> {
  const messages = await fetchMessages(locale)
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages })
}
