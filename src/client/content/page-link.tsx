import { type FileRoutesByPath, Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { ListSearch } from '../data/list-search.ts'

type WithoutSlash<Path> = Path extends `${infer Start extends `/${string}`}/` ? Start : Path
/** The names of the parameters of a route: `/fairs/$_fair/products/$_product` has two. */
type Parameters<To> = To extends `${string}$${infer Name}/${infer Rest}`
  ? Name | Parameters<Rest>
  : To extends `${string}$${infer Name}`
    ? Name
    : never
type Path = WithoutSlash<FileRoutesByPath[keyof FileRoutesByPath]['fullPath']>
/** The address of a page that is always the same. */
export type PagePath = Exclude<Path, `${string}$${string}`>

/** Parameters that choose one of several ways to show a list, or one kind of what is in it. */
export type ListChoice =
  | 'sort'
  | 'price'
  | 'pickup'
  | 'stock'
  | 'rating'
  | 'reviews'
  | 'medium'
  | 'estimate'
  | 'author'
  | 'view'
  | 'sector'
  | 'country'
  | 'certificate'
  | 'free'
  | 'saved'

interface Place {
  /** `open`: what of the page is open, which only the browser knows of; `seller`: whose products are listed; the others: how the shop's and the auction's are. */
  search?: ListSearch & { open?: string; seller?: string; questions?: number | undefined } & {
    [Choice in ListChoice]?: string | undefined
  }
  hash?: string
}

/** A page of the site, by its route: a path or a parameter that no route has does not compile. */
export type PageTarget =
  | (Place & { to: PagePath; params?: undefined })
  | {
      [To in Exclude<Path, PagePath>]: Place & { to: To; params: Record<Parameters<To>, string> }
    }[Exclude<Path, PagePath>]

/** A page whatever part of it is asked for. */
export type PagePlace = PageTarget extends infer Target ? (Target extends PageTarget ? Omit<Target, keyof Place> : never) : never

interface Look extends Pick<
  ComponentProps<'a'>,
  'className' | 'children' | 'aria-current' | 'aria-label' | 'aria-keyshortcuts' | 'rel' | 'draggable' | 'onClick'
> {
  /** Where the page stays: another page of the same list, a filter. */
  keepsScroll?: boolean
  /** What the page is to know that no address says. */
  state?: LinkProps['state']
  /** A page with headers of its own: the browser loads it. */
  reloadDocument?: boolean
}

const exact = { exact: true } as const

/** The router compares what an address says as text. */
const asTexts = (search: object = {}) =>
  Object.fromEntries(Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])))

/** A link to a page of the site. It is the current one only by its whole address. */
export const PageLink = ({ keepsScroll = false, search, ...props }: PageTarget & Look) => (
  // The router's own type would ask again, for each of all routes, what `PageTarget` has checked.
  <Link activeOptions={exact} resetScroll={!keepsScroll} {...(props as LinkProps)} search={asTexts(search)} />
)
