import { Trans } from '@lingui/react/macro'
import { useSite } from '../data/firm.ts'
import { PageLink } from './page-link.tsx'

/** Leads to how the company of the page treats what a form sends. */
export const PolicyLink = () => (
  <p className="text-sm">
    <PageLink
      to={useSite() === 'centre' ? '/fairs/privacy-policy' : '/privacy-policy'}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      <Trans>개인정보처리방침</Trans>
    </PageLink>
  </p>
)
