import type { HasUrl } from './declaration.ts'
import { defaultLocale, type Locale } from './locale.ts'
import type { AnyResource } from './resource.ts'

/** The pages that show a list in parts. */
const lists = [
  '/story/firm',
  '/story/representative',
  '/insight_media/insight',
  '/insight_media/media',
  '/insight_media/column',
  '/insight_media/review',
  '/center/faqs',
  '/center/notice',
  '/board/default-board',
  '/fairs',
  '/fairs/faq',
  '/fairs/notices',
] as const

/**
 * The public pages (specification 2.2, 2.3), for whatever speaks of them from outside: sitemap, feed, search engines.
 * `/ex` is not among them: it is not to be found.
 */
export const staticPaths = [
  '/',
  '/rev/intro',
  '/rev/about',
  '/member/lawyer',
  '/member/advisory',
  ...lists,
  '/insight_media/media/media01',
  '/program',
  '/contact',
  '/guide',
  '/default-form',
  '/privacy-policy',
  '/terms-of-use',
  '/email-refusal',
  '/sitemap',
] as const

/** All pages that a text may link to, beside those of items: also those that nobody is to find. */
export const linkablePaths: readonly string[] = [
  ...staticPaths,
  '/ex',
  '/device',
  '/join',
  '/login',
  '/recovery',
  '/mypage/bookmarks',
  '/mypage/company',
  '/mypage/fairs',
  '/mypage/inquiries',
  '/mypage/matchings',
  '/mypage/myinfo',
  '/mypage/products',
]

/** Lists that every fair has, by the patterns of their routes. */
export const fairListPaths = [
  '/fairs/$_fair/products',
  '/fairs/$_fair/companies',
  '/fairs/$_fair/buyers',
  '/fairs/$_fair/matching',
] as const

/** The pages of which `?page`, `?q`, `?practice` and `?type` select a part. */
export const listPaths: readonly string[] = [...lists, ...fairListPaths, '/ex']

/** The paths of the pages that an item is about: its own, or those on which it is shown. */
export function pathsOf({ page, shownOn }: AnyResource, item: HasUrl): readonly string[] {
  const own = page?.(item)
  return own === undefined ? (shownOn?.(item) ?? []) : [own]
}

/** The address of a page in a language; the one without a language is Korean. */
export const languagePath = (path: string, locale: Locale): string => (locale === defaultLocale ? path : `${path}?lang=${locale}`)
