import type { MatchingNotification, ParticipationNotification } from '#contract/trade/notification-kinds.ts'
import { type Change, notify } from '../notifications/notify.ts'
import type { MatchingRow } from './matchings/matching-rows.ts'

/** Notifies members of something about a matching. In the transaction of what it is about. */
export const notifyParties = (
  change: Change,
  { _id: subject, _fair }: Pick<MatchingRow, '_id' | '_fair'>,
  kind: MatchingNotification,
  users: readonly string[],
): Promise<void> => notify(change, users, { module: 'trade', kind, subject, data: { _fair } })

/**
 * Notifies members of something about a fair in which they take part. In the transaction of what it is about.
 * @param reason why, where staff have said so
 */
export const notifyParticipants = (
  change: Change,
  _fair: string,
  users: readonly string[],
  kind: ParticipationNotification,
  reason?: string,
): Promise<void> =>
  notify(change, users, { module: 'trade', kind, subject: _fair, data: { _fair, ...(reason === undefined ? {} : { reason }) } })
