import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { hashPassword } from '../../account/passwords.ts'
import type { Db } from '../../db/schema.ts'
import { engineUnderTest, serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { lockMatching } from './change-state.ts'
import { lockAccounts } from '../fairs/participation.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const fair = await addFair(server)
const [first = '', second = ''] = fair.starts
const admin = await server.login('admin')
let count = 0

const trader = (role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

const offer = (buyer: Trader, seller: Trader, slots: string[]) => {
  const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE' as const, slots }
  return server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })
}
const act = (who: Trader, _id: string, body: object) =>
  server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body })
const remove = ({ _participant: _id }: Trader) =>
  server.ask('DELETE /api/console/fairs/participants/{_id}', { token: admin, params: { _id } })

/** A matching that waits for its buyer to agree on a time. */
async function accepted(buyer: Trader, seller: Trader, slots: string[]) {
  const { _id } = (await offer(buyer, seller, slots)).answer.matching
  expect((await act(seller, _id, { action: 'accept', slots })).status).toBe(200)
  return _id
}

/** Begins calls while something is held, each when the one before it waits; ends that, and returns what they were answered. */
async function whileHeld(hold: (own: Db) => Promise<unknown>, ...calls: (() => Promise<{ status: number }>)[]) {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const asked = await db.transaction().execute(async (own) => {
    await hold(own)
    const begun: Promise<{ status: number }>[] = []
    for (const call of calls) {
      begun.push(call())
      await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(begun.length)
    }
    return { begun }
  })
  return Promise.all(asked.begun)
}

// SQLite has one writer: nobody reads what another is about to change.
describe.runIf(engineUnderTest() === 'postgres')('of two who change the same at once', () => {
  it('who offers to a seller that is being taken out has no offer', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const [removed, offered] = await whileHeld(
      (own) => lockAccounts(own, [seller._id]),
      () => remove(seller),
      () => offer(buyer, seller, [first]),
    )
    // Which of the two the database lets in first is its own: an offer that came before is cancelled.
    expect([removed?.status === 204, offered?.status === 404 || offered?.status === 201]).toEqual([true, true])
    const open = db.selectFrom('matchings').select('_id').where('_seller', '=', seller._id).where('state', '=', 'offered')
    expect(await open.execute()).toEqual([])
  })

  it('who leaves has no meeting any more, though its other side agrees on the time of a proposal with somebody else', async () => {
    const [buyer, seller, leaving] = [await trader('BUYER'), await trader('SELLER'), await trader('SELLER')]
    const elsewhere = await accepted(buyer, seller, [first])
    const meeting = await accepted(buyer, leaving, [second])
    expect((await act(buyer, meeting, { action: 'confirm', slot: second })).status).toBe(200)
    expect((await act(leaving, meeting, { action: 'propose', slots: [first] })).status).toBe(200)
    const answers = await whileHeld(
      (own) => lockMatching(own, meeting),
      () => remove(leaving),
      () => act(buyer, elsewhere, { action: 'confirm', slot: first }),
    )
    expect(answers.map(({ status }) => status)).toEqual([204, 200])
    const log = await db.selectFrom('matchingEvents').select('after').where('_matching', '=', meeting).orderBy('_id').execute()
    expect(log.map(({ after }) => after === 'cancelled')).toEqual(log.map((_each, index) => index === log.length - 1))
    const { answer } = await server.ask('GET /api/v1/me/matchings/{_id}', { token: buyer.token, params: { _id: meeting } })
    expect(answer.matching.state).toBe('cancelled')
  })

  it('a member that leaves and staff who decide on it do not wait for each other', async () => {
    const buyer = await trader('BUYER')
    const params = { _fair: fair._id, _id: buyer._participant }
    const answers = await whileHeld(
      (own) => lockAccounts(own, [buyer._id]),
      () => server.ask('DELETE /api/v1/fairs/{_fair}/buyers/{_id}', { token: buyer.token, params }),
      () => remove(buyer),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]))
  })

  it('a member that closes the account and staff who decide on its part do not wait for each other', async () => {
    const buyer = await trader('BUYER')
    const password = 'a long enough one'
    await db
      .updateTable('users')
      .set({ passwordHash: await hashPassword(password) })
      .where('_id', '=', buyer._id)
      .execute()
    const answers = await whileHeld(
      (own) => lockAccounts(own, [buyer._id]),
      () => server.ask('POST /api/v1/me/withdraw', { token: buyer.token, body: { password } }),
      () => remove(buyer),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 404]))
  })
})
