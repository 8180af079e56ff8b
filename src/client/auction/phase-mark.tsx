import type { Phase } from '#contract/auction/phase.ts'
import { Trans } from '@lingui/react/macro'

/** Where a sale or a lot is on its way. What runs has a dot as well. */
export const PhaseMark = ({ phase }: { phase: Phase }) => (
  <span className={`inline-flex items-center gap-1.5 text-sm font-semibold ${phase === 'ended' ? 'text-muted' : ''}`}>
    {phase === 'running' && <span aria-hidden="true" className="size-2 rounded-full bg-mark" />}
    {phase === 'running' ? <Trans>응찰 중</Trans> : phase === 'coming' ? <Trans>응찰 예정</Trans> : <Trans>마감됨</Trans>}
  </span>
)
