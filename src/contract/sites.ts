import type { Locale } from './locale.ts'

/** The two companies in one app: the law firm and the trade centre. */
export const siteNames = ['firm', 'centre'] as const
export type SiteName = (typeof siteNames)[number]
/** The site that a server has alone (setting `SITES`); undefined where it has both. */
export type OnlySite = SiteName | undefined

/** Pages of the centre alone, each with all below it, unless they are shared; what is neither here nor shared is the firm's. */
const centrePages = ['/fairs', '/mypage', '/shop', '/auction']

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

/** Tells a page that shows something of every module: one that both sites have, or one of a member's own, as the survey of a fair is. */
export const showsEverything = (path: string): boolean => isShared(path) || path.startsWith('/mypage/') || path.endsWith('/survey')

/**
 * The site that a page belongs to.
 * @param asked what its address says (`?site`), which counts for pages that both have
 * @param only the site that all pages belong to, where there is one alone
 */
export const siteOf = (path: string, asked?: unknown, only?: OnlySite): SiteName =>
  only ?? ((isShared(path) ? asked === 'centre' : isBelow(centrePages, path)) ? 'centre' : 'firm')

/** Returns whether a server has a site; what belongs to none alone is there with either. */
export const hasSite = (only: OnlySite, site: SiteName | undefined): boolean => only === undefined || site === undefined || site === only

/** Returns whether there can be a page at a path: those of a site that is off are not there. */
export const isOfSites = (path: string, only: OnlySite): boolean => isShared(path) || hasSite(only, siteOf(path))

/** The modules whose pages are a site's own; accounts, support and the rest of the site belong to both. */
export const siteModules: Readonly<Record<SiteName, readonly string[]>> = { firm: ['law'], centre: ['trade', 'shop', 'auction'] }

/** The fixed part of a site. Names, contacts and texts stand in the setting (contract/site/setting.ts) and in terms. */
interface Site {
  home: string
  /** Before its files in `public/`: `icons/…`, `share.png`, and before its manifests. */
  folder: '' | '/centre'
  /** The value of `code` in questions, notices, banners and popups that are its own. */
  code: 'firm' | 'fairs'
  /** Of the browser's bar, as the paper of the pages; of the installed app's window; behind its icon while it starts. */
  colours: { light: string; dark: string; window: string }
}

export const sites: Readonly<Record<SiteName, Site>> = {
  firm: {
    home: '/',
    folder: '',
    code: 'firm',
    colours: { light: '#faf8f4', dark: '#10171f', window: '#16202e' },
  },
  centre: {
    home: '/fairs',
    folder: '/centre',
    code: 'fairs',
    colours: { light: '#f7faf9', dark: '#0c1715', window: '#0f5e52' },
  },
}

/** The site that a module belongs to alone, if any. */
export const siteOfModule = (module: string): SiteName | undefined => siteNames.find((site) => siteModules[site].includes(module))

/** Returns whether a module is on: those of a site that is off are not. */
export const hasModule = (only: OnlySite, module: string): boolean => hasSite(only, siteOfModule(module))

/** The address of a site's manifest in a language. */
export const manifestPath = (site: SiteName, locale: Locale): string => `${sites[site].folder}/manifest.${locale}.webmanifest`
