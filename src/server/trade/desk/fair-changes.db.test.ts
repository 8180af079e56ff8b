import { describe, expect, it } from 'vitest'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { delays } from '../delays.ts'
import { notifyOfMoves } from '../matchings/tell-changes.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const admin = await server.login('admin')
let count = 0

type OfFair = Awaited<ReturnType<typeof addFair>>
type Trader = Awaited<ReturnType<typeof trader>>
const trader = ({ _id }: OfFair, role: 'SELLER' | 'BUYER') => addTrader(server, _id, role, `change-${role.toLowerCase()}-${(count += 1)}`)

const place = async (fair: OfFair, seller: Trader, buyer: Trader, startsAt: string | undefined) => {
  const reply = await server.ask('POST /api/console/fairs/{_id}/matchings', {
    token: admin,
    params: { _id: fair._id },
    body: { _seller: seller._participant, _buyer: buyer._participant, method: 'OFFLINE', startsAt: startsAt ?? '' },
  })
  expect(reply.status).toBe(201)
  return reply.answer.matching
}
const step = (fair: OfFair, mid: string, body: object) =>
  server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params: { _id: fair._id, mid }, body })
const takeBack = (fair: OfFair, mid: string, version?: number) =>
  server.ask('DELETE /api/console/fairs/{_id}/changes/{mid}', {
    token: admin,
    params: { _id: fair._id, mid },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  })
const changesOf = async ({ _id }: OfFair) =>
  (await server.ask('GET /api/console/fairs/{_id}/changes', { token: admin, params: { _id } })).answer
const collect = ({ _id }: OfFair, isCollected: boolean) =>
  server.ask('PUT /api/console/fairs/{_id}/changes', { token: admin, params: { _id }, body: { isCollected } })
const settle = ({ _id }: OfFair, asOf: string, isTold: boolean) =>
  server.ask('POST /api/console/fairs/{_id}/changes/telling', { token: admin, params: { _id }, body: { asOf, isTold } })
const told = async ({ token }: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token })).answer.notifications.map(({ kind }) => kind)
const rowOf = (mid: string) => db.selectFrom('matchings').selectAll().where('_id', '=', mid).executeTakeFirst()
const laterOn = (ms = 2 * delays.movedMeeting) => notifyOfMoves(platform, new Date(Date.now() + ms))
/** Three who take part, and a meeting of the first two of which both know. */
async function known() {
  const fair = await addFair(server)
  const [seller, buyer, other] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
  const meeting = await place(fair, seller, buyer, fair.starts[0])
  await laterOn()
  const { version = 0, tableNumber } = (await rowOf(meeting._id)) ?? {}
  return { fair, seller, buyer, other, _id: meeting._id, version, tableNumber }
}

describe('what staff have done with a meeting', () => {
  it('is taken back before it is told: a placement leaves nothing, or the offer that was there', async () => {
    const fair = await addFair(server)
    const [seller, buyer, other] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
    const made = await place(fair, seller, buyer, fair.starts[0])
    expect((await takeBack(fair, made._id, made.version + 1)).status).toBe(412)
    expect((await takeBack(fair, made._id, made.version)).status).toBe(204)
    expect(await rowOf(made._id)).toBeUndefined()
    const slots = fair.starts.slice(1, 3)
    const body = { _fair: fair._id, _seller: seller._participant, method: 'OFFLINE' as const, slots }
    const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: other.token, body })).answer.matching
    const before = await rowOf(_id)
    await place(fair, seller, other, fair.starts[1])
    expect((await takeBack(fair, _id)).status).toBe(204)
    const { state, awaits, startsAt, tableNumber, expiresAt } = (await rowOf(_id)) ?? {}
    expect({ state, awaits, startsAt, tableNumber, expiresAt }).toEqual({
      state: 'offered',
      awaits: 'seller',
      startsAt: null,
      tableNumber: null,
      expiresAt: before?.expiresAt,
    })
    await laterOn()
    expect([await told(seller), await told(buyer), await told(other)]).toEqual([['offered'], [], []])
    expect((await takeBack(fair, _id)).error.code).toBe('matchingState')
  })

  it('is taken back before it is told: a move, and a cancellation with its time and table unless others have them', async () => {
    const { fair, seller, buyer, other, _id, tableNumber } = await known()
    const [first = '', second = ''] = fair.starts
    await step(fair, _id, { action: 'move', slot: second })
    expect((await takeBack(fair, _id)).status).toBe(204)
    expect(await rowOf(_id)).toMatchObject({ state: 'confirmed', startsAt: first, tableNumber })
    await step(fair, _id, { action: 'cancel', reason: '사정이 생겼습니다' })
    expect((await takeBack(fair, _id)).status).toBe(204)
    expect(await rowOf(_id)).toMatchObject({ state: 'confirmed', startsAt: first, tableNumber, reason: null, endedBy: null })
    await laterOn()
    expect([await told(seller), await told(buyer)]).toEqual([['confirmed'], ['confirmed']])
    await step(fair, _id, { action: 'cancel', reason: '사정이 생겼습니다' })
    await place(fair, seller, other, first)
    expect((await takeBack(fair, _id)).error.code).toBe('slotTaken')
    await laterOn()
    expect((await told(seller)).toSorted()).toEqual(['cancelled', 'confirmed', 'confirmed', 'meetingsChanged'])
    expect(await told(buyer)).toEqual(['cancelled', 'confirmed'])
    const { events } = (
      await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params: { _id: fair._id, mid: _id } })
    ).answer
    expect(events.map(({ action }) => action)).toEqual(['cancel', 'undo', 'cancel', 'undo', 'move', 'schedule', 'offer'])
  })

  it('is no news where it was made and cancelled before anybody knew', async () => {
    const fair = await addFair(server)
    const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
    const { _id } = await place(fair, seller, buyer, fair.starts[0])
    await step(fair, _id, { action: 'cancel', reason: '잘못 눌렀습니다' })
    expect((await changesOf(fair)).summary.total).toBe(0)
    await takeBack(fair, _id)
    expect((await changesOf(fair)).changes).toMatchObject([{ kind: 'placed', from: null, to: { startsAt: fair.starts[0] } }])
    await step(fair, _id, { action: 'cancel', reason: '잘못 눌렀습니다' })
    await laterOn()
    expect([await told(seller), await told(buyer)]).toEqual([[], []])
  })
})

describe('changes of a fair that are collected', () => {
  const mailsOf = (who: Trader, since: number) =>
    (platform.mail.outbox?.messages ?? [])
      .slice(0, (platform.mail.outbox?.messages.length ?? 0) - since)
      .filter(({ to }) => to.includes(who.name))

  it('wait until they are sent: one mail to a member, with all of its meetings for the calendar', async () => {
    const { fair, seller, buyer, other, _id, tableNumber } = await known()
    const [first = '', second = '', third = '', fourth = ''] = fair.starts
    expect((await collect(fair, true)).status).toBe(204)
    await step(fair, _id, { action: 'move', slot: second })
    const placed = await place(fair, seller, other, third)
    await laterOn()
    expect([await told(seller), await told(buyer), await told(other)]).toEqual([['confirmed'], ['confirmed'], []])
    const { changes, summary, isCollected, asOf } = await changesOf(fair)
    expect([isCollected, summary.total]).toEqual([true, 2])
    expect(changes).toMatchObject([
      { _matching: _id, kind: 'moved', from: { startsAt: first, tableNumber }, to: { startsAt: second } },
      { _matching: placed._id, kind: 'placed', from: null, to: { startsAt: third }, buyer: other.name },
    ])
    const { toDo } = (await server.ask('GET /api/console/fairs/{_id}/overview', { token: admin, params: { _id: fair._id } })).answer
      .overview
    expect(toDo.moved).toBe(2)
    // What nobody has seen in the list is not sent.
    await step(fair, placed._id, { action: 'move', slot: fourth })
    const later = new Date(Date.parse(asOf) + 1).toISOString()
    await db.updateTable('queuedMoves').set({ at: later }).where('_matching', '=', placed._id).execute()
    await platform.mail.idle()
    const before = platform.mail.outbox?.messages.length ?? 0
    expect((await settle(fair, asOf, true)).answer.count).toBe(1)
    await laterOn(0)
    expect([await told(buyer), await told(other)]).toEqual([['moved', 'confirmed'], []])
    await step(fair, _id, { action: 'cancel', reason: '사정이 생겼습니다' })
    expect((await settle(fair, (await changesOf(fair)).asOf, true)).answer.count).toBe(2)
    await laterOn(0)
    await laterOn(0)
    await platform.mail.idle()
    expect((await told(seller)).slice(0, 3).toSorted()).toEqual(['cancelled', 'confirmed', 'meetingsChanged'])
    const mails = mailsOf(seller, before)
    expect(mails).toHaveLength(2)
    const calendar = mails[0]?.calendar?.text ?? ''
    expect(calendar).toContain(`UID:${placed._id}@`)
    expect(calendar).toMatch(new RegExp(String.raw`UID:${_id}@[^]*STATUS:CANCELLED`))
  })

  it('are told to nobody where staff say so, which is noted, and the meetings are as they were put', async () => {
    const { fair, seller, buyer, _id } = await known()
    await collect(fair, true)
    await step(fair, _id, { action: 'move', slot: fair.starts[3] })
    const { asOf } = await changesOf(fair)
    expect((await settle(fair, asOf, false)).answer.count).toBe(1)
    await laterOn()
    expect([await told(seller), await told(buyer)]).toEqual([['confirmed'], ['confirmed']])
    expect(await rowOf(_id)).toMatchObject({ state: 'confirmed', startsAt: fair.starts[3] })
    const noted = await db.selectFrom('audit').select('action').where('resource', '=', 'matchings').where('_item', '=', _id).execute()
    expect(noted).toEqual([{ action: 'silence' }])
  })

  it('are told a minute later where they are collected no more', async () => {
    const { fair, buyer, _id } = await known()
    await collect(fair, true)
    await step(fair, _id, { action: 'move', slot: fair.starts[3] })
    await collect(fair, false)
    await laterOn(delays.movedMeeting / 2)
    expect(await told(buyer)).toEqual(['confirmed'])
    await laterOn()
    expect(await told(buyer)).toEqual(['moved', 'confirmed'])
  })
})
