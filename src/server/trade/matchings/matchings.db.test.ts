import { fairs } from '#contract/trade/fairs.ts'
import { participants } from '#contract/trade/participants.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { tradeLimits } from '#contract/trade/limits.ts'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../../db/repository-of.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { expireMatchings, remindOfMeetings } from './expiry.ts'
import { lockAccounts } from '../fairs/participation.ts'
import { takeStep } from './steps.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const fair = await addFair(server)
const { starts } = fair
const admin = await server.login('admin')
let count = 0

const trader = (role: 'SELLER' | 'BUYER', _fair = fair._id) => addTrader(server, _fair, role, `${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

const offer = (buyer: Trader, seller: Trader, slots: string[], method: 'ONLINE' | 'OFFLINE' = 'OFFLINE', _fair = fair._id) =>
  server.ask('POST /api/v1/me/matchings', { token: buyer.token, body: { _fair, _seller: seller._participant, method, slots } })
const act = (who: Trader, _id: string, body: object, headers: Record<string, string> = {}) =>
  server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body, headers })
const told = async (who: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token: who.token })).answer.notifications.map(({ kind }) => kind)

/** A matching with an agreed time. */
async function agreed(buyer: Trader, seller: Trader, slot: string, _fair = fair._id) {
  const { _id } = (await offer(buyer, seller, [slot], 'OFFLINE', _fair)).answer.matching
  await act(seller, _id, { action: 'accept', slots: [slot] })
  const { status, answer } = await act(buyer, _id, { action: 'confirm', slot })
  expect(status).toBe(200)
  return answer.matching
}

describe('a matching', () => {
  it('is offered, accepted with three of its times at most, and agreed at one of them, and both sides hear of it', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const slots = starts.slice(0, 4)
    const offered = await offer(buyer, seller, slots)
    expect(offered.status).toBe(201)
    const { _id } = offered.answer.matching
    expect(offered.answer.matching).toMatchObject({
      state: 'offered',
      awaits: 'seller',
      role: 'buyer',
      actions: ['cancel', 'change'],
      other: { name: seller.name },
    })
    expect((await act(seller, _id, { action: 'accept', slots })).error.issues?.[0]?.path).toBe('slots')
    const accepted = await act(seller, _id, { action: 'accept', slots: slots.slice(1, 4) })
    expect(accepted.answer.matching).toMatchObject({ state: 'accepted', awaits: 'buyer', actions: ['cancel'] })
    expect((await act(buyer, _id, { action: 'confirm', slot: slots[0] })).error.code).toBe('slotTaken')
    const confirmed = await act(buyer, _id, { action: 'confirm', slot: slots[2] })
    expect(confirmed.answer.matching).toMatchObject({ state: 'confirmed', startsAt: slots[2], awaits: null })
    expect(confirmed.answer.matching.tableNumber).toBeGreaterThan(0)
    expect([await told(seller), await told(buyer)]).toEqual([['confirmed', 'offered'], ['accepted']])
  })

  it('refuses what cannot be done now, and says what can', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const { _id, version } = (await offer(buyer, seller, [starts[0] ?? ''])).answer.matching
    const refused = await act(buyer, _id, { action: 'confirm', slot: starts[0] })
    expect([refused.status, refused.error.code]).toEqual([409, 'matchingState'])
    expect(refused.error.current).toEqual({ state: 'offered', version, actions: ['cancel', 'change'] })
    const stale = await act(seller, _id, { action: 'decline', reason: '다음에' }, { 'if-match': '"7"' })
    expect([stale.status, stale.error.code]).toEqual([412, 'stale'])
    expect((await act(seller, _id, { action: 'decline', reason: '다음에' })).answer.matching).toMatchObject({
      state: 'declined',
      reason: '다음에',
    })
    expect((await act(seller, _id, { action: 'accept', slots: [starts[0]] })).error.current).toMatchObject({ actions: [] })
    const again = await offer(buyer, seller, [starts[0] ?? ''])
    expect(again.status).toBe(201)
    expect((await offer(buyer, seller, [starts[1] ?? ''])).error.code).toBe('matchingExists')
  })

  it('is not offered, nor is another time proposed, again and again to disturb somebody', async () => {
    const [buyer, seller, other] = [await trader('BUYER'), await trader('SELLER'), await trader('SELLER')]
    const [first = '', second = ''] = starts
    const tried: string[] = []
    for (let round = 0; round <= tradeLimits.offersPerDay; round += 1) {
      const { answer, error } = await offer(buyer, seller, [first])
      tried.push(error.code ?? 'offered')
      if (error.code === undefined) await act(buyer, answer.matching._id, { action: 'cancel', reason: '다음에' })
    }
    expect(tried).toEqual([...Array.from({ length: tradeLimits.offersPerDay }, () => 'offered'), 'tooManyToday'])
    const { _id } = await agreed(buyer, other, first)
    const proposed: string[] = []
    for (let round = 0; round <= tradeLimits.proposalsPerDay; round += 1) {
      proposed.push((await act(buyer, _id, { action: 'propose', slots: [second] })).error.code ?? 'proposed')
      await act(buyer, _id, { action: 'refuse' })
    }
    expect(proposed).toEqual([...Array.from({ length: tradeLimits.proposalsPerDay }, () => 'proposed'), 'tooManyToday'])
    expect((await act(other, _id, { action: 'propose', slots: [second] })).status).toBe(200)
  })

  it('is for those who take part alone, and with those alone', async () => {
    const other = await addFair(server)
    const [buyer, seller, outside] = [await trader('BUYER'), await trader('SELLER'), await trader('BUYER', other._id)]
    expect((await offer(outside, seller, [starts[0] ?? ''])).error.code).toBe('notParticipating')
    expect((await offer(seller, seller, [starts[0] ?? ''])).error).toMatchObject({
      code: 'wrongRole',
      message: '회원님의 구분(판매 기업이나 바이어)으로는 하실 수 없습니다.',
    })
    expect((await offer(buyer, buyer, [starts[0] ?? ''])).status).toBe(404)
    await db.updateTable('companies').set({ state: 'PENDING' }).where('_id', '=', seller._company).execute()
    expect((await offer(buyer, seller, [starts[0] ?? ''])).status).toBe(404)
  })

  it('takes its time out of what else is open, and ends what has none left, at once', async () => {
    const seller = await trader('SELLER')
    const [first, second, third] = [await trader('BUYER'), await trader('BUYER'), await trader('BUYER')]
    const [slot = '', later = ''] = starts
    const alone = (await offer(second, seller, [slot])).answer.matching
    const more = (await offer(third, seller, [slot, later])).answer.matching
    const { slots } = (await server.ask('GET /api/v1/me/schedules/{_fair}', { token: seller.token, params: { _fair: fair._id } })).answer
      .schedule
    expect(slots.slice(0, 2).map(({ waiting }) => waiting)).toEqual([2, 1])
    // Who looks at one of them is told of the others.
    const ofAlone = await server.ask('GET /api/v1/me/matchings/{_id}/schedules', { token: seller.token, params: { _id: alone._id } })
    expect(ofAlone.answer.schedule.slots.slice(0, 2).map(({ waiting }) => waiting)).toEqual([1, 1])
    await agreed(first, seller, slot)
    const read = async (who: Trader, _id: string) =>
      (await server.ask('GET /api/v1/me/matchings/{_id}', { token: who.token, params: { _id } })).answer.matching
    expect(await read(second, alone._id)).toMatchObject({ state: 'cancelled', endedBy: 'system' })
    expect(await read(third, more._id)).toMatchObject({ state: 'offered', slots: [{ state: 'struck' }, { state: 'offered' }] })
    expect(await told(second)).toEqual(['settled'])
    const late = await offer(second, seller, [slot])
    expect([late.status, late.error.code]).toEqual([409, 'slotTaken'])
    expect((late.error.current as { free: string[] }).free).toEqual(starts.slice(1))
    expect((await offer(second, seller, [later])).status).toBe(201)
  })

  it('is accepted with what is left of a choice where the seller wants that, once for one key', async () => {
    const [buyer, other, seller] = [await trader('BUYER'), await trader('BUYER'), await trader('SELLER')]
    const slots = starts.slice(0, 3)
    const { _id } = (await offer(buyer, seller, slots)).answer.matching
    await agreed(other, seller, starts[1] ?? '')
    const whole = await act(seller, _id, { action: 'accept', slots })
    // Nothing that the same call would refuse is offered in its place.
    expect([whole.error.code, whole.error.current]).toMatchObject([
      'slotTaken',
      { left: [starts[0], starts[2]], free: [starts[0], starts[2]] },
    ])
    const none = await act(seller, _id, { action: 'accept', slots: slots.slice(1, 2), takesLeft: true })
    expect(none.error.code).toBe('slotTaken')
    const key = { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' }
    for (const _try of [1, 2]) {
      const { answer } = await act(seller, _id, { action: 'accept', slots, takesLeft: true }, key)
      expect(answer.matching.slots.map(({ state }) => state)).toEqual(['picked', 'struck', 'picked'])
    }
    expect((await told(buyer)).filter((kind) => kind === 'accepted')).toHaveLength(1)
  })

  it('is agreed at the next of its buyer’s own times where the first is taken, once for one key', async () => {
    const own = await addFair(server)
    const [buyer, other, seller] = [await trader('BUYER', own._id), await trader('BUYER', own._id), await trader('SELLER', own._id)]
    const [first = '', second = '', third = '', fourth = ''] = own.starts
    const { _id } = (await offer(buyer, seller, [first, second, third], 'OFFLINE', own._id)).answer.matching
    await act(seller, _id, { action: 'accept', slots: [first, second, third] })
    await agreed(other, seller, second, own._id)
    const none = await act(buyer, _id, { action: 'confirm', slot: second, orElse: [fourth] })
    expect([none.error.code, (none.error.current as { left: string[] }).left]).toEqual(['slotTaken', [first, third]])
    const key = { 'idempotency-key': crypto.randomUUID(), 'if-match': '"2"' }
    for (const _try of [1, 2]) {
      const { answer } = await act(buyer, _id, { action: 'confirm', slot: second, orElse: [third, first] }, key)
      expect(answer.matching).toMatchObject({ state: 'confirmed', startsAt: third })
    }
    expect((await told(seller)).filter((kind) => kind === 'confirmed')).toHaveLength(2)
  })

  it('keeps its time until another one is agreed by the other side', async () => {
    const [buyer, seller, other] = [await trader('BUYER'), await trader('SELLER'), await trader('BUYER')]
    const [slot = '', later = '', last = ''] = starts
    const { _id, tableNumber } = await agreed(buyer, seller, slot)
    expect((await act(seller, _id, { action: 'propose', slots: [later, last] })).answer.matching).toMatchObject({
      state: 'rescheduling',
      startsAt: slot,
      tableNumber,
    })
    expect((await act(seller, _id, { action: 'agree', slot: later })).error.code).toBe('matchingState')
    // Nobody waits for a proposal: the time goes to who agrees first.
    await agreed(other, seller, later)
    expect((await act(buyer, _id, { action: 'agree', slot: later })).error.code).toBe('slotTaken')
    const moved = (await act(buyer, _id, { action: 'agree', slot: last })).answer.matching
    expect(moved).toMatchObject({ state: 'confirmed', startsAt: last })
    const held = await db
      .selectFrom('matchings')
      .select('startsAt')
      .where('_seller', '=', seller._id)
      .where('state', '=', 'confirmed')
      .orderBy('startsAt')
      .execute()
    expect(held.map(({ startsAt }) => startsAt)).toEqual([later, last])
    expect((await act(buyer, _id, { action: 'cancel', reason: '일정이 바뀌었습니다' })).answer.matching).toMatchObject({
      state: 'cancelled',
    })
  })

  it('is agreed only where a table is left, and within the limits of the fair', async () => {
    const small = await addFair(server, { tables: 1, maxMeetings: 1, maxOffers: 2 })
    const [slot = '', later = ''] = small.starts
    const add = (role: 'SELLER' | 'BUYER') => trader(role, small._id)
    const [a, b, c, s, t, u] = [
      await add('BUYER'),
      await add('BUYER'),
      await add('BUYER'),
      await add('SELLER'),
      await add('SELLER'),
      await add('SELLER'),
    ]
    const { _id } = (await offer(b, t, [slot, later], 'OFFLINE', small._id)).answer.matching
    await act(t, _id, { action: 'accept', slots: [slot, later] })
    await agreed(a, s, slot, small._id)
    const full = await act(b, _id, { action: 'confirm', slot })
    expect([full.error.code, (full.error.current as { left: string[] }).left]).toEqual(['slotTaken', [later]])
    const next = (await offer(c, s, [later], 'ONLINE', small._id)).answer.matching
    await act(s, next._id, { action: 'accept', slots: [later] })
    expect((await act(c, next._id, { action: 'confirm', slot: later })).error.code).toBe('limitReached')
    expect((await offer(c, t, [later], 'ONLINE', small._id)).status).toBe(201)
    expect((await offer(c, u, [later], 'ONLINE', small._id)).error.code).toBe('limitReached')
  })

  it('expires without an answer, and reminds both sides of what is agreed, once', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const { _id } = (await offer(buyer, seller, [starts[0] ?? ''])).answer.matching
    const past = new Date(Date.now() - 1000).toISOString()
    await db.updateTable('matchings').set({ expiresAt: past }).where('_id', '=', _id).execute()
    await expireMatchings(platform)
    await expireMatchings(platform)
    expect([await told(buyer), await told(seller)]).toEqual([['expired'], ['expired', 'offered']])
    const { _id: meeting } = await agreed(buyer, seller, starts[1] ?? '')
    const begins = Date.parse(starts[1] ?? '')
    await remindOfMeetings(platform, new Date(begins - 25 * 60 * 60_000))
    expect((await told(buyer)).filter((kind) => kind === 'dayAhead')).toEqual([])
    for (const minutes of [23 * 60, 22 * 60, 14, 13]) await remindOfMeetings(platform, new Date(begins - minutes * 60_000))
    expect((await told(buyer)).slice(0, 2).toSorted()).toEqual(['dayAhead', 'soon'])
    expect((await told(seller)).filter((kind) => kind === 'soon')).toHaveLength(1)
    expect(meeting).toBeTruthy()
  })

  it('that cannot be reminded of keeps no other waiting', async () => {
    const own = await addFair(server)
    const add = (role: 'SELLER' | 'BUYER') => trader(role, own._id)
    const [broken, fine, other, seller] = [await add('BUYER'), await add('BUYER'), await add('SELLER'), await add('SELLER')]
    const [first = '', second = ''] = own.starts
    const { _id } = await agreed(broken, other, first, own._id)
    await agreed(fine, seller, second, own._id)
    // Who reads its owner's channels fails.
    await db.updateTable('users').set({ channels: 'no JSON' }).where('_id', '=', broken._id).execute()
    const before = new Date(Date.parse(first) - 14 * 60_000)
    await expect(remindOfMeetings(platform, before)).rejects.toThrow(/JSON/)
    expect(await told(fine)).toContain('dayAhead')
    const { remindedSoon } = await db.selectFrom('matchings').select('remindedSoon').where('_id', '=', _id).executeTakeFirstOrThrow()
    expect(remindedSoon).toBe(0)
    await db.updateTable('users').set({ channels: '[]' }).where('_id', '=', broken._id).execute()
    await remindOfMeetings(platform, before)
    expect(await told(broken)).toEqual(['soon', 'dayAhead', 'accepted'])
  })

  it('is marked by both sides after it, and by staff where they do not agree', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const { _id } = await agreed(buyer, seller, starts[0] ?? '')
    expect((await act(buyer, _id, { action: 'mark', outcome: 'met' })).error.code).toBe('matchingState')
    await db
      .updateTable('matchings')
      .set({ startsAt: new Date(Date.now() - 1000).toISOString() })
      .where('_id', '=', _id)
      .execute()
    expect((await act(buyer, _id, { action: 'mark', outcome: 'met' })).answer.matching).toMatchObject({
      state: 'confirmed',
      marks: { buyer: 'met' },
    })
    expect((await act(seller, _id, { action: 'mark', outcome: 'missed' })).answer.matching).toMatchObject({
      state: 'disputed',
      awaits: 'staff',
    })
    expect([(await told(buyer))[0], (await told(seller))[0]]).toEqual(['disputed', 'confirmed'])
    const params = { _id: fair._id, mid: _id }
    const body = { action: 'mark', outcome: 'met' }
    expect((await server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params, body })).answer.matching.state).toBe(
      'met',
    )
    expect([(await told(buyer))[0], (await told(seller))[0]]).toEqual(['judgedMet', 'judgedMet'])
    const { events } = (await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params })).answer
    expect(events.map(({ action, by, user }) => [action, by, user])).toEqual([
      ['mark', 'staff', '관리자'],
      ['mark', 'seller', null],
      ['mark', 'buyer', null],
      ['confirm', 'buyer', null],
      ['accept', 'seller', null],
      ['offer', 'buyer', null],
    ])
  })
})

describe('what came of a meeting', () => {
  it('is said by each side once it has begun, and read by that side and staff alone', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const { _id } = await agreed(buyer, seller, starts[3] ?? '')
    const say = (who: Trader, body: object) =>
      server.ask('PUT /api/v1/me/matchings/{_id}/outcome', { token: who.token, params: { _id }, body })
    expect((await say(seller, { interest: 'high' })).error.code).toBe('matchingState')
    await db
      .updateTable('matchings')
      .set({ startsAt: new Date(Date.now() - 1000).toISOString() })
      .where('_id', '=', _id)
      .execute()
    expect((await say(seller, { rating: 6 })).error.issues?.map(({ path }) => path)).toEqual(['rating'])
    const said = {
      interest: 'high',
      amount: 12_000_000,
      nextStep: 'samples',
      note: '견본 세 가지',
      rating: 5,
      comment: '통역이 좋았습니다',
    }
    expect((await say(seller, said)).answer.outcome).toMatchObject(said)
    // What is left out stays, and null takes away.
    expect((await say(seller, { amount: 9_000_000, comment: null })).answer.outcome).toMatchObject({
      ...said,
      amount: 9_000_000,
      comment: null,
    })
    const read = async (who: Trader) =>
      (await server.ask('GET /api/v1/me/matchings/{_id}', { token: who.token, params: { _id } })).answer.matching
    expect([await read(seller), await read(buyer)].map(({ outcome, canReport }) => [outcome?.rating, canReport])).toEqual([
      [5, true],
      [undefined, true],
    ])
    const board = await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params: { _id: fair._id, mid: _id } })
    expect(board.answer.matching.outcomes).toMatchObject({ buyer: null, seller: { interest: 'high', amount: 9_000_000 } })
    const sheet = await server.app.inject({ url: `/api/console/fairs/${fair._id}/excel`, headers: { authorization: `Bearer ${admin}` } })
    const [heading = [], ...rows] = await readSheet(sheet.rawPayload)
    const row = rows.find((each) => each[5] === buyer.name)
    const under = (name: string) => row?.[heading.indexOf(name)]
    expect(['판매 기업: 관심', '판매 기업: 상담 평가(1~5점)', '바이어: 관심'].map(under)).toEqual(['높음', 5, null])
    // Who took it along is noted.
    const { notes } = (await server.ask('GET /api/console/audit', { token: admin, query: { resource: 'fairs' } })).answer
    expect(notes[0]).toMatchObject({ action: 'export', user: { username: 'admin' } })
    const own = { token: seller.token, query: { _fair: fair._id, isAgreed: true } }
    const { matchings, summary } = (await server.ask('GET /api/v1/me/matchings', own)).answer
    expect([matchings.map((one) => one._id), summary.total]).toEqual([[_id], 1])
  })
})

describe('a member’s matchings', () => {
  it('are each in one part: what waits for the member or for others, what is to come, what is over', async () => {
    const { _id: _fair, starts: times } = await addFair(server)
    const buyer = await trader('BUYER', _fair)
    const sellers = await Promise.all([1, 2, 3, 4, 5].map(() => trader('SELLER', _fair)))
    const [s1, s2, s3, s4, s5] = sellers as [Trader, Trader, Trader, Trader, Trader]
    const [first = '', second = '', third = ''] = times
    // In the order of their times, not of their making.
    const later = (await agreed(buyer, s1, third, _fair))._id
    const sooner = (await agreed(buyer, s2, second, _fair))._id
    const offered = (await offer(buyer, s3, [first], 'OFFLINE', _fair)).answer.matching._id
    const accepted = (await offer(buyer, s4, [first], 'OFFLINE', _fair)).answer.matching._id
    await act(s4, accepted, { action: 'accept', slots: [first] })
    const declined = (await offer(buyer, s5, [first], 'OFFLINE', _fair)).answer.matching._id
    await act(s5, declined, { action: 'decline', reason: '다음에' })
    const list = async (query: object, { token } = buyer) => {
      const { matchings, myTurn, parts, summary } = (await server.ask('GET /api/v1/me/matchings', { token, query })).answer
      expect(summary.total).toBe(matchings.length)
      return { ids: matchings.map(({ _id }) => _id), myTurn, parts }
    }
    const counts = { myTurn: 1, parts: { waiting: 1, agreed: 2, past: 1 } }
    expect(await list({ part: 'waiting' })).toEqual({ ids: [offered], ...counts })
    expect(await list({ part: 'agreed' })).toEqual({ ids: [sooner, later], ...counts })
    expect(await list({ part: 'past' })).toEqual({ ids: [declined], ...counts })
    expect(await list({ isMyTurn: true })).toEqual({ ids: [accepted], ...counts })
    expect(await list({ part: 'waiting' }, s3)).toMatchObject({ ids: [], myTurn: 1, parts: { waiting: 0, agreed: 0, past: 0 } })
    // A meeting whose time is over is one of the past, whether or not anybody has said that it took place.
    await db.updateTable('matchings').set({ endsAt: '2020-01-01T00:00:00.000Z' }).where('_id', '=', sooner).execute()
    expect(await list({ part: 'agreed' })).toMatchObject({ ids: [later] })
    expect(await list({ part: 'past' })).toMatchObject({ ids: [declined, sooner] })
  })
})

describe('under any concurrency', () => {
  it('a seller, a buyer and a table meet once at a time, and who is late is told what is free', async () => {
    const busy = await addFair(server, { tables: 2 })
    const [slot = '', later = ''] = busy.starts
    const sellers = await Promise.all([1, 2, 3].map(() => trader('SELLER', busy._id)))
    const buyers = await Promise.all([1, 2, 3].map(() => trader('BUYER', busy._id)))
    const pairs = sellers.flatMap((seller) => buyers.map((buyer) => ({ seller, buyer })))
    const open = await Promise.all(
      pairs.map(async ({ seller, buyer }) => {
        const { _id } = (await offer(buyer, seller, [slot, later], 'OFFLINE', busy._id)).answer.matching
        await act(seller, _id, { action: 'accept', slots: [slot, later] })
        return { _id, buyer }
      }),
    )
    const results = await Promise.all(open.map(({ _id, buyer }) => act(buyer, _id, { action: 'confirm', slot })))
    expect(results.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { error } of results.filter(({ status }) => status !== 200)) expect(['slotTaken', 'matchingState']).toContain(error.code)
    const held = await db.selectFrom('matchings').selectAll().where('_fair', '=', busy._id).where('state', '=', 'confirmed').execute()
    for (const side of ['_buyer', '_seller', 'tableNumber'] as const) expect(new Set(held.map((row) => row[side])).size).toBe(held.length)
  })

  it('an offer whose last two times go at once to others ends, and both sides hear of it once', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const [otherBuyer, otherSeller] = [await trader('BUYER'), await trader('SELLER')]
    const [first = '', second = ''] = starts.slice(10)
    const { _id } = (await offer(buyer, seller, [first, second])).answer.matching
    /** An agreed meeting but for its last step, which is taken in a transaction that stays open until `until`. */
    const confirm = async (own: Trader, other: Trader, slot: string, hasBegun: () => void, until: Promise<void>) => {
      const { _id: matching } = (await offer(own, other, [slot])).answer.matching
      await act(other, matching, { action: 'accept', slots: [slot] })
      return () =>
        db.transaction().execute(async (tx) => {
          await lockAccounts(tx, [own._id, other._id])
          const row = await tx.selectFrom('matchings').selectAll().where('_id', '=', matching).executeTakeFirstOrThrow()
          const change = { db: tx, platform, now: new Date().toISOString(), afterCommit: () => undefined }
          await takeStep(change, row, { actor: 'buyer', _user: own._id }, { action: 'confirm', slot })
          hasBegun()
          await until
        })
    }
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const one = await confirm(buyer, otherSeller, first, open, mayEnd)
    const two = await confirm(otherBuyer, seller, second, end, Promise.resolve())
    const both = [one(), isOpen.then(two)]
    // The second waits for the first, where it does not see what that has taken.
    await isOpen
    await Promise.race([mayEnd, sleep(100)])
    end()
    await Promise.all(both)
    expect((await db.selectFrom('matchings').select('state').where('_id', '=', _id).executeTakeFirst())?.state).toBe('cancelled')
    const ends = db.selectFrom('notifications').select('_user').where('subject', '=', _id).where('kind', '=', 'settled')
    expect((await ends.execute()).map(({ _user }) => _user).toSorted()).toEqual([buyer._id, seller._id].toSorted())
  })

  it('a meeting takes what it overlaps, at another fair, too', async () => {
    const [early, beside] = [await addFair(server), await addFair(server, { opens: '10:15', closes: '14:15' })]
    const [buyer, seller, other] = [await trader('BUYER', early._id), await trader('SELLER', early._id), await trader('BUYER', early._id)]
    const part = { _fair: beside._id, state: 'APPROVED', reason: null, note: null, minMeetings: null, maxMeetings: null } as const
    const { _id: _seller } = await server.add(participants, { ...part, _user: seller._id, name: seller.name, role: 'SELLER' })
    await server.add(participants, { ...part, _user: other._id, name: other.name, role: 'BUYER' })
    await agreed(buyer, seller, early.starts[1] ?? '', early._id)
    const body = { _fair: beside._id, _seller, method: 'ONLINE', slots: [beside.starts[0], beside.starts[2]] } as const
    const { status, error } = await server.ask('POST /api/v1/me/matchings', { token: other.token, body })
    expect([status, error.code]).toEqual([409, 'slotTaken'])
    const free = (error.current as { free: string[] }).free
    expect(beside.starts.slice(0, 3).map((start) => free.includes(start))).toEqual([false, false, true])
  })

  it('the database itself refuses a second meeting', async () => {
    const [buyer, seller, other] = [await trader('BUYER'), await trader('SELLER'), await trader('BUYER')]
    const { _id } = await agreed(buyer, seller, starts[5] ?? '')
    const row = await db.selectFrom('matchings').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow()
    const twin = { ...row, _id: other._id }
    await expect(
      db
        .insertInto('matchings')
        .values({ ...twin, _buyer: other._id, tableNumber: null })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await expect(
      db
        .insertInto('matchings')
        .values({ ...twin, _seller: other._id, tableNumber: null })
        .execute(),
    ).rejects.toThrow(/unique/i)
    await expect(
      db
        .insertInto('matchings')
        .values({ ...twin, _buyer: other._id, _seller: other._id })
        .execute(),
    ).rejects.toThrow(/unique/i)
  })
})

describe('a schedule', () => {
  it('is free but for what is blocked, and no offer takes a slot that is', async () => {
    const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
    const [slot = '', later = '', last = ''] = starts
    const params = { _fair: fair._id }
    const put = (who: Trader, blocked: string[]) =>
      server.ask('PUT /api/v1/me/schedules/{_fair}', { token: who.token, params, body: { blocked } })
    expect((await put(seller, ['2020-01-01T00:00:00.000Z'])).status).toBe(400)
    expect((await put(seller, [slot, later])).answer.schedule.slots.slice(0, 3).map(({ state }) => state)).toEqual([
      'blocked',
      'blocked',
      'free',
    ])
    await server.ask('POST /api/v1/me/schedules/{_fair}', {
      token: seller.token,
      params,
      body: { slots: [{ startsAt: later, isBlocked: false }] },
    })
    const beside = (
      await server.ask('GET /api/v1/me/schedules/{_fair}', { token: buyer.token, params, query: { beside: seller._participant } })
    ).answer.schedule
    expect(beside.slots.slice(0, 3).map(({ state }) => state)).toEqual(['taken', 'free', 'free'])
    expect((await offer(buyer, seller, [slot, last])).error.code).toBe('slotTaken')
    const { _id } = (await offer(buyer, seller, [last])).answer.matching
    const ofMatching = (await server.ask('GET /api/v1/me/matchings/{_id}/schedules', { token: seller.token, params: { _id } })).answer
      .schedule
    expect(ofMatching.slots.filter(({ isOffered }) => isOffered).map(({ startsAt }) => startsAt)).toEqual([last])
    const outside = await trader('BUYER', (await addFair(server))._id)
    expect((await server.ask('GET /api/v1/me/schedules/{_fair}', { token: outside.token, params })).status).toBe(404)
  })
})

it('staff see the meetings of a day, move one to a table, and take all of them along', async () => {
  const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
  const { _id } = await agreed(buyer, seller, starts[8] ?? '')
  const params = { _id: fair._id, mid: _id }
  const move = (body: object) => server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params, body })
  const moved = (await move({ action: 'move', slot: starts[9], tableNumber: 3 })).answer.matching
  expect(moved).toMatchObject({ startsAt: starts[9], tableNumber: 3, buyer: { name: buyer.name } })
  expect((await move({ action: 'move', slot: starts[9], tableNumber: 99 })).error.code).toBe('slotTaken')
  const [, second = ''] = fair.days
  const list = await server.ask('GET /api/console/fairs/{_id}/matchings', {
    token: admin,
    params: { _id: fair._id },
    query: { day: second },
  })
  expect(list.answer.matchings.map(({ _id: own }) => own)).toContain(_id)
  const sheet = await server.app.inject({ url: `/api/console/fairs/${fair._id}/excel`, headers: { authorization: `Bearer ${admin}` } })
  const [heading, ...rows] = await readSheet(sheet.rawPayload)
  expect([sheet.statusCode, heading?.slice(0, 6)]).toEqual([200, ['날짜', '시작 시각', '끝 시각', '테이블', '판매 기업', '바이어']])
  // The clock of the fair: half past ten on its second day.
  expect(rows.find((row) => row[5] === buyer.name)?.slice(0, 5)).toEqual([second, '10:30', '11:00', 3, seller.name])
})

it('members are told by their channels without who and when, and in the app with the name', async () => {
  const { outbox, idle } = platform.mail
  const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
  await offer(buyer, seller, [starts[10] ?? ''])
  await idle()
  const [message] = outbox?.messages.filter(({ to }) => to === `${seller.name}@example.com`) ?? []
  expect(message?.text).toContain('가을 상담회')
  expect(message?.text).not.toContain(buyer.name)
  const { notifications, unread } = (await server.ask('GET /api/v1/me/notifications', { token: seller.token })).answer
  expect([notifications[0]?.text, unread]).toEqual([expect.stringContaining(buyer.name), 1])
  const read = await server.ask('PUT /api/v1/me/notifications/{_id}', {
    token: seller.token,
    params: { _id: notifications[0]?._id ?? '' },
    body: { isRead: true },
  })
  expect(read.answer.unread).toBe(0)
})

it('a fair is changed by staff alone, and its span follows from its days', async () => {
  const { startsAt, endsAt } = await repositoryOf(fairs)
    .find(db, fair._id)
    .then((found) => (found === undefined || found === 'removed' ? fair : found))
  const change = (body: object) => server.ask('PUT /api/console/fairs/{_id}', { token: admin, params: { _id: fair._id }, body })
  expect((await change({ closes: '09:00' })).error.issues?.map(({ path }) => path)).toEqual(['closes'])
  expect((await change({ timeZone: 'Mars/Olympus' })).status).toBe(400)
  const { fair: changed } = (await change({ days: fair.days.slice(0, 1), closes: '13:00' })).answer
  expect(changed.startsAt).toBe(startsAt)
  expect(Date.parse(endsAt ?? '') - Date.parse(changed.endsAt ?? '')).toBe(25 * 60 * 60_000)
})
