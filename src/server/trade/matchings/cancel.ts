import type { MatchingNotification } from '#contract/trade/notification-kinds.ts'
import type { Change } from '../../notifications/notify.ts'
import { notifyParties } from '../notify.ts'
import { changeState, type Done } from './change-state.ts'
import type { MatchingRow } from './matching-rows.ts'

/** The states of what somebody still answers or looks forward to. */
export const cancellable = ['offered', 'accepted', 'confirmed', 'rescheduling'] as const

/** Tells whether there is something to be cancelled. What has begun is over: it is left to be marked. */
export const isCancellable = ({ state, startsAt }: Pick<MatchingRow, 'state' | 'startsAt'>, now: string): boolean =>
  cancellable.some((each) => each === state) && (startsAt === null || startsAt > now)

/** Cancels a matching that the caller holds, because of something else that has become of its sides or its fair. */
export async function cancelMatching(
  change: Change,
  row: MatchingRow,
  by: Omit<Done, 'action'>,
  told: { kind: MatchingNotification; users: readonly string[] },
): Promise<void> {
  const ended = { state: 'cancelled', endedBy: by.by, expiresAt: null, proposedBy: null, reason: null } as const
  // Calendars drop what they know.
  const sequence = row.sequence + (row.startsAt === null ? 0 : 1)
  await changeState(change, row, { action: 'cancel', ...by }, { ...ended, sequence })
  await notifyParties(change, row, told.kind, told.users)
}
