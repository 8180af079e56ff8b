import type { MatchingNotification, ParticipationNotification } from '#contract/trade/notification-kinds.ts'
import { type Change, notify, notifyInApp } from '../notifications/notify.ts'
import type { MatchingRow } from './matchings/matching-rows.ts'

/** Notifies members of something about a matching. In the transaction of what it is about. */
export const notifyParties = (
  change: Change,
  { _id: subject, _fair }: Pick<MatchingRow, '_id' | '_fair'>,
  kind: MatchingNotification,
  users: readonly string[],
): Promise<void> => notify(change, users, { module: 'trade', kind, subject, data: { _fair } })

/** Notifies both sides in the app alone that their meeting is part of a schedule, whose publication is announced as one. */
export const notifyOfScheduled = async (
  change: Change,
  { _id: subject, _fair, _buyer, _seller }: Pick<MatchingRow, '_id' | '_fair' | '_buyer' | '_seller'>,
): Promise<void> => void (await notifyInApp(change, [_buyer, _seller], { module: 'trade', kind: 'confirmed', subject, data: { _fair } }))

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
