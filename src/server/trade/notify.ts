import type { NotificationKind } from '#contract/trade/member-notifications.ts'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { noteTold } from '../mail/deliveries.ts'
import type { MatchingRow } from './matchings/matching-rows.ts'
import { sendNotification } from './send-notification.ts'
import type { TradeTables } from './tables.ts'

/** What a change of a matching is made with: its transaction, and what follows it. */
export interface Change {
  db: Db
  platform: Platform
  /** ISO 8601. */
  now: string
  afterCommit: (work: () => Promise<void>) => void
}

/** What members are told. */
export type Notification = Selectable<TradeTables['notifications']>

async function tell(change: Change, users: readonly string[], what: Pick<Notification, 'kind' | '_matching' | '_fair' | 'reason'>) {
  if (users.length === 0) return
  const { db, now: createdAt } = change
  const rows = users.map((_user): Notification => ({ _id: uuid(), _user, ...what, createdAt, readAt: null }))
  await db.insertInto('notifications').values(rows).execute()
  await noteTold(db, 'matching', rows)
  for (const row of rows) await sendNotification(change, row)
}

/** Tells members of something about a matching: in the app, and by their own channels. In the transaction of what it is about. */
export const notify = (
  change: Change,
  { _id: _matching, _fair }: Pick<MatchingRow, '_id' | '_fair'>,
  kind: NotificationKind,
  users: readonly string[],
): Promise<void> => tell(change, users, { kind, _matching, _fair, reason: null })

type ParticipationKind = Extract<NotificationKind, `participation${string}` | `introduction${string}`>

/** Tells a member how staff have decided on its part in a fair, or on its documents there. In the transaction of the decision. */
export const notifyParticipant = (
  change: Change,
  { _user, _fair }: Pick<Notification, '_user'> & { _fair: string },
  kind: ParticipationKind,
  reason: string | null = null,
): Promise<void> => tell(change, [_user], { kind, _matching: null, _fair, reason })
