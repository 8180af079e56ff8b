import type { Locale } from './locale.ts'

/** The two companies in one app: the law firm and the trade centre. */
export const siteNames = ['firm', 'centre'] as const
export type SiteName = (typeof siteNames)[number]

/** Pages of the centre alone, each with all below it; what is neither here nor shared is the firm's. */
const centrePages = [
  '/fairs',
  '/mypage/company',
  '/mypage/fairs',
  '/mypage/matchings',
  '/mypage/products',
  '/mypage/room',
  '/mypage/schedule',
]

/** Pages that both have, each in its own frame: `?site=centre` says that it is the centre's (decision 12). */
const sharedPages = [
  '/404',
  '/device',
  '/guide',
  '/join',
  '/login',
  '/recovery',
  '/mypage/bookmarks',
  '/mypage/inquiries',
  '/mypage/myinfo',
]

const isBelow = (pages: readonly string[], path: string): boolean => pages.some((page) => path === page || path.startsWith(`${page}/`))

/** Tells a path at which both sites have a page. */
export const isShared = (path: string): boolean => isBelow(sharedPages, path)

/**
 * The site that a page belongs to.
 * @param asked what its address says (`?site`), which counts for pages that both have
 */
export const siteOf = (path: string, asked?: unknown): SiteName =>
  isBelow(centrePages, path) || (asked === 'centre' && isShared(path)) ? 'centre' : 'firm'

/** An entry of the menu at the icon of an installed app. Phones show three or four. */
interface Shortcut {
  label: { id: string; message: string }
  url: string
}

/** The fixed part of a site. Names, contacts and texts stand in the setting (contract/site/setting.ts) and in terms. */
interface Site {
  home: string
  /** Before its files in `public/`: `icons/…`, `share.png`, and before its manifests. */
  folder: '' | '/centre'
  /** The value of `code` in questions, notices, banners and popups that are its own. */
  code: 'firm' | 'fairs'
  /** The modules whose pages are its own; accounts, support and the rest of the site belong to both. */
  modules: readonly string[]
  /** Of the browser's bar, as the paper of the pages; of the installed app's window; behind its icon while it starts. */
  colours: { light: string; dark: string; window: string }
  description: { id: string; message: string }
  categories: readonly string[]
  shortcuts: readonly Shortcut[]
}

export const sites: Readonly<Record<SiteName, Site>> = {
  firm: {
    home: '/',
    folder: '',
    code: 'firm',
    modules: ['law'],
    colours: { light: '#faf8f4', dark: '#10171f', window: '#16202e' },
    description: /*i18n*/ {
      id: 'manifest.description',
      message: '이혼·가사 상담. 업무 분야와 사례, 칼럼을 오프라인에서도 읽을 수 있습니다.',
    },
    categories: ['lifestyle', 'business'],
    shortcuts: [
      { label: /*i18n*/ { id: 'manifest.consultation', message: '상담 신청' }, url: '/?open=consultation' },
      { label: /*i18n*/ { id: 'manifest.saved', message: '저장한 글' }, url: '/device' },
      { label: /*i18n*/ { id: 'manifest.stories', message: '성공사례' }, url: '/story/firm' },
    ],
  },
  centre: {
    home: '/fairs',
    folder: '/centre',
    code: 'fairs',
    modules: ['trade'],
    colours: { light: '#f7faf9', dark: '#0c1715', window: '#0f5e52' },
    description: /*i18n*/ {
      id: 'manifest.centre',
      message: '상담회 일정과 참가 기업, 매칭과 내 상담 일정. 오프라인에서도 볼 수 있습니다.',
    },
    categories: ['business', 'productivity'],
    shortcuts: [
      { label: /*i18n*/ { id: 'manifest.matchings', message: '매칭에 답하기' }, url: '/mypage/matchings' },
      { label: /*i18n*/ { id: 'manifest.myFairs', message: '내 상담회' }, url: '/mypage/fairs' },
      { label: /*i18n*/ { id: 'manifest.fairs', message: '상담회 일정' }, url: '/fairs' },
    ],
  },
}

/** The site that a module belongs to alone, if any. */
export const siteOfModule = (module: string): SiteName | undefined => siteNames.find((site) => sites[site].modules.includes(module))

/** The address of a site's manifest in a language. */
export const manifestPath = (site: SiteName, locale: Locale): string => `${sites[site].folder}/manifest.${locale}.webmanifest`
