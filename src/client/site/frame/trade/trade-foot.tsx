import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PageLink } from '../../../content/page-link.tsx'
import { container } from '../../../ui/container.ts'
import type { Setting } from '../../queries.ts'
import { SiteLink } from '../../site-link.tsx'
import { BackToTop } from '../deferred/back-to-top.tsx'
import { ConnectionBar } from '../deferred/connection-bar.tsx'
import { Facts, type Fact } from '../deferred/footer.tsx'
import { Acting, AppCardsWhenIdle } from '../deferred/page-foot.tsx'
import { OutboxBadge } from '../deferred/outbox-badge.tsx'
import { RouteAnnouncer } from '../deferred/route-announcer.tsx'
import { policies } from '../deferred/site-tree.ts'
import { MenuLinks } from '../menu-links.tsx'
import type { TradeMenu } from './trade-layout.tsx'

interface Props {
  name: string
  setting: Setting | undefined
  menu: readonly TradeMenu[]
}

/** Who runs the trade centre, its menu, and the way to the firm. */
function TradeFooter({ name, setting, menu }: Props & { setting: Setting }) {
  const { t, i18n } = useLingui()
  const { centre } = setting
  const facts: readonly Fact[] = [
    { label: t`운영`, value: centre.legalEntity },
    { label: t`대표자`, value: centre.representative },
    { label: t`사업자등록번호`, value: centre.registrationNumber },
    { label: t`주소`, value: centre.address },
    { label: t`대표전화`, value: centre.phone, href: 'tel:' },
    { label: t`이메일`, value: centre.email, href: 'mailto:' },
  ]
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="no-print on-night bg-night py-14 text-sm text-on-night">
      <div className={container}>
        <nav aria-label={t`바닥글 메뉴`} className="hidden grid-cols-3 gap-8 border-b border-night-line pb-10 md:grid">
          {menu.map(({ label, items }) => (
            <div key={items[0]?.href}>
              <p className="mb-2 font-semibold">{i18n._(label)}</p>
              <MenuLinks items={items} link={{ className: 'inline-block py-1 text-night-muted hover:text-on-night' }} />
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-baseline justify-between gap-4 py-8">
          <p className="text-xl font-bold">{name}</p>
          <ul className="-mx-2 flex flex-wrap">
            {policies.slice(0, 3).map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className="inline-flex min-h-11 items-center px-2 hover:underline hover:underline-offset-4">
                  {href === '/privacy-policy' ? <strong className="font-semibold">{i18n._(label)}</strong> : i18n._(label)}
                </SiteLink>
              </li>
            ))}
            <li>
              <PageLink to="/" className="inline-flex min-h-11 items-center px-2 text-night-muted hover:text-on-night">
                {setting.name}
              </PageLink>
            </li>
          </ul>
        </div>
        <Facts facts={facts} className="sm:grid-cols-2 lg:grid-cols-3" />
        <p className="mt-8 text-night-muted">
          © {year} {centre.legalEntity ?? name}. <Trans>모든 권리를 보유합니다.</Trans>
        </p>
      </div>
    </footer>
  )
}

/** What stands below a page of the trade centre, and what watches over it. */
export const TradeFoot = ({ setting, ...rest }: Props) => (
  <>
    {setting !== undefined && <TradeFooter setting={setting} {...rest} />}
    <ConnectionBar />
    <OutboxBadge />
    <BackToTop />
    <RouteAnnouncer />
    <AppCardsWhenIdle />
    <Acting />
  </>
)
