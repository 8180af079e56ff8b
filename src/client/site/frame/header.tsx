import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { deferred } from '../../data/deferred.ts'
import { iconButtonClass } from '../../ui/button.ts'
import { opens } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { container } from '../../ui/container.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { menu } from './menu.ts'
import { MenuLinks } from './menu-links.tsx'
import { QuickExit } from './quick-exit.tsx'
import { SiteLink } from '../site-link.tsx'

const SiteMenu = deferred(() => import('./deferred/site-menu.tsx'), 'SiteMenu')
const siteMenuId = 'site-menu'

/** The header takes another look once the page is scrolled by more than 2 px (specification 2.1). */
function markScrolled(header: HTMLElement): () => void {
  const look = () => header.toggleAttribute('data-scrolled', window.scrollY > 2)
  look()
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}

/** Escape, or a choice, puts the opened list away until the pointer comes anew (WCAG 1.4.13). */
function dismissOnEscape(nav: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const dismiss = () => nav.setAttribute('data-dismissed', '')
  const allow = () => nav.removeAttribute('data-dismissed')
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal })
  nav.addEventListener('click', dismiss, { signal })
  nav.addEventListener('pointerleave', allow, { signal })
  nav.addEventListener('focusin', allow, { signal })
  return () => stop.abort()
}

interface Props {
  name: string
  quickExitUrl: string
}

/** Firm name, main menu, languages, quick exit; on phones a button for the slide-out menu, which is also the sitemap. */
export function Header({ name, quickExitUrl }: Props) {
  const { t, i18n } = useLingui()
  return (
    <header
      ref={markScrolled}
      className="sticky top-0 z-40 border-b border-transparent bg-paper transition-[background-color,border-color,box-shadow] data-scrolled:border-line data-scrolled:bg-surface data-scrolled:shadow-card"
    >
      <div className={`${container} flex h-16 items-center justify-between gap-2 md:h-20`}>
        <PageLink
          to="/"
          className="flex min-h-11 min-w-0 items-center gap-2.5 font-serif text-lg leading-tight font-semibold wrap-normal break-keep"
        >
          <img src="/icons/icon.svg" alt="" width="28" height="28" className="size-7 shrink-0" />
          {name}
        </PageLink>
        <nav ref={dismissOnEscape} aria-label={t`주 메뉴`} className="hidden shrink-0 md:block">
          <ul className="flex">
            {menu.map(({ label, items }) => (
              <li key={items[0]?.href} className="group relative">
                <SiteLink
                  href={items[0]?.href ?? '/'}
                  className="flex min-h-11 items-center px-1.5 text-sm font-semibold whitespace-nowrap hover:text-accent lg:px-2 min-[90rem]:px-4"
                >
                  {i18n._(label)}
                </SiteLink>
                <MenuLinks
                  items={items}
                  className="invisible absolute top-full left-0 min-w-44 rounded-control border border-line bg-surface py-2 opacity-0 shadow-card transition-opacity group-focus-within:visible group-focus-within:opacity-100 group-hover:visible group-hover:opacity-100 in-data-dismissed:hidden"
                  link={{ className: 'block px-4 py-2 text-sm whitespace-nowrap hover:bg-wash hover:text-accent' }}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center">
          <LanguageSwitch className="hidden md:flex" />
          <span id="to-send" />
          <QuickExit url={quickExitUrl} />
          <button {...opens(siteMenuId)} className={iconButtonClass()} aria-label={t`전체 메뉴`}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <Suspense>
        <SiteMenu id={siteMenuId} name={name} />
      </Suspense>
    </header>
  )
}
