import { Trans } from '@lingui/react/macro'
import { PageLink, type PagePath } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'

/** 'More View' of a section (specification 2.5). */
export const MoreView = ({ to, isNight = false }: { to: PagePath; isNight?: boolean }) => (
  <PageLink to={to} className={buttonClass(isNight ? 'night' : 'outline')}>
    <Trans>더 보기</Trans>
  </PageLink>
)
