import { Trans } from '@lingui/react/macro'
import { PageLink, type PagePath } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  to: PagePath
  /** What there is more of, for those who hear the link alone. */
  of: string
  isNight?: boolean
}

/** 'More View' of a section (specification 2.5). */
export const MoreView = ({ to, of, isNight = false }: Props) => (
  <PageLink to={to} className={buttonClass(isNight ? 'night' : 'outline')}>
    <Trans>더 보기</Trans>
    <span className="sr-only">: {of}</span>
  </PageLink>
)
