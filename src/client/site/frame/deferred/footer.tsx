import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { container } from '../../../ui/container.ts'
import { menu, type MenuItem } from '../menu.ts'
import { MenuLinks } from '../menu-links.tsx'
import type { Setting } from '../../queries.ts'
import { policies } from './site-tree.ts'
import { SiteLink } from '../../../content/site-link.tsx'

export interface Fact {
  label: string
  /** Null: the firm has not said it, and it is not shown. */
  value: string | null
  /** What the value is opened with: `tel:`. */
  href?: string
}

/** Names and values; what is null is left out. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className: string }) =>
  facts.some(({ value }) => value !== null) && (
    <dl className={`grid gap-x-10 gap-y-1.5 ${className}`}>
      {facts.map(
        ({ label, value, href }) =>
          value !== null && (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-night-muted">{label}</dt>
              <dd className="copyable flex-1 basis-32">
                {href === undefined ? (
                  value
                ) : (
                  <a href={`${href}${value}`} className={contact}>
                    {value}
                  </a>
                )}
              </dd>
            </div>
          ),
      )}
    </dl>
  )

/** As high as a finger needs it on phones. */
const contact = '-my-3 inline-flex min-h-11 items-center md:my-0 md:inline-block md:min-h-0'

const footLink = 'inline-flex min-h-11 items-center px-2 hover:underline hover:underline-offset-4'

interface FrameProps {
  className: string
  /** Of the menu, which is there on wide screens. */
  columns: string
  menu: readonly { label: MessageDescriptor; name?: string; items: readonly { label: MessageDescriptor; href: string }[] }[]
  name: ReactNode
  policies: readonly MenuItem[]
  /** Links after them. */
  more: ReactNode
  /** Whose all of it is. */
  owner: string
  children: ReactNode
}

/** The foot of a site: its menu, whose it is, what it says of itself. */
export function FooterFrame({ className, columns, menu: groups, name, policies: links, more, owner, children }: FrameProps) {
  const { t, i18n } = useLingui()
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className={`on-night bg-night text-sm text-on-night ${className}`}>
      <div className={container}>
        <nav aria-label={t`바닥글 메뉴`} className={`hidden gap-8 border-b border-night-line pb-10 md:grid ${columns}`}>
          {groups.map(({ label, name: title, items }) => (
            <div key={items[0]?.href}>
              <p className="mb-2 font-semibold">{title ?? i18n._(label)}</p>
              <MenuLinks items={items} link={{ className: 'inline-block py-1 text-night-muted hover:text-on-night' }} />
            </div>
          ))}
        </nav>
        <div className="flex flex-wrap items-baseline justify-between gap-4 py-8">
          {name}
          <ul className="-mx-2 flex flex-wrap">
            {links.map(({ label, href }) => (
              <li key={href}>
                <SiteLink href={href} className={footLink}>
                  {href.endsWith('/privacy-policy') ? <strong className="font-semibold">{i18n._(label)}</strong> : i18n._(label)}
                </SiteLink>
              </li>
            ))}
            {more}
          </ul>
        </div>
        {children}
        <p className="mt-8 text-night-muted">
          © {year} {owner}. <Trans>모든 권리를 보유합니다.</Trans>
        </p>
      </div>
    </footer>
  )
}

/** Offices, numbers, registration, and those who are responsible: everything that the footer must name. */
export function Footer({ setting }: { setting: Setting }) {
  const { t } = useLingui()
  const facts: readonly Fact[] = [
    { label: t`법인명`, value: setting.legalEntity },
    { label: t`대표변호사`, value: setting.representative },
    { label: t`사업자등록번호`, value: setting.registrationNumber },
    { label: t`광고책임변호사`, value: setting.adLawyer },
    { label: t`개인정보 보호책임자`, value: setting.privacyOfficer },
    { label: t`대표전화`, value: setting.phone, href: 'tel:' },
    { label: t`긴급전화`, value: setting.emergencyPhone, href: 'tel:' },
    { label: t`팩스`, value: setting.fax },
    { label: t`이메일`, value: setting.email, href: 'mailto:' },
  ]
  return (
    <FooterFrame
      className="pt-14 pb-28 md:pb-14"
      columns="grid-cols-5"
      menu={menu}
      name={<p className="font-serif text-xl font-semibold">{setting.name}</p>}
      policies={policies}
      more={
        setting.centre.name !== null && (
          <li>
            <SiteLink href="/fairs" className={footLink}>
              {setting.centre.name}
            </SiteLink>
          </li>
        )
      }
      owner={setting.legalEntity ?? setting.name}
    >
      <Facts facts={facts} className="sm:grid-cols-2 lg:grid-cols-3" />
      <Facts
        facts={setting.offices.map(({ name, address }) => ({ label: name, value: address }))}
        className="mt-6 border-t border-night-line pt-6 md:grid-cols-2"
      />
    </FooterFrame>
  )
}
