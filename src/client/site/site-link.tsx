import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface Props {
  /** A path of the site (`/story/firm`), as it comes from content and menus. */
  href: string
  className?: string
  children: ReactNode
  'aria-label'?: string
  onClick?: () => void
  draggable?: boolean
}

/** A link inside the site whose path is data: the router cannot know it by type. A foreign address opens apart. */
export function SiteLink({ href, children, ...rest }: Props) {
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  return (
    <Link {...({ to: href } as LinkProps)} {...rest}>
      {children}
    </Link>
  )
}

/** A link for parts of other areas, which know no routes. */
export const linkTo = (href: string, className: string, children: ReactNode) => (
  <SiteLink key={href} href={href.replace(/^\.\//, '/')} className={className}>
    {children}
  </SiteLink>
)
