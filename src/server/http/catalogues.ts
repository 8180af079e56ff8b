import { readFileSync } from 'node:fs'
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'
import { languageTag, type Locale, locales } from '#contract/locale.ts'

/** Source text and its key in the catalogues. */
export interface Text {
  id: string
  message: string
}

const read = (locale: Locale): I18n => {
  const file = new URL(`../../../locales/${locale}/server.po`, import.meta.url)
  const messages = PO.parse(readFileSync(file, 'utf8')).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''] as const)
  const i18n = setupI18n()
  i18n.setMessagesCompiler(compileMessage)
  i18n.loadAndActivate({
    locale,
    locales: [languageTag(locale)],
    messages: Object.fromEntries(messages.filter(([, text]) => text !== '')),
  })
  return i18n
}

const catalogues: Record<Locale, I18n> = Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as Record<Locale, I18n>

/** A server message in the asked language. Its text in the source is Korean, and the fallback. */
export const translate = (locale: Locale, text: MessageDescriptor & { id: string }, values?: Record<string, string | number>): string =>
  catalogues[locale]._({ ...text, ...(values === undefined ? {} : { values }) })
