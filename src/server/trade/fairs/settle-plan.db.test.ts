import { describe, expect, it, vi } from 'vitest'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { delays } from '../delays.ts'
import { notifyOfMoves } from '../matchings/tell-changes.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')

type Fair = Awaited<ReturnType<typeof addFair>>
type Trader = Awaited<ReturnType<typeof addTrader>>

let count = 0
const trader = (fair: Fair, role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `settled-${(count += 1)}`)

async function offer(fair: Fair, buyer: Trader, seller: Trader, slots: readonly string[], method: 'ONLINE' | 'OFFLINE' = 'OFFLINE') {
  const body = { _fair: fair._id, _seller: seller._participant, method, slots: [...slots] }
  return (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching._id
}

async function meet(fair: Fair, buyer: Trader, seller: Trader, start: string, method?: 'ONLINE') {
  const _id = await offer(fair, buyer, seller, [start], method)
  const step = (token: string, body: object) => server.ask('PUT /api/v1/me/matchings/{_id}', { token, params: { _id }, body })
  await step(seller.token, { action: 'accept', slots: [start] })
  expect((await step(buyer.token, { action: 'confirm', slot: start })).status).toBe(200)
  return _id
}

const rowOf = (_id: string) => db.selectFrom('matchings').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
const toldTo = async (who: Trader) =>
  (await db.selectFrom('notifications').select('kind').where('_user', '=', who._id).orderBy('createdAt').execute()).map(({ kind }) => kind)
const change = (fair: Fair, body: object) => server.ask('PUT /api/console/fairs/{_id}', { token: admin, params: { _id: fair._id }, body })

describe('a fair that staff change', () => {
  it('cancels meetings of a day that is dropped, takes its times out of offers, and tells both sides once', async () => {
    const fair = await addFair(server)
    const [seller, buyer, other] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
    const [first = '', second = ''] = fair.starts
    const [gone = '', alsoGone = ''] = fair.starts.slice(8)
    const stays = await meet(fair, await trader(fair, 'BUYER'), seller, first)
    const dropped = await meet(fair, buyer, seller, gone)
    const shorter = await offer(fair, other, seller, [second, alsoGone])
    const endless = await offer(fair, other, await trader(fair, 'SELLER'), [alsoGone])
    const before = await rowOf(dropped)
    expect((await change(fair, { days: [fair.days[0]] })).status).toBe(200)
    await server.app.platform.mail.idle()
    expect(await rowOf(dropped)).toMatchObject({ state: 'cancelled', endedBy: 'staff', sequence: before.sequence + 1 })
    expect(await rowOf(stays)).toMatchObject({ state: 'confirmed', startsAt: first })
    expect([(await rowOf(shorter)).state, (await rowOf(endless)).state]).toEqual(['offered', 'cancelled'])
    const slots = await db.selectFrom('matchingSlots').select(['startsAt', 'state']).where('_matching', '=', shorter).execute()
    expect(new Map(slots.map(({ startsAt, state }) => [startsAt, state]))).toEqual(
      new Map([
        [second, 'offered'],
        [alsoGone, 'struck'],
      ]),
    )
    for (const who of [seller, buyer, other]) expect((await toldTo(who)).filter((kind) => kind === 'planChanged')).toHaveLength(1)
    const mails = (server.app.platform.mail.outbox?.messages ?? []).filter(({ to }) => to === `${buyer.name}@example.com`)
    // The other one says that the offer was accepted: its time was agreed by the buyer.
    expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['CANCEL', undefined])
    expect(mails[0]?.calendar?.text).toMatch(new RegExp(`UID:${dropped}@.*\\r\\nSEQUENCE:${before.sequence + 1}\\r\\n`))
    const [own] = (server.app.platform.mail.outbox?.messages ?? []).filter(({ calendar }) => calendar?.method === 'REQUEST')
    expect(own?.calendar?.text).toContain('STATUS:CONFIRMED')
    // Staff of the same fair change something else: nothing is settled twice.
    await change(fair, { opens: '09:00', breaks: [] })
    expect((await toldTo(buyer)).filter((kind) => kind === 'planChanged')).toHaveLength(1)
  })

  it('makes the calendar files of its mails when they are sent', async () => {
    const { mail } = server.app.platform
    const fair = await addFair(server)
    const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
    const dropped = await meet(fair, buyer, seller, fair.starts[8] ?? '')
    await mail.idle()
    const deliver = vi.spyOn(mail, 'deliver').mockReturnValue()
    await change(fair, { days: [fair.days[0]] })
    const queued = await db.selectFrom('deliveries').select('payload').where('state', '=', 'queued').execute()
    expect(queued.map(({ payload }) => payload?.includes('calendar'))).toEqual([false, false])
    deliver.mockRestore()
    await mail.deliverDue()
    const sent = mail.outbox?.messages.slice(0, 2).map(({ calendar }) => [calendar?.method, calendar?.text.includes(`UID:${dropped}@`)])
    expect(sent).toEqual([
      ['CANCEL', true],
      ['CANCEL', true],
    ])
  })

  it('seats meetings of a table that is gone at another one, and cancels those for which none is free', async () => {
    const fair = await addFair(server, { tables: 2 })
    const sides = await Promise.all(['SELLER', 'BUYER', 'SELLER', 'BUYER'].map((role) => trader(fair, role as 'SELLER')))
    const [s, a, t, b] = sides as [Trader, Trader, Trader, Trader]
    const [full = '', half = ''] = fair.starts
    const both = [await meet(fair, a, s, full), await meet(fair, b, t, full)]
    const alone = await meet(fair, a, t, half)
    await db.updateTable('matchings').set({ tableNumber: 2 }).where('_id', '=', alone).execute()
    expect((await change(fair, { tables: 1 })).status).toBe(200)
    expect(await rowOf(alone)).toMatchObject({ state: 'confirmed', tableNumber: 1 })
    const rows = await Promise.all(both.map(rowOf))
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['cancelled', 'confirmed'])
    expect(rows.find(({ state }) => state === 'confirmed')).toMatchObject({ tableNumber: 1 })
    await notifyOfMoves(server.app.platform, new Date(Date.now() + delays.movedMeeting))
    expect(await toldTo(a)).toContain('moved')
  })

  it('tells those who meet at a table of another venue, once, and raises what calendars go by', async () => {
    const fair = await addFair(server)
    const [seller, buyer, online] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
    const here = [
      await meet(fair, buyer, seller, fair.starts[0] ?? ''),
      await meet(fair, buyer, await trader(fair, 'SELLER'), fair.starts[1] ?? ''),
    ]
    const there = await meet(fair, online, seller, fair.starts[2] ?? '', 'ONLINE')
    const before = await Promise.all([...here, there].map(async (_id) => (await rowOf(_id)).sequence))
    await change(fair, { title: fair.title, venue: { ko: '코엑스' } })
    const after = await Promise.all([...here, there].map(async (_id) => (await rowOf(_id)).sequence))
    expect(after.map((sequence, index) => sequence - (before[index] ?? 0))).toEqual([1, 1, 0])
    const told = await Promise.all(
      [seller, buyer, online].map(async (who) => (await toldTo(who)).filter((kind) => kind === 'venueChanged').length),
    )
    expect(told).toEqual([1, 1, 0])
    await server.app.platform.mail.idle()
    const { messages = [] } = server.app.platform.mail.outbox ?? {}
    const [mail] = messages.filter(({ to }) => to === `${buyer.name}@example.com`)
    expect(mail?.calendar?.method).toBe('PUBLISH')
    for (const [index, _id] of here.entries()) {
      const entry = new RegExp(`UID:${_id}@[^]*?SEQUENCE:${after[index]}\\r[^]*?LOCATION:코엑스`)
      expect(mail?.calendar?.text).toMatch(entry)
    }
  })
})

describe('a member whom staff suspend', () => {
  const business = async ({ _id }: Trader) =>
    (await server.ask('GET /api/console/users/{_id}/account', { token: admin, params: { _id } })).answer.account.business
  const set = ({ _id }: Trader, body: object) => server.ask('PUT /api/console/users/{_id}', { token: admin, params: { _id }, body })

  it('has its meetings and offers cancelled, as staff were told before, and both sides hear of it', async () => {
    const fair = await addFair(server)
    const [seller, buyer, other] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
    const [agreed, offered] = [
      await meet(fair, buyer, seller, fair.starts[0] ?? ''),
      await offer(fair, other, seller, [fair.starts[1] ?? '']),
    ]
    expect(await business(seller)).toEqual([
      { text: '등록한 회사 1곳', endsBySuspension: false },
      { text: '앞으로 할 상담 1건', endsBySuspension: true },
      { text: '답을 기다리는 상담 제안 1건', endsBySuspension: true },
    ])
    expect((await set(seller, { status: 'suspended' })).status).toBe(200)
    for (const _id of [agreed, offered]) expect(await rowOf(_id)).toMatchObject({ state: 'cancelled', endedBy: 'staff' })
    for (const who of [seller, buyer, other]) expect((await toldTo(who)).at(-1)).toBe('cancelled')
    expect(await business(seller)).toEqual([{ text: '등록한 회사 1곳', endsBySuspension: false }])
    // Another change of a suspended account settles nothing again, and who is let in again begins anew.
    await set(seller, { name: '다른 이름' })
    await set(seller, { status: 'active' })
    expect((await rowOf(agreed)).state).toBe('cancelled')
  })

  it('keeps its role while something is under way, and is told what', async () => {
    const fair = await addFair(server)
    const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
    await meet(fair, buyer, seller, fair.starts[0] ?? '')
    const refused = await set(buyer, { role: 'STAFF' })
    expect([refused.status, refused.error.code]).toEqual([409, 'roleInUse'])
    expect(refused.error.message).toContain('등록한 회사 1곳, 앞으로 할 상담 1건')
    expect((await set(buyer, { role: 'BUYER', name: '같은 구분' })).status).toBe(200)
  })
})
