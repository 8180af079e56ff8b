import { Trans } from '@lingui/react/macro'
import { Anchor } from '../../ui/anchor.tsx'
import { buttonClass } from '../../ui/button.ts'

/** 'More View' of a section (specification 2.5). */
export const MoreView = ({ href, isNight = false }: { href: string; isNight?: boolean }) => (
  <Anchor href={href} className={buttonClass(isNight ? 'night' : 'outline')}>
    <Trans>더 보기</Trans>
  </Anchor>
)
