import type { HasUrl } from './declaration.ts'
import { defaultLocale, type Locale } from './locale.ts'
import { modules } from './modules.ts'
import { mergePages } from './page.ts'
import type { AnyResource } from './resource.ts'

/** All pages that a text may link to, beside those of items; of these the public ones; where lists are, and where former addresses lead. */
export const { linkablePaths, staticPaths, listPages, movedPages } = mergePages(modules)

/** The paths of the pages that an item is about: its own, or those on which it is shown. */
export function pathsOf({ page, shownOn }: AnyResource, item: HasUrl): readonly string[] {
  const own = page?.(item)
  return own === undefined ? (shownOn?.(item) ?? []) : [own]
}

/** The address of a page in a language; the one without a language is Korean. */
export const languagePath = (path: string, locale: Locale): string => (locale === defaultLocale ? path : `${path}?lang=${locale}`)
