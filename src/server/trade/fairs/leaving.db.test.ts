import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hashPassword } from '../../account/passwords.ts'
import { asTables } from '../../db/schema.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { serverForFile } from '../../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db, engine } = server.database
const admin = await server.login('admin')
const password = 'correct horse'

/** The names of all tables. */
async function tablesOf(): Promise<string[]> {
  const found =
    engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
  return (await found.execute(db)).rows.map(({ name }) => name)
}

/** The tables that have a text in one of their rows. */
async function having(text: string): Promise<string[]> {
  const names = await tablesOf()
  const rows = await Promise.all(names.map((name) => asTables(db).selectFrom(name).selectAll().execute()))
  return names.filter((_name, index) => JSON.stringify(rows[index]).includes(text))
}

it('nothing that a member has said or was called is anywhere when the account is closed, nor in answers that others had', async () => {
  const fair = await addFair(server)
  const mark = `표시${randomUUID().slice(0, 8)}`
  const [leaver, buyer] = [await addTrader(server, fair._id, 'SELLER', mark), await addTrader(server, fair._id, 'BUYER', 'left-buyer')]
  await db
    .updateTable('users')
    .set({ passwordHash: await hashPassword(password) })
    .where('_id', '=', leaver._id)
    .execute()
  const withKey = () => ({ 'idempotency-key': randomUUID() })
  const company = { ceo: `${mark} 대표`, address: `${mark} 주소` }
  const changed = await server.ask('PUT /api/console/companies/{_id}', {
    token: admin,
    params: { _id: leaver._company },
    body: company,
    headers: withKey(),
  })
  const noted = await server.ask('PUT /api/console/fairs/participants/{_id}', {
    token: admin,
    params: { _id: leaver._participant },
    body: { maxMeetings: 30 },
    headers: withKey(),
  })
  const offered = await server.ask('POST /api/v1/me/matchings', {
    token: buyer.token,
    body: { _fair: fair._id, _seller: leaver._participant, method: 'OFFLINE', slots: [fair.starts[0] ?? ''] },
    headers: withKey(),
  })
  const { _id } = offered.answer.matching
  const declined = await server.ask('PUT /api/v1/me/matchings/{_id}', {
    token: leaver.token,
    params: { _id },
    body: { action: 'decline', reason: `${mark} 사정` },
  })
  expect([changed.status, noted.status, offered.status, declined.status]).toEqual([200, 200, 201, 200])
  expect(await having(mark)).toEqual(expect.arrayContaining(['users', 'companies', 'matchings', 'idempotency']))
  expect((await server.ask('POST /api/v1/me/withdraw', { token: leaver.token, body: { password } })).status).toBe(204)
  expect(await having(mark)).toEqual([])
  // What the other side has is still there.
  expect((await server.ask('GET /api/v1/me/matchings/{_id}', { token: buyer.token, params: { _id } })).answer.matching.state).toBe(
    'declined',
  )
})
