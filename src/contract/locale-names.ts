import type { Locale } from './locale.ts'

/** Native names of the languages. */
export const localeNames: Readonly<Record<Locale, string>> = {
  ko: /*i18n*/ '한국어',
  en: /*i18n*/ 'English',
  cn: /*i18n*/ '中文',
}
