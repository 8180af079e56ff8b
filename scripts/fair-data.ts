import { companies } from '#contract/account/companies.ts'
import { users } from '#contract/account/users.ts'
import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { slotsOf } from '#contract/trade/slots.ts'
import { noPassword } from '#server/account/passwords.ts'
import type { Database } from '#server/db/database.ts'
import { complete } from '#server/db/complete.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { requireFair } from '#server/trade/fairs/fair-plan.ts'
import { v7 as uuid } from 'uuid'
import { nameOf } from './console-data.ts'
import { fairOf } from './trade-server.ts'

const batch = 500

/** Rows in as many at a time as one statement takes. */
export const inBatches = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batch) }, (_none, index) => rows.slice(index * batch, (index + 1) * batch))

/** Stores a fair with so many approved participants, each of which has a mail address. Returns its id. */
export async function addFairOf({ db }: Database, size: number): Promise<string> {
  const { _id: _fair } = await repositoryOf(fairs).insert(db, { ...complete(fairs.shapes.all, {}), ...fairOf('큰 상담회', 1, 200) })
  for (let from = 0; from < size; from += batch)
    await db.transaction().execute(async (transaction) => {
      for (let count = from; count < Math.min(from + batch, size); count += 1) {
        const [_id, name, role] = [uuid(), nameOf(count), count % 2 === 0 ? 'SELLER' : 'BUYER']
        const account = {
          username: `fair-${count}`,
          usernameKey: `fair-${count}`,
          passwordHash: noPassword(),
          name,
          role,
          status: 'active',
        }
        const reached = { userType: 'COMPANY', email: `fair-${count}@example.com`, channels: [], locale: 'ko' }
        await repositoryOf(users).insert(transaction, { ...complete(users.shapes.all, {}), ...account, ...reached, _id })
        const company = { _user: _id, name, ceo: '김', category: '식품', address: '서울', state: 'APPROVED' }
        await repositoryOf(companies).insert(transaction, { ...complete(companies.shapes.all, {}), ...company })
        const part = { _fair, _user: _id, name, role, state: 'APPROVED' }
        await repositoryOf(participants).insert(transaction, { ...complete(participants.shapes.all, {}), ...part })
      }
    })
  return _fair
}

/**
 * Stores four matchings for each seller of a fair of `addFairOf`, with another buyer each: one agreed, with a time and a table, one
 * offered, one accepted and one declined. Each buyer has a wish.
 */
export async function addMatchingsOf({ db }: Database, _fair: string): Promise<void> {
  const fair = await requireFair(db, _fair)
  const slots = slotsOf(fair)
  const ofRole = (role: 'SELLER' | 'BUYER') =>
    db.selectFrom('fairs_participants').select('_user').where('_fair', '=', _fair).where('role', '=', role).orderBy('_id').execute()
  const sides = { sellers: await ofRole('SELLER'), buyers: await ofRole('BUYER') }
  const at = new Date().toISOString()
  const states = ['confirmed', 'offered', 'accepted', 'declined'] as const
  const rows = states.flatMap((state, round) =>
    sides.sellers.map(({ _user: _seller }, index) => {
      const slot = state === 'confirmed' ? slots[index % slots.length] : undefined
      return {
        _id: uuid(),
        createdAt: at,
        updatedAt: at,
        _fair,
        _seller,
        _buyer: sides.buyers[(index + round * 617) % sides.buyers.length]?._user ?? '',
        _product: null,
        method: 'OFFLINE' as const,
        state,
        awaits: state === 'offered' ? ('seller' as const) : state === 'accepted' ? ('buyer' as const) : null,
        message: null,
        expiresAt: state === 'offered' ? fair.applyTo : null,
        startsAt: slot?.startsAt ?? null,
        endsAt: slot?.endsAt ?? null,
        tableNumber: slot === undefined ? null : 1 + Math.floor(index / slots.length),
      }
    }),
  )
  for (const some of inBatches(rows)) await db.insertInto('matchings').values(some).execute()
  const wishes = sides.buyers.map(({ _user }, index) => ({
    _fair,
    _user,
    _wanted: sides.sellers[(index + 3) % sides.sellers.length]?._user ?? '',
    priority: 1,
    method: 'OFFLINE' as const,
    createdAt: at,
  }))
  for (const some of inBatches(wishes)) await db.insertInto('wishes').values(some).execute()
}

/**
 * Stores nine messages in the conversation of each matching that `addMatchingsOf` has made, and 10,000 in one of a seller's, who logs in
 * with the password of the demo's staff. Returns that matching.
 */
export async function addConversationsOf({ db }: Database, _fair: string, username: string): Promise<string> {
  const at = new Date().toISOString()
  const { passwordHash } = await db.selectFrom('users').select('passwordHash').where('username', '=', 'admin').executeTakeFirstOrThrow()
  await db.updateTable('users').set({ passwordHash }).where('username', '=', username).execute()
  const { _id: _user } = await db.selectFrom('users').select('_id').where('username', '=', username).executeTakeFirstOrThrow()
  const matchings = await db.selectFrom('matchings').select(['_id', '_seller', '_buyer']).where('_fair', '=', _fair).execute()
  const own = matchings.find(({ _seller }) => _seller === _user)?._id ?? ''
  const rows = matchings.map(({ _id }) => ({ _matching: _id, _fair, lastAt: at }))
  for (const some of inBatches(rows)) await db.insertInto('conversations').values(some).execute()
  const written = matchings.flatMap(({ _id: _matching, _seller, _buyer }) =>
    Array.from({ length: _matching === own ? 10_000 : 9 }, (_none, index) => ({
      _id: uuid(),
      _matching,
      ...(index % 2 === 0 ? { _user: _seller, _reader: _buyer } : { _user: _buyer, _reader: _seller }),
      text: '다음 주에 견본을 보내 드리겠습니다.',
      createdAt: at,
    })),
  )
  for (const some of inBatches(written)) await db.insertInto('conversationMessages').values(some).execute()
  return own
}
