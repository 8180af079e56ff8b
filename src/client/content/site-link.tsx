import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface SiteLinkProps {
  /** A path of the site with its search and hash (`/story/firm?page=2`), or an https address. */
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  onClick?: () => void
}

/** A link whose address content or the menu gives, so that the router cannot know it by type. A foreign address opens apart. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid')
  const target = { to: pathname, search: Object.fromEntries(searchParams), hash: hash.slice(1), activeOptions: { exact: true } }
  return (
    <Link {...(target as unknown as LinkProps)} {...rest}>
      {children}
    </Link>
  )
}
