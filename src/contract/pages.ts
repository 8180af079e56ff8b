import { defaultLocale, type Locale } from './locale.ts'
import { modules } from './modules.ts'
import { mergePages } from './page.ts'

/** All pages that a text may link to, beside those of items; of these the public ones; where lists are, and where former addresses lead. */
export const { linkablePaths, staticPaths, listPages, movedPages } = mergePages(modules)

/** The address of a page in a language; the one without a language is Korean. */
export const languagePath = (path: string, locale: Locale): string => (locale === defaultLocale ? path : `${path}?lang=${locale}`)
