import { useLingui } from '@lingui/react'
import type { MessageDescriptor } from '@lingui/core'
import { SiteLink, type SiteLinkProps } from '../../content/site-link.tsx'

interface Props {
  items: readonly { label: MessageDescriptor; href: string }[]
  className?: string
  /** Of a list that a button opens by this name. */
  id?: string
  /** What each link gets. */
  link: Pick<SiteLinkProps, 'className' | 'onClick'>
}

/** The pages of a group of the menu, as a list of links. */
export function MenuLinks({ items, className, id, link }: Props) {
  const { i18n } = useLingui()
  return (
    <ul className={className} {...(id === undefined ? {} : { id, popover: 'auto' as const })}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <SiteLink href={href} {...link}>
            {i18n._(label)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
