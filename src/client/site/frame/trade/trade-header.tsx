import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../content/page-link.tsx'
import { buttonClass, iconButtonClass } from '../../../ui/button.ts'
import { container } from '../../../ui/container.ts'
import { CloseButton, closeDialog, opens } from '../../../ui/deferred/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isTrader, useKnownSession } from '../../../session/use-session.ts'
import { SiteLink } from '../../../content/site-link.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { MenuSheet } from '../deferred/menu-sheet.tsx'
import { MenuLinks } from '../menu-links.tsx'
import { UserLink } from '../user-link.tsx'
import type { TradeMenu } from './trade-layout.tsx'

const menuId = 'trade-menu'

interface Props {
  name: string
  /** Its name once it is known, where the server has it. */
  firm: string | false | undefined
  menu: readonly TradeMenu[]
}

/** The whole menu: slides out on phones, and hangs from the top on wide screens. */
function TradeMenuSheet({ name, firm, menu }: Props) {
  const { t, i18n } = useLingui()
  const close = () => closeDialog(menuId)
  return (
    <MenuSheet
      id={menuId}
      head={
        <>
          <span className="mr-auto text-lg font-bold">{name}</span>
          <CloseButton of={menuId} />
        </>
      }
    >
      <ul className="divide-y divide-line md:grid md:grid-cols-4 md:gap-8 md:divide-y-0">
        {menu.map(({ label, name: title, items }) => (
          <li key={items[0]?.href} className="py-3">
            <p className="font-bold md:border-b md:border-line md:pb-3">{title ?? i18n._(label)}</p>
            <MenuLinks
              items={items}
              className="mt-1"
              link={{ className: 'flex min-h-11 items-center text-muted hover:text-accent', onClick: close }}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-x-8 border-t border-line pt-3">
        <UserLink className="inline-flex min-h-11 items-center text-muted hover:text-accent" onClick={close} />
        {firm !== false && (
          <PageLink to="/" className="inline-flex min-h-11 items-center text-muted hover:text-accent">
            {firm ?? t`처음`}
          </PageLink>
        )}
      </div>
      <LanguageSwitch className="mt-2 -ml-3 md:hidden" />
    </MenuSheet>
  )
}

/** Name, what there is beside single fairs, languages, one's own; above it a quiet way to the firm. */
export function TradeHeader({ name, firm, menu }: Props) {
  const { t, i18n } = useLingui()
  const [fairs] = menu
  const isMember = isTrader(useKnownSession())
  const today = menu.flatMap(({ items }) => items.filter(({ href }) => isMember && href === '/mypage/today'))
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface">
      <div className="hidden bg-night text-on-night md:block">
        <div className={`${container} on-night flex items-center justify-between text-xs`}>
          {firm !== false && (
            <PageLink to="/" className="inline-flex min-h-9 items-center gap-1 text-night-muted hover:text-on-night">
              <Icon name="previous" className="size-3.5" />
              {firm ?? t`처음`}
            </PageLink>
          )}
          <ul className="ml-auto flex gap-6">
            {menu.at(-1)?.items.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className="inline-flex min-h-9 items-center text-night-muted hover:text-on-night">
                  {i18n._(label)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`${container} flex min-h-16 items-center gap-2`}>
        <PageLink to="/fairs" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 text-lg leading-tight font-bold">
          <span aria-hidden="true" className="h-6 w-1.5 shrink-0 bg-mark" />
          {name}
        </PageLink>
        <nav aria-label={t`주 메뉴`} className="hidden md:block">
          <MenuLinks
            items={[...today, ...(fairs?.items ?? [])]}
            className="flex"
            link={{
              className:
                'flex min-h-11 items-center px-1.5 text-sm font-semibold whitespace-nowrap hover:text-accent aria-[current=page]:text-accent lg:px-2 min-[90rem]:px-4',
            }}
          />
        </nav>
        <LanguageSwitch className="hidden lg:flex" />
        <span id="to-send" />
        <PageLink to="/mypage/matchings" className={buttonClass('primary', '!hidden !px-4 whitespace-nowrap sm:!inline-flex')}>
          <Trans>내 매칭</Trans>
        </PageLink>
        <UserLink className={iconButtonClass('!hidden sm:!inline-flex')} icon={<Icon name="user" className="size-5" />} />
        <button {...opens(menuId)} className={iconButtonClass()} aria-label={t`전체 메뉴`}>
          <Icon name="menu" />
        </button>
      </div>
      <TradeMenuSheet name={name} firm={firm} menu={menu} />
    </header>
  )
}
