import type { ScheduleSlot } from '#contract/trade/schedules.ts'
import type { Locale } from '#contract/locale.ts'
import { useLingui } from '@lingui/react/macro'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'

/** `pick`: times of a meeting; `availability`: when one is there. */
export type SlotUse = 'pick' | 'availability'

export type SlotLook = 'chosen' | 'free' | 'meeting' | 'taken' | 'blocked' | 'past'

export interface Seen {
  slot: ScheduleSlot
  use: SlotUse
  isChosen: boolean
  canChoose: boolean
}

/** Returns the look of a slot. */
export function lookOf({ slot, use, isChosen, canChoose }: Seen): SlotLook {
  // One's own meeting is chosen where it is to be held in another way.
  if (slot.state === 'meeting') return use === 'pick' && isChosen ? 'chosen' : 'meeting'
  if (use === 'availability' && !canChoose) return 'past'
  if (isChosen) return 'chosen'
  if (use === 'availability') return 'blocked'
  if (slot.state !== 'free') return slot.state
  return canChoose ? 'free' : 'past'
}

/** The same in words: what tells slots apart is never a colour alone. */
export function useSlotText(locale: Locale, timeZone: string): (seen: Seen) => { state: string; waiting: string | undefined } {
  const { t } = useLingui()
  return (seen) => {
    const { slot, use } = seen
    const { waiting: count, until } = slot
    const states: Record<SlotLook, string> = {
      chosen: use === 'pick' ? t`선택함` : t`상담 가능`,
      free: t`비어 있음`,
      meeting: t`내 상담`,
      taken: t`상대가 안 되는 시간`,
      blocked: t`내가 막은 시간`,
      past: use === 'pick' ? t`고르실 수 없음` : t`지난 시간`,
    }
    const end = until === null ? '' : `${shortDayIn(until, timeZone, locale)} ${timeIn(until, timeZone)}`
    const waiting = count === 0 ? undefined : until === null ? t`제안 ${count}건 대기` : t`제안 ${count}건 대기 · ${end}까지`
    return { state: states[lookOf(seen)], waiting }
  }
}
