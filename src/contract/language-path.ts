import { defaultLocale, type Locale } from './locale.ts'

/** The address of a page in a language; the one without a language is Korean. */
export const languagePath = (path: string, locale: Locale): string => (locale === defaultLocale ? path : `${path}?lang=${locale}`)
