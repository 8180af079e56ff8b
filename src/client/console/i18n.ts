import { languageTag, type Locale } from '#contract/locale.ts'
import { type I18n, type Messages, setupI18n } from '@lingui/core'

/**
 * `console` has the words of the frame, the dashboard and what all screens are made of; `server` those of the contract: labels,
 * choices, errors; `screens` those of the modules' own screens.
 */
const files = import.meta.glob<{ messages: Messages }>('../../../locales/*/{console,screens,server}.po')
const first = ['console', 'server']

async function fetchMessages(locale: Locale, names: readonly string[]): Promise<Messages> {
  const found = await Promise.all(names.map(async (name) => files[`../../../locales/${locale}/${name}.po`]?.()))
  return Object.assign({}, ...found.map((file) => file?.messages)) as Messages
}

/** Without its words yet: they arrive with `loadConsoleMessages`, while the first screen does. */
export const createConsoleI18n = (locale: Locale): I18n => setupI18n({ locale, locales: [languageTag(locale)], messages: { [locale]: {} } })

export async function loadConsoleMessages(i18n: I18n, locale: Locale): Promise<void> {
  i18n.load(locale, await fetchMessages(locale, first))
}

/** Another language than the console's, with all of its words: for what is printed in it. */
export async function readOtherI18n(locale: Locale): Promise<I18n> {
  const i18n = createConsoleI18n(locale)
  i18n.load(locale, await fetchMessages(locale, [...first, 'screens']))
  return i18n
}

let screens: Promise<void> | undefined

/** Loads the words of the modules' own screens, once: every screen but the dashboard may have a part of a module. */
export function loadScreenMessages(i18n: I18n): Promise<void> {
  const locale = i18n.locale as Locale
  // `i18n.load` would render all that is shown again, and nothing of it has these words.
  screens ??= fetchMessages(locale, ['screens']).then((messages) => void Object.assign(i18n.messages, messages))
  // What did not arrive is asked for again.
  screens.catch(() => (screens = undefined))
  return screens
}

/** The words of parts that come late: asked for with the first screen. */
export const screenWords = (): Promise<void> | undefined => screens

/** Switches the console to another language, and remembers it for a year, as the site does. */
export async function switchConsoleLocale(i18n: I18n, locale: Locale): Promise<void> {
  const messages = await fetchMessages(locale, [...first, 'screens'])
  document.cookie = `locale=${locale}; path=/; max-age=31536000; samesite=lax`
  document.documentElement.lang = languageTag(locale)
  i18n.loadAndActivate({ locale, locales: [languageTag(locale)], messages })
}
