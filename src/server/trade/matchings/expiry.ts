import { heldStates, openStates } from '#contract/trade/matching-states.ts'
import type { Platform } from '../../http/platform.ts'
import { changeState, dropProposals } from './change-state.ts'
import { notifyParties } from '../notify.ts'
import { eachMatching, throwFirst } from './each-matching.ts'
import { stateIn } from '../fairs/state-in.ts'

/** So many are looked at in one run: the next one comes in a minute. */
const batch = 500

/**
 * Ends offers that nobody has answered in time, and proposals of another time when the old one has come.
 * @throws the first failure, once the others have had their turn
 */
export async function expireMatchings(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const at = now.toISOString()
  const columns = ['_id', '_buyer', '_seller'] as const
  const open = db.selectFrom('matchings').select(columns).where(stateIn(openStates)).where('expiresAt', '<=', at)
  const failures = await eachMatching(platform, await open.orderBy('expiresAt').limit(batch).execute(), async (change, _id) => {
    const still = change.db.selectFrom('matchings').selectAll().where('_id', '=', _id).where(stateIn(openStates))
    const row = await still.where('expiresAt', '<=', at).executeTakeFirst()
    if (row === undefined) return
    await changeState(change, row, { action: 'expire', by: 'system' }, { state: 'expired', endedBy: 'system' })
    await notifyParties(change, row, 'expired', [row._buyer, row._seller])
  })
  const begun = db
    .selectFrom('matchings')
    .select(columns)
    .where(stateIn(heldStates))
    .where('state', '=', 'rescheduling')
    .where('startsAt', '<=', at)
  const others = await eachMatching(platform, await begun.limit(batch).execute(), async (change, _id) => {
    const still = change.db.selectFrom('matchings').selectAll().where('_id', '=', _id).where('state', '=', 'rescheduling')
    const row = await still.where('startsAt', '<=', at).executeTakeFirst()
    if (row === undefined) return
    await dropProposals(change.db, _id)
    await changeState(change, row, { action: 'lapse', by: 'system' }, { state: 'confirmed', proposedBy: null })
  })
  throwFirst([...failures, ...others])
}

const minute = 60_000
/** How far ahead both sides are reminded. */
const reminders = [
  { column: 'remindedDay', kind: 'dayAhead', aheadMs: 24 * 60 * minute },
  { column: 'remindedSoon', kind: 'soon', aheadMs: 15 * minute },
] as const

/**
 * Reminds both sides of agreed meetings, once a day and once a quarter of an hour ahead.
 * @throws the first failure, once the others have had their turn
 */
export async function remindOfMeetings(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const failures: unknown[] = []
  for (const { column, kind, aheadMs } of reminders) {
    const until = new Date(now.getTime() + aheadMs).toISOString()
    const due = db
      .selectFrom('matchings')
      .select(['_id', '_buyer', '_seller'])
      .where(stateIn(heldStates))
      .where(stateIn(['confirmed', 'rescheduling']))
      .where('startsAt', '>', now.toISOString())
      .where('startsAt', '<=', until)
      .where(column, '=', 0)
    const failed = await eachMatching(platform, await due.orderBy('startsAt').limit(batch).execute(), async (change, _id) => {
      const own = change.db
        .updateTable('matchings')
        .set({ [column]: 1 })
        .where('_id', '=', _id)
        .where(column, '=', 0)
        .where('state', 'in', ['confirmed', 'rescheduling'])
        .where('startsAt', '<=', until)
      const row = await own.returningAll().executeTakeFirst()
      if (row !== undefined) await notifyParties(change, row, kind, [row._buyer, row._seller])
    })
    failures.push(...failed)
  }
  throwFirst(failures)
}
