import { useLingui } from '@lingui/react'
import { QuickExit } from '../../../content/quick-exit.tsx'
import { CloseButton, closeDialog } from '../../../ui/deferred/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { menu } from '../menu.ts'
import { SiteLink } from '../../../content/site-link.tsx'
import { devicePage } from './site-tree.ts'
import { MenuSheet } from './menu-sheet.tsx'
import { MenuLinks } from '../menu-links.tsx'
import { UserLink } from '../user-link.tsx'

/** Slides out on phones with groups that open and close; on wide screens the whole sitemap at once. */
export function SiteMenu({ id, name }: { id: string; name: string }) {
  const { i18n } = useLingui()
  const close = () => closeDialog(id)
  return (
    <MenuSheet
      id={id}
      headClass="md:min-h-20"
      head={
        <>
          <span className="mr-auto font-serif text-lg leading-tight font-semibold">{name}</span>
          <span className="order-last flex">
            <CloseButton of={id} />
          </span>
          <QuickExit />
        </>
      }
    >
      <ul className="divide-y divide-line md:grid md:grid-cols-5 md:gap-8 md:divide-y-0">
        {menu.map(({ label, items }, index) => (
          <li key={items[0]?.href}>
            {/* The list stands beside it, so that wide screens show it whatever is open. */}
            <details name={id} open={index === 0} suppressHydrationWarning className="peer group md:hidden">
              <summary className="flex min-h-13 list-none items-center justify-between text-lg font-bold [&::-webkit-details-marker]:hidden">
                {i18n._(label)}
                <Icon name="down" className="size-5 group-open:rotate-180" />
              </summary>
            </details>
            <p className="mb-3 hidden border-b border-line pb-3 text-lg font-bold md:block">{i18n._(label)}</p>
            <MenuLinks
              items={items}
              className="hidden pb-3 peer-open:block md:block"
              link={{ className: 'flex min-h-11 items-center text-base text-muted hover:text-accent', onClick: close }}
            />
          </li>
        ))}
      </ul>
      <UserLink className="mt-3 mr-8 inline-flex min-h-11 items-center text-base text-muted hover:text-accent" onClick={close} />
      <SiteLink
        href={devicePage.href}
        className="mt-3 inline-flex min-h-11 items-center text-base text-muted hover:text-accent"
        onClick={close}
      >
        {i18n._(devicePage.label)}
      </SiteLink>
      <LanguageSwitch className="mt-3 -ml-3 lg:hidden" />
    </MenuSheet>
  )
}
