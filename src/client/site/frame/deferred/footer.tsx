import type { Answer } from '#contract/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { container } from '../../../ui/container.ts'
import { menu } from '../menu.ts'
import { MenuLinks } from '../menu-links.tsx'
import { policies } from './site-tree.ts'
import { SiteLink } from '../../site-link.tsx'

export type Setting = Answer<'GET /api/v1/setting'>['setting']

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex gap-2">
    <dt className="shrink-0 text-night-muted">{label}</dt>
    <dd className="copyable">{children}</dd>
  </div>
)

/** Offices, numbers, registration, and those who are responsible: everything that the footer must name. */
export function Footer({ setting }: { setting: Setting }) {
  const { t, i18n } = useLingui()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="on-night bg-night pt-14 pb-28 text-sm text-on-night md:pb-14">
      <div className={container}>
        <nav aria-label={t`바닥글 메뉴`} className="hidden grid-cols-5 gap-8 border-b border-night-line pb-10 md:grid">
          {menu.map(({ label, items }) => (
            <div key={items[0]?.href}>
              <p className="mb-2 font-semibold">{i18n._(label)}</p>
              <MenuLinks items={items} link={{ className: 'inline-block py-1 text-night-muted hover:text-on-night' }} />
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-baseline justify-between gap-4 py-8">
          <p className="font-serif text-xl font-semibold">{setting.name}</p>
          <ul className="-mx-2 flex flex-wrap">
            {policies.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className="inline-flex min-h-11 items-center px-2 hover:underline hover:underline-offset-4">
                  {href === '/privacy-policy' ? <strong className="font-semibold">{i18n._(label)}</strong> : i18n._(label)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <dl className="grid gap-x-10 gap-y-1.5 sm:grid-cols-2 lg:grid-cols-3">
          <Fact label={<Trans>법인명</Trans>}>{setting.legalEntity}</Fact>
          <Fact label={<Trans>대표변호사</Trans>}>{setting.representative}</Fact>
          <Fact label={<Trans>사업자등록번호</Trans>}>{setting.registrationNumber}</Fact>
          <Fact label={<Trans>광고책임변호사</Trans>}>{setting.adLawyer}</Fact>
          <Fact label={<Trans>개인정보 보호책임자</Trans>}>{setting.privacyOfficer}</Fact>
          <Fact label={<Trans>대표전화</Trans>}>
            <a href={`tel:${setting.phone}`} className="inline-block">
              {setting.phone}
            </a>
          </Fact>
          <Fact label={<Trans>긴급전화</Trans>}>
            <a href={`tel:${setting.emergencyPhone}`} className="inline-block">
              {setting.emergencyPhone}
            </a>
          </Fact>
          <Fact label={<Trans>팩스</Trans>}>{setting.fax}</Fact>
          <Fact label={<Trans>이메일</Trans>}>
            <a href={`mailto:${setting.email}`} className="inline-block">
              {setting.email}
            </a>
          </Fact>
        </dl>
        <dl className="mt-6 grid gap-x-10 gap-y-1.5 border-t border-night-line pt-6 md:grid-cols-2">
          {setting.offices.map((office) => (
            <Fact key={office.code} label={office.name}>
              {office.address}
            </Fact>
          ))}
        </dl>
        <p className="mt-8 text-night-muted">
          © {year} {setting.legalEntity}. <Trans>모든 권리를 보유합니다.</Trans>
        </p>
      </div>
    </footer>
  )
}
