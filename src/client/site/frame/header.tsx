import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { deferred } from '../../data/deferred.ts'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useConsultationOpener } from '../../content/consultation-opener.ts'
import { PageLink } from '../../content/page-link.tsx'
import { QuickExit } from '../../content/quick-exit.tsx'
import { container } from '../../ui/container.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { menu } from './menu.ts'
import { MenuLinks } from './menu-links.tsx'
import { UserLink } from './user-link.tsx'
import { SiteLink } from '../../content/site-link.tsx'

const SiteMenu = deferred(() => import('./deferred/site-menu.tsx'), 'SiteMenu')
const siteMenuId = 'site-menu'

/** The header takes another look once the page is scrolled by more than 2 px (specification 2.1). */
function markScrolled(header: HTMLElement): () => void {
  const look = () => header.toggleAttribute('data-scrolled', window.scrollY > 2)
  look()
  window.addEventListener('scroll', look, { passive: true })
  return () => window.removeEventListener('scroll', look)
}

/** Escape, or a choice, puts the opened list away until the pointer comes again (WCAG 1.4.13). */
function dismissOnEscape(nav: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const dismiss = () => nav.setAttribute('data-dismissed', '')
  const allow = () => nav.removeAttribute('data-dismissed')
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal })
  nav.addEventListener(
    'click',
    ({ target }) => {
      dismiss()
      // A link was followed in a list that its button has opened.
      if (target instanceof Element) target.closest<HTMLElement>('[popover]')?.hidePopover()
    },
    { signal },
  )
  nav.addEventListener('pointerleave', allow, { signal })
  nav.addEventListener('focusin', allow, { signal })
  return () => stop.abort()
}

interface Props {
  name: string
  /** The number for consultations, once it is known. */
  phone: string | null | undefined
}

/** Firm name, main menu, ways to ask, languages, quick exit; on phones a button for the slide-out menu, which is also the sitemap. */
export function Header({ name, phone }: Props) {
  const { t, i18n } = useLingui()
  return (
    <header
      ref={markScrolled}
      className="sticky top-0 z-40 border-b border-transparent bg-paper transition-[background-color,border-color,box-shadow] data-scrolled:border-line data-scrolled:bg-surface data-scrolled:shadow-card"
    >
      <div
        className={`${container} flex min-h-16 flex-wrap items-center justify-end gap-x-2 md:min-h-20 md:flex-nowrap md:justify-between`}
      >
        <PageLink
          to="/"
          className="flex min-h-11 min-w-0 flex-[1_1_min-content] items-center gap-2.5 font-serif text-lg leading-tight font-semibold wrap-normal break-keep max-[22rem]:text-base md:flex-initial"
        >
          <img src="/icons/icon.svg" alt="" width="28" height="28" className="size-7 shrink-0" />
          {name || t`처음`}
        </PageLink>
        <nav ref={dismissOnEscape} aria-label={t`주 메뉴`} className="hidden shrink-0 md:block">
          <ul className="flex">
            {menu.map(({ label, items }, index) => (
              <li key={items[0]?.href} className="group relative">
                <SiteLink
                  href={items[0]?.href ?? '/'}
                  className="flex min-h-11 min-w-11 items-center justify-center px-1.5 text-sm font-semibold whitespace-nowrap hover:text-accent lg:px-2 min-[90rem]:px-4"
                >
                  {i18n._(label)}
                </SiteLink>
                {/* Seen by those who come with the keyboard: twenty-seven links are not on their way to the page. */}
                <button
                  type="button"
                  popoverTarget={`menu-${index}`}
                  aria-label={t`${i18n._(label)}, 하위 메뉴`}
                  className="sr-only bg-surface shadow-card focus-visible:not-sr-only focus-visible:absolute focus-visible:top-full focus-visible:left-0 focus-visible:p-2"
                >
                  <Icon name="down" className="size-5" />
                </button>
                <MenuLinks
                  id={`menu-${index}`}
                  items={items}
                  className="menu-list min-w-44 rounded-control border border-line bg-surface py-2 text-ink shadow-card group-hover:block in-data-dismissed:[&:not(:popover-open)]:hidden"
                  link={{ className: 'block px-4 py-2 text-sm whitespace-nowrap hover:bg-wash hover:text-accent' }}
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center">
          <LanguageSwitch className="hidden lg:flex" />
          <span id="to-send" />
          {typeof phone === 'string' && (
            <a href={`tel:${phone}`} className={iconButtonClass('!hidden md:!inline-flex')} aria-label={t`전화 상담 ${phone}`}>
              <Icon name="phone" className="size-5" />
            </a>
          )}
          <button
            {...useConsultationOpener()}
            className={buttonClass('primary', 'needs-scripts !hidden !px-4 md:!inline-flex')}
            aria-label={t`상담 문의`}
          >
            <Trans context="short">상담 문의</Trans>
          </button>
          <QuickExit />
          <UserLink className={iconButtonClass('!hidden min-[80rem]:!inline-flex')} icon={<Icon name="user" className="size-5" />} />
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
