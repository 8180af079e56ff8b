import type { FairState as State } from '#contract/trade/fair-state.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fairStateNames } from '../names.ts'

const mark = 'inline-flex items-center gap-1.5 rounded-control border px-2 py-0.5 text-xs font-semibold'

/** Where a fair is on its way (specification 4); `participating` to a member who takes part in it. */
export function FairState({ state, isParticipating = false }: { state: State; isParticipating?: boolean }) {
  const { i18n } = useLingui()
  const isActive = state !== 'expired' && state !== 'upcoming'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <span className={`${mark} ${isActive ? 'border-accent text-accent' : 'border-line text-muted'}`}>
        {state === 'ongoing' && <span aria-hidden="true" className="size-2 rounded-full bg-mark" />}
        {i18n._(fairStateNames[state])}
      </span>
      {isParticipating && (
        <span className={`${mark} border-accent bg-accent text-on-accent`}>
          <Trans>참가 중</Trans>
        </span>
      )}
    </span>
  )
}
