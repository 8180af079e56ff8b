import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Trans } from '@lingui/react/macro'
import { SlotsToPick } from '../schedule/slots-to-pick.tsx'
import type { ChosenSlots } from '../schedule/use-slots.ts'
import type { ReactNode } from 'react'
import { Required } from '../../content/required.tsx'
import { StillFree } from './still-free.tsx'

interface Props {
  id: string
  title: string
  /** The name of the grid; the title where there is none. */
  label?: string
  /** How many may be chosen. */
  most: number
  schedule: Schedule
  choice: Pick<ChosenSlots, 'chosen' | 'paint'>
  canChoose: (slot: ScheduleSlot) => boolean
  isInvalid: boolean
  /** What was done for whom it is. */
  hint?: string | undefined
  /** What others were faster to take, and what is left. */
  taken: { message: string; free: readonly string[] } | undefined
  renderTaken?: (startsAt: string) => ReactNode
}

/** Times as a field of a form: how many may be chosen, what was taken meanwhile, and the slots themselves. */
export const SlotField = ({ id, title, label = title, most, schedule, choice, canChoose, isInvalid, hint, taken, renderTaken }: Props) => (
  <div className="space-y-3">
    <p className="text-sm font-semibold">
      {title} <Required />
      <span id={`${id}-hint`} className="ml-2 font-normal text-muted">
        {most === 1 ? (
          <Trans>하나를 골라 주십시오</Trans>
        ) : (
          <Trans>
            {most}개까지, 지금 {choice.chosen.size}개
          </Trans>
        )}
      </span>
    </p>
    {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
    {taken !== undefined && <StillFree {...taken} timeZone={schedule.timeZone} />}
    <div
      id={id}
      tabIndex={-1}
      aria-describedby={`${id}-hint`}
      className={isInvalid && choice.chosen.size === 0 ? 'outline-2 outline-danger' : ''}
    >
      <SlotsToPick {...{ schedule, choice, canChoose, label, renderTaken }} />
    </div>
  </div>
)
