import { siteModules, siteOf } from './sites.ts'

/** Modules of a site of which only their own pages show anything, with where those begin. */
const apart: Readonly<Record<string, string>> = { shop: '/shop' }

/** The modules of one site whose words a page shows: those of its frame, and its own. */
export const modulesShownOn = (path: string): readonly string[] =>
  siteModules[siteOf(path)].filter((module) => apart[module] === undefined || path.startsWith(apart[module]))
