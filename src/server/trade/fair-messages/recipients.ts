import type { Query } from '#contract/api.ts'
import type { RecipientState } from '#contract/trade/fair-messages.ts'
import { sql } from 'kysely'
import { contains, wantedOf } from '../../db/search.ts'
import type { Db } from '../../db/schema.ts'
import type { MessageRow } from './message-rows.ts'

/** What became of a recipient's mail. Of a mail that is no longer in the log (mail/deliveries.ts) it is known that it was written. */
const stateOf = sql<RecipientState>`case when "r"."state" <> 'written' then "r"."state" when "d"."state" is null then 'sent' else "d"."state" end`

const recipients = (db: Db, { _id, _fair }: MessageRow) =>
  db
    .selectFrom('fairMessageRecipients as r')
    .innerJoin('users as u', 'u._id', 'r._user')
    .leftJoin('fairs_participants as p', (join) => join.onRef('p._user', '=', 'r._user').on('p._fair', '=', _fair))
    .leftJoin('deliveries as d', 'd._id', 'r._delivery')
    .where('r._message', '=', _id)

/** Counts those whom a message went to, by what became of it. */
async function countStates(db: Db, { _id }: MessageRow): Promise<Record<RecipientState, number>> {
  const counted = await db
    .selectFrom('fairMessageRecipients as r')
    .leftJoin('deliveries as d', 'd._id', 'r._delivery')
    .select(({ fn }) => [stateOf.as('stand'), fn.countAll().as('count')])
    .where('r._message', '=', _id)
    .groupBy('stand')
    .execute()
  const of = (state: RecipientState) => Number(counted.find(({ stand }) => stand === state)?.count ?? 0)
  return { waiting: of('waiting'), queued: of('queued'), sent: of('sent'), failed: of('failed'), skipped: of('skipped') }
}

/** A page of those whom a message went to, in the order of their accounts, and how many there are in each state. */
export async function listRecipients(
  db: Db,
  message: MessageRow,
  { state, q, limit = 20, skip = 0, sort }: Query<'GET /api/console/fairs/{_id}/messages/{_message}/recipients'>,
) {
  const counts = await countStates(db, message)
  const direction = sort === '-createdAt' ? 'desc' : 'asc'
  // What a page of all has is known before anything is joined to it.
  const isOfAll = state === undefined && q === undefined
  const page = db
    .selectFrom('fairMessageRecipients')
    .select('_user')
    .where('_message', '=', message._id)
    .orderBy('_user', direction)
    .limit(limit)
    .offset(skip)
  const words = q === undefined ? [] : wantedOf(q)
  const named = words.reduce(
    (some, word) => some.where(contains(word)),
    db.selectFrom('fairs_participants').select('_id').where('_fair', '=', message._fair),
  )
  const found = recipients(db, message)
    .$if(isOfAll, (some) => some.where('r._user', 'in', page))
    .$if(state !== undefined, (some) => some.where(stateOf, '=', state ?? 'sent'))
    .$if(q !== undefined, (some) =>
      some.where((eb) => eb.or([eb('u.email', '=', (q ?? '').toLowerCase()), ...(words.length === 0 ? [] : [eb('p._id', 'in', named)])])),
    )
  const all = state === undefined ? Object.values(counts).reduce((sum, one) => sum + one, 0) : counts[state]
  const total =
    q === undefined || all === 0 ? all : Number((await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()).total)
  const rows =
    total === 0
      ? []
      : await found
          .select(['p._id as _participant', 'p.name', 'u.name as person', 'u.email', 'r.reason', 'r.at', 'd.endedAt'])
          .select(stateOf.as('state'))
          .orderBy('r._user', direction)
          .limit(limit)
          .offset(isOfAll ? 0 : skip)
          .execute()
  return {
    recipients: rows.map(({ name, at, endedAt, ...row }) => ({ ...row, name: name ?? row.person, at: endedAt ?? at })),
    counts,
    summary: { total, limit, skip },
  }
}

/** Messages that an account was sent, as its owner may take them along. */
export async function* messagesOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await db
    .selectFrom('fairMessageRecipients as r')
    .innerJoin('fairMessages as m', 'm._id', 'r._message')
    .select(['m._fair', 'm.subject', 'r.state', 'r.at'])
    .where('r._user', '=', _user)
    .orderBy('r._message')
    .execute()
}

/** The refusal of news of an account, as its owner may take it along. */
export async function* refusalsOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await db.selectFrom('fairNewsRefusals').select('at').where('_user', '=', _user).execute()
}
