import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../content/page-link.tsx'
import { Heading } from '../ui/heading.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/deferred/section.tsx'
import { type Office, useSetting } from './queries.ts'

interface LoadedOfficesProps {
  skeleton: ReactNode
  children: (offices: readonly Office[]) => ReactNode
}

/** The offices, with the states of their loading. */
export function LoadedOffices({ skeleton, children }: LoadedOfficesProps) {
  const { t } = useLingui()
  return (
    <LoadState
      load={useSetting()}
      skeleton={skeleton}
      failed={t`사무소 안내를 불러오지 못했습니다.`}
      empty={t`사무소 안내를 준비하고 있습니다.`}
      isEmpty={({ setting }) => setting.offices.length === 0}
    >
      {({ setting }) => children(setting.offices)}
    </LoadState>
  )
}

interface Props {
  /** Leads to the office itself, not to the top of the page. */
  hasHash?: boolean
  hasPhone?: boolean
}

/** The offices, each leading to the page of directions. */
export function OfficeCards({ hasHash = false, hasPhone = false }: Props) {
  const { t } = useLingui()
  return (
    <Section eyebrow={t`오시는 길`} title={t`가까운 사무소에서 뵙겠습니다`}>
      <LoadedOffices skeleton={<div className="skeleton h-72" />}>
        {(offices) => (
          <ul className="grid gap-6 xs:grid-cols-2 md:grid-cols-4">
            {offices.map((office) => (
              <li key={office.code}>
                <PageLink to="/contact" {...(hasHash ? { hash: office.code } : {})} className="group block h-full">
                  {office.image !== null && (
                    <Picture
                      picture={office.image}
                      alt=""
                      sizes="(width < 576px) 90vw, (width < 1024px) 45vw, 300px"
                      widths={[320, 480, 640]}
                      className="aspect-[4/3] rounded-card"
                    />
                  )}
                  <Heading className="mt-4 text-lg font-bold group-hover:text-accent">{office.name}</Heading>
                  <p className="copyable mt-1 text-sm text-muted">{office.address}</p>
                  {hasPhone && <p className="copyable mt-2 font-semibold tabular-nums">{office.phone}</p>}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
      </LoadedOffices>
    </Section>
  )
}
