import { siteModules, siteOf } from './sites.ts'

/** Modules of a site whose pages show nothing of its others, with where those pages begin. */
const apart: Readonly<Record<string, string>> = { shop: '/shop', auction: '/auction' }

/** The modules of one site whose words a page shows: the one that it belongs to, where that has pages of its own, or all others. */
export function modulesShownOn(path: string): readonly string[] {
  const modules = siteModules[siteOf(path)]
  const own = modules.find((module) => apart[module] !== undefined && path.startsWith(apart[module]))
  return own === undefined ? modules.filter((module) => apart[module] === undefined) : [own]
}
