import { type FileRoutesByPath, Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ListSearch } from '../data/list-search.ts'

type WithoutSlash<Path> = Path extends `${infer Start extends `/${string}`}/` ? Start : Path
type Path = WithoutSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>
/** The address of a page that is always the same. */
export type PagePath = Exclude<Path, `${string}$${string}`>

interface Place {
  search?: ListSearch
  hash?: string
}

/** A page of the site, by its route: a path or a parameter that no route has does not compile. */
export type PageTarget =
  | (Place & { to: PagePath; params?: undefined })
  | {
      [To in Exclude<Path, PagePath>]: Place & { to: To } & (To extends `${string}$${infer Name}`
          ? { params: Record<Name, string> }
          : never)
    }[Exclude<Path, PagePath>]

interface Look extends Pick<ComponentProps<'a'>, 'className' | 'children' | 'aria-label' | 'rel' | 'draggable' | 'onClick'> {
  /** Where the page stays: another page of the same list, a filter. */
  keepsScroll?: boolean
}

const exact = { exact: true } as const

/** The router compares what an address says as text. */
const asTexts = (search: ListSearch = {}) =>
  Object.fromEntries(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))

/** A link to a page of the site. It is the current one only by its whole address. */
export const PageLink = ({ keepsScroll = false, search, ...props }: PageTarget & Look) => (
  // The router's own type would ask again, for each of all routes, what `PageTarget` has checked.
  <Link activeOptions={exact} resetScroll={!keepsScroll} {...(props as LinkProps)} search={asTexts(search)} />
)
