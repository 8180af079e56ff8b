import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../content/page-link.tsx'
import type { ClientModule } from '../module.ts'

/** Links to what a member has sent and saved. */
export function MyActivity({ links }: { links: NonNullable<ClientModule['activity']> }) {
  const { i18n } = useLingui()
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <PageLink to={to} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {i18n._(label)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
