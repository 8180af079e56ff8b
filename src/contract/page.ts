import type { HasUrl } from './declaration.ts'
import type { AnyResource } from './resource.ts'

/** Values of a parameter that selects a part of a list: the number of a page, what somebody searches for, an id, or one of these. */
export type ListParameter = 'page' | 'text' | 'id' | readonly string[]

/** A public page (specification 2.2, 2.3). */
export interface Page {
  /** Texts may link to it, but nobody is to find it: it is in no sitemap. */
  isUnlisted?: boolean
  /** It shows a list, and these parameters of its address select a part of that. */
  list?: Readonly<Record<string, ListParameter>>
}

/** A former address. */
export interface MovedPage {
  movedTo: string
}

/** Pages of a module by their paths, or by the patterns of their routes (`/fairs/$_fair/products`). Items say their own: `page` of a resource. */
export type ModulePages = Readonly<Record<string, Page | MovedPage>>

/** Parameters of a list that comes in pages and can be searched. */
export const paged = { page: 'page', q: 'text' } as const

const isPattern = (path: string): boolean => path.includes('/$')

/** Merges the pages of modules. */
export function mergePages(modules: readonly { name: string; pages?: ModulePages }[]) {
  const declared = modules.flatMap(({ pages = {} }) => Object.entries(pages))
  const pages = declared.flatMap(([path, page]) => ('movedTo' in page ? [] : [{ path, ...page }]))
  const linkable = pages.filter(({ path }) => !isPattern(path))
  return {
    /** All pages that a text may link to, beside those of items: also those that nobody is to find. */
    linkablePaths: linkable.map(({ path }) => path),
    /** The public pages, for whatever speaks of them from outside: sitemap, search engines. */
    staticPaths: linkable.filter(({ isUnlisted }) => isUnlisted !== true).map(({ path }) => path),
    /** Parameters that select a part of a list, by the path of its page or the pattern of its route. */
    listPages: new Map(pages.flatMap(({ path, list }) => (list === undefined ? [] : [[path, list] as const]))),
    /** Where former addresses lead, or those of a pattern. */
    movedPages: new Map(declared.flatMap(([path, page]) => ('movedTo' in page ? [[path, page.movedTo] as const] : []))),
  }
}

/** Matches the paths of a route. @param segment regular expression of what stands in the place of a parameter */
export const patternOf = (route: string, segment: string): RegExp => new RegExp(`^${route.replaceAll(/\$\w+/g, segment)}$`)

/** The paths of the pages that an item is about: its own, or those on which it is shown. */
export function pathsOf({ page, shownOn }: AnyResource, item: HasUrl): readonly string[] {
  const own = page?.(item)
  return own === undefined ? (shownOn?.(item) ?? []) : [own]
}
