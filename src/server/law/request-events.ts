import type { RequestEvent } from '#contract/law/inbox.ts'
import { type Expression, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import type { Context } from '../http/route.ts'
import type { LawTables } from './tables.ts'

type Row = LawTables['requestEvents']
type Details = Partial<Pick<Row, 'note' | 'before' | 'after' | '_delivery'>>

/** Notes what the caller did with a request, in the transaction of it. Returns the id of the event. */
export async function addEvent({ db, caller }: Context, _form: string, kind: Row['kind'], details: Details = {}): Promise<string> {
  const _id = uuid()
  const nothing = { note: null, before: null, after: null, _delivery: null }
  const row = { _id, _form, at: new Date().toISOString(), _user: caller?._id ?? null, kind, ...nothing, ...details }
  await db.insertInto('requestEvents').values(row).execute()
  return _id
}

/** What an event says of a change: an account by its name, anything else as it is. */
const named = (name: Expression<string | null>, value: Expression<string | null>, kind: Expression<Row['kind']>) =>
  sql<string | null>`case when ${kind} in ('assignee', 'assigned') and ${value} is not null then coalesce(${name}, '') else ${value} end`

/** Events with the names of the accounts in them, as the console shows them. Ids are in the order of time. */
const events = (db: Db) =>
  db
    .selectFrom('requestEvents as event')
    .leftJoin('users as author', 'author._id', 'event._user')
    .leftJoin('users as former', 'former._id', 'event.before')
    .leftJoin('users as next', 'next._id', 'event.after')
    .leftJoin('deliveries as delivery', 'delivery._id', 'event._delivery')
    .select(['event._id', 'event.at', 'event.kind', 'event.note', 'author.name as by', 'delivery.state as delivery'])
    .select((eb) => [
      named(eb.ref('former.name'), eb.ref('event.before'), eb.ref('event.kind')).as('before'),
      named(eb.ref('next.name'), eb.ref('event.after'), eb.ref('event.kind')).as('after'),
    ])

export const readEvent = (db: Db, _id: string): Promise<RequestEvent> => events(db).where('event._id', '=', _id).executeTakeFirstOrThrow()

/** A page of what was done with a request, the newest first. */
export async function listEvents(db: Db, _form: string, limit: number, skip: number): Promise<{ events: RequestEvent[]; total: number }> {
  const { total } = await db
    .selectFrom('requestEvents')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('_form', '=', _form)
    .executeTakeFirstOrThrow()
  const page = events(db).where('event._form', '=', _form).orderBy('event._id', 'desc').limit(limit).offset(skip)
  return { events: await page.execute(), total: Number(total) }
}

export const eraseEvents = async (db: Db, _form: string): Promise<void> =>
  void (await db.deleteFrom('requestEvents').where('_form', '=', _form).execute())
