import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'
import { Section } from '../../ui/deferred/section.tsx'
import type { Statement } from '../queries.ts'

const look = 'flex h-full min-h-40 flex-col justify-between gap-6 p-5 sm:p-7'

/** A tile; it leads to a business area, where it names one. */
function Tile({ area, children }: { area: Statement['parts'][number]['area']; children: ReactNode }) {
  if (area === null) return <div className={look}>{children}</div>
  return (
    <PageLink
      to="/business/$code"
      params={{ code: area }}
      className={`group ${look} transition-colors hover:bg-accent hover:text-on-accent`}
    >
      {children}
    </PageLink>
  )
}

/** Section 5 of the home page: eight areas (specification 2.5). Three of them are parts of divorce. */
export function BusinessGrid({ statement }: { statement: Statement }) {
  const { t } = useLingui()
  return (
    <Section look="wash" eyebrow={t`주요취급분야`} title={statement.title}>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
        {statement.parts.map(({ area, icon, title, text }) => (
          <li key={title} className="bg-surface">
            <Tile area={area}>
              <TopicIcon name={icon ?? 'check'} className="size-8 text-accent transition-colors group-hover:text-on-accent" />
              <div>
                <Heading className="text-lg font-bold">{title}</Heading>
                <p className="mt-1 text-sm text-muted transition-colors group-hover:text-on-accent">{text}</p>
              </div>
            </Tile>
          </li>
        ))}
      </ul>
    </Section>
  )
}
