import { Link, type LinkProps, useRouterState } from '@tanstack/react-router'
import type { AnchorProps } from '../ui/anchor.tsx'

/** A link inside the site whose address is data: the router cannot know it by type. A foreign address opens apart. */
export function SiteLink({ href, children, keepsScroll, ...rest }: AnchorProps) {
  // An address that names its language leads to others that do: without scripts nothing else remembers the choice.
  const lang = useRouterState({ select: ({ location }) => (location.search as Record<string, string | undefined>)['lang'] })
  if (!href.startsWith('/'))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    )
  const [, to = '/', search = '', hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const target = {
    to,
    search: { ...Object.fromEntries(new URLSearchParams(search)), ...(lang === undefined ? {} : { lang }) },
    hash,
    resetScroll: keepsScroll !== true,
    activeOptions: { exact: true },
  }
  return (
    <Link {...(target as unknown as LinkProps)} {...rest}>
      {children}
    </Link>
  )
}
