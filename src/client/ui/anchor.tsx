import { type ComponentType, createContext, createElement, type ReactNode, use } from 'react'

export interface AnchorProps {
  /** A path of the site with its search and hash (`/story/firm?page=2`), or an https address. */
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  onClick?: () => void
  draggable?: boolean
  /** Where the page stays: another page of the same list, a filter. */
  keepsScroll?: boolean
  rel?: string
}

const AnchorContext = createContext<ComponentType<AnchorProps> | undefined>(undefined)

/** Gives the design system the app's own link; it knows no routes itself. */
export const AnchorProvider = AnchorContext.Provider

/** A link whose address is data. */
export function Anchor(props: AnchorProps) {
  const Link = use(AnchorContext)
  if (Link === undefined) throw new Error('AnchorProvider is missing')
  // Which component it is is decided once, for the whole app.
  return createElement(Link, props)
}
