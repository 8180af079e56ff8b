import { defaultLocale, type Locale } from './locale.ts'

/**
 * The firm's public pages (specification 2.3), for whatever speaks of them from outside: sitemap, feed, search engines.
 * `/ex` is not among them: it is not to be found.
 */
export const staticPaths = [
  '/',
  '/rev/intro',
  '/rev/about',
  '/member/lawyer',
  '/member/advisory',
  '/story/firm',
  '/story/representative',
  '/insight_media/insight',
  '/insight_media/media',
  '/insight_media/media/media01',
  '/insight_media/column',
  '/insight_media/review',
  '/program',
  '/contact',
  '/guide',
  '/center/faqs',
  '/center/notice',
  '/board/default-board',
  '/default-form',
  '/privacy-policy',
  '/terms-of-use',
  '/email-refusal',
  '/sitemap',
] as const

/** The pages of which `?page`, `?q`, `?practice` and `?type` select a part. */
export const listPaths: readonly string[] = [
  '/story/firm',
  '/story/representative',
  '/insight_media/insight',
  '/insight_media/media',
  '/insight_media/column',
  '/insight_media/review',
  '/center/faqs',
  '/center/notice',
  '/board/default-board',
  '/ex',
]

/** What of an item says where it is shown. */
export interface Placed {
  _id: string
  code?: unknown
}

const insightFolders = new Map<unknown, string>([
  ['article', 'insight'],
  ['column', 'column'],
  ['review', 'review'],
])

/** The pages of items, by the path of their resource. */
const itemPaths = new Map<string, (item: Placed) => string | undefined>([
  ['lawyers', ({ _id }) => `/member/${_id}`],
  ['success', ({ _id }) => `/story/${_id}`],
  [
    'insights',
    ({ _id, code }) => {
      const folder = insightFolders.get(code)
      return folder === undefined ? undefined : `/insight_media/${folder}/${_id}`
    },
  ],
  ['areas', ({ code }) => `/business/${String(code)}`],
  ['center/notifications', ({ _id }) => `/center/notice/${_id}`],
  ['boards', ({ _id }) => `/board/default-board/${_id}`],
])

/** Where content without pages of its own is shown. */
const sharedPaths = new Map<string, (item: Placed) => readonly string[]>([
  ['insights', () => ['/insight_media/media']],
  ['banners', () => ['/']],
  ['setting', () => ['/', '/contact']],
  ['center/faqs', () => ['/center/faqs']],
  ['terms', ({ code }) => staticPaths.filter((path) => path === `/${String(code)}`)],
])

/** Whether items of that resource have pages of their own. */
export const hasPages = (resource: { path: string }): boolean => itemPaths.has(resource.path)

/** The path of an item's own page; videos, questions and the like have none. */
export const pathOf = (resource: { path: string }, item: Placed): string | undefined => itemPaths.get(resource.path)?.(item)

/** The paths of the pages that an item is about: its own, or those on which it is shown. */
export function pathsOf(resource: { path: string }, item: Placed): readonly string[] {
  const own = pathOf(resource, item)
  return own === undefined ? (sharedPaths.get(resource.path)?.(item) ?? []) : [own]
}

/** The address of a page in a language; the one without a language is Korean. */
export const languagePath = (path: string, locale: Locale): string => (locale === defaultLocale ? path : `${path}?lang=${locale}`)
