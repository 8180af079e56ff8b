import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../testing/check-schedule.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { makeSchedules } from './automatic/schedule-job.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
let count = 0

const trader = (_fair: string, role: 'SELLER' | 'BUYER') => addTrader(server, _fair, role, `${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>
const many = (_fair: string, role: 'SELLER' | 'BUYER', length: number) => Promise.all(Array.from({ length }, () => trader(_fair, role)))

const wish = (_fair: string, who: Trader, others: readonly Trader[]) =>
  server.ask('PUT /api/v1/me/fairs/{_fair}/wishes', {
    token: who.token,
    params: { _fair },
    body: { wishes: others.map(({ _participant }) => ({ _participant })) },
  })
const block = (_fair: string, who: Trader, blocked: readonly string[]) =>
  server.ask('PUT /api/v1/me/schedules/{_fair}', { token: who.token, params: { _fair }, body: { blocked } })
const offer = (_fair: string, buyer: Trader, seller: Trader, slots: readonly string[]) =>
  server.ask('POST /api/v1/me/matchings', {
    token: buyer.token,
    body: { _fair, _seller: seller._participant, method: 'OFFLINE', slots },
  })
async function agree(_fair: string, buyer: Trader, seller: Trader, slot: string): Promise<string> {
  const { _id } = (await offer(_fair, buyer, seller, [slot])).answer.matching
  const params = { _id }
  await server.ask('PUT /api/v1/me/matchings/{_id}', { token: seller.token, params, body: { action: 'accept', slots: [slot] } })
  const done = await server.ask('PUT /api/v1/me/matchings/{_id}', { token: buyer.token, params, body: { action: 'confirm', slot } })
  expect(done.status).toBe(200)
  return _id
}

/** The database of a process that is stopped at the beginning of a transaction. */
const stoppingAfter = (isStopped: () => boolean): typeof db =>
  new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction' && isStopped()) throw new Error('stopped')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })

const read = (_id: string) => server.ask('GET /api/console/fairs/{_id}/schedule', { token: admin, params: { _id } })
async function make(_id: string, body = {}) {
  expect((await server.ask('POST /api/console/fairs/{_id}/schedule', { token: admin, params: { _id }, body })).status).toBe(200)
  await server.app.platform.jobs.idle()
  return (await read(_id)).answer.schedule
}
async function publish(_id: string) {
  const asked = await server.ask('PUT /api/console/fairs/{_id}/schedule', { token: admin, params: { _id }, body: { state: 'publishing' } })
  expect(asked.answer.schedule?.state).toBe('publishing')
  await server.app.platform.jobs.idle()
  return (await read(_id)).answer.schedule
}
const draft = async (_id: string) =>
  (await server.ask('GET /api/console/fairs/{_id}/schedule/meetings', { token: admin, params: { _id }, query: { limit: 100 } })).answer
    .meetings
const change = (_id: string, mid: string, body: object, headers = {}) =>
  server.ask('PUT /api/console/fairs/{_id}/schedule/meetings/{mid}', { token: admin, params: { _id, mid }, body, headers })
const remove = (_id: string, mid: string, body = {}, headers = {}) =>
  server.ask('DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}', { token: admin, params: { _id, mid }, body, headers })
const slotsFor = (_id: string, seller: Trader, buyer: Trader) =>
  server.ask('GET /api/console/fairs/{_id}/schedule/slots', {
    token: admin,
    params: { _id },
    query: { _seller: seller._participant, _buyer: buyer._participant, method: 'OFFLINE' },
  })
const addMeeting = (_id: string, seller: Trader, buyer: Trader, startsAt: string) =>
  server.ask('POST /api/console/fairs/{_id}/schedule/meetings', {
    token: admin,
    params: { _id },
    body: { _seller: seller._participant, _buyer: buyer._participant, method: 'OFFLINE', startsAt },
  })
/** Limits of one member alone, as staff set them. */
const limit = async ({ _participant: _id }: Trader, body: { minMeetings?: number; maxMeetings?: number }) => {
  const { answer } = await server.ask('GET /api/console/fairs/participants/{_id}', { token: admin, params: { _id } })
  return server.ask('PUT /api/console/fairs/participants/{_id}', {
    token: admin,
    params: { _id },
    body,
    headers: { 'if-match': `"${answer.participant.version}"` },
  })
}
const explained = async (_id: string, { _participant: mid }: Trader) =>
  (await server.ask('GET /api/console/fairs/{_id}/schedule/members/{mid}', { token: admin, params: { _id, mid } })).answer

describe('wishes', () => {
  it('are kept in their order, name only those of the other side who take part, and suggest who would fit, with reasons', async () => {
    const fair = await addFair(server)
    const [buyer, rival] = [await trader(fair._id, 'BUYER'), await trader(fair._id, 'BUYER')]
    const sellers = await many(fair._id, 'SELLER', 4)
    const [a, b, unapproved, away] = sellers as [Trader, Trader, Trader, Trader]
    await wish(fair._id, a, [buyer])
    await block(fair._id, away, fair.starts)
    await db.updateTable('companies').set({ category: '가구' }).where('_id', '=', b._company).execute()
    await db.updateTable('fairs_participants').set({ state: 'PENDING' }).where('_id', '=', unapproved._participant).execute()
    const suggestions = async () =>
      (await server.ask('GET /api/v1/me/fairs/{_fair}/suggestions', { token: buyer.token, params: { _fair: fair._id } })).answer.suggestions
    expect((await suggestions()).map(({ name, reasons, commonSlots }) => ({ name, reasons, commonSlots }))).toEqual([
      { name: a.name, reasons: ['wantsYou', 'sameCategory'], commonSlots: 16 },
      { name: b.name, reasons: [], commonSlots: 16 },
    ])
    const { answer } = await wish(fair._id, buyer, [b, a])
    expect(answer.wishes.map(({ name, priority }) => [name, priority])).toEqual([
      [b.name, 1],
      [a.name, 2],
    ])
    expect(await suggestions()).toEqual([])
    for (const wrong of [[rival], [unapproved], [a, a]]) expect((await wish(fair._id, buyer, wrong)).error.issues?.[0]?.path).toBe('wishes')
    const outside = await addFair(server)
    expect((await wish(outside._id, buyer, [])).status).toBe(404)
  })
})

describe('the schedule of a fair', () => {
  it('keeps wishes without a clash, respects who is there, tables and limits, and moves nothing that is agreed', async () => {
    const fair = await addFair(server, { tables: 2, maxMeetings: 6 })
    const [sellers, buyers] = [await many(fair._id, 'SELLER', 4), await many(fair._id, 'BUYER', 6)]
    const [s0, b0] = [sellers[0] as Trader, buyers[0] as Trader]
    for (const [index, buyer] of buyers.entries()) {
      await wish(fair._id, buyer, [...sellers.slice(index % 4), ...sellers.slice(0, index % 4)])
      await block(fair._id, buyer, fair.starts.slice(index, index + 5))
    }
    await block(fair._id, s0, fair.starts.slice(8))
    const slot = fair.starts[7] ?? ''
    const agreed = await agree(fair._id, b0, s0, slot)
    const schedule = await make(fair._id, { buyerMinimum: 1 })
    expect(schedule).toMatchObject({ state: 'draft', error: null, buyerMinimum: 1, meetings: { published: 0, impossible: 0 } })
    const { figures } = schedule ?? {}
    expect(figures?.wishes).toBe(24)
    expect(figures?.objective).toBeGreaterThanOrEqual(figures?.greedy ?? Infinity)
    expect(figures?.objective).toBeLessThanOrEqual(figures?.bound ?? 0)

    const meetings = await draft(fair._id)
    expect(meetings.length + 1).toBe(figures?.kept)
    const traders = [...sellers, ...buyers]
    const blocked = await db.selectFrom('blockedSlots').select(['_user', 'startsAt']).where('_fair', '=', fair._id).execute()
    const isBlocked = new Set(blocked.map(({ _user, startsAt }) => `${_user} ${startsAt}`))
    const byName = (name: string) => traders.findIndex((each) => each.name === name)
    const placed = meetings.map(({ buyer, seller, startsAt }) => ({
      buyer: byName(buyer.name),
      seller: byName(seller.name),
      slot: fair.starts.indexOf(startsAt),
      isOffline: true,
    }))
    const held = { buyer: byName(b0.name), seller: byName(s0.name), slot: fair.starts.indexOf(slot) }
    const checked = {
      tables: fair.starts.map(() => 2),
      members: traders.map(({ _id }) => ({ isThere: fair.starts.map((start) => !isBlocked.has(`${_id} ${start}`)), maximum: 6 })),
      meetings: [...placed, { ...held, isOffline: true }],
      locked: [held],
    }
    expect(problemsOf(checked)).toEqual([])
    const row = await db.selectFrom('matchings').select(['startsAt', 'state']).where('_id', '=', agreed).executeTakeFirstOrThrow()
    expect(row).toEqual({ startsAt: slot, state: 'confirmed' })
  })

  it('says who got less, and why', async () => {
    const fair = await addFair(server, { tables: 1, opens: '10:00', closes: '11:00', days: [(await addFair(server)).days[0] ?? ''] })
    const [early = '', late = ''] = fair.starts
    const [sellers, buyers] = [await many(fair._id, 'SELLER', 3), await many(fair._id, 'BUYER', 3)]
    const [s0, s1, s2] = sellers as [Trader, Trader, Trader]
    const [b0, b1, b2] = buyers as [Trader, Trader, Trader]
    await block(fair._id, s2, [early])
    await block(fair._id, b2, [late])
    await wish(fair._id, b0, [s0])
    await wish(fair._id, b1, [s1])
    await wish(fair._id, s1, [b1])
    await wish(fair._id, s0, [b0])
    await wish(fair._id, b2, [s2, s0])
    await make(fair._id)
    // Two slots with a table each: two pairs that both want, and no third.
    expect((await draft(fair._id)).map(({ buyer }) => buyer.name).toSorted()).toEqual([b0.name, b1.name])
    const { member, wishes } = await explained(fair._id, b2)
    expect(member).toMatchObject({ name: b2.name, wishes: 2, kept: 0, meetings: 0 })
    expect(wishes[0]).toMatchObject({ other: { name: s2.name }, startsAt: null, reason: 'noCommonTime' })
    expect(['noTable', 'otherBusy']).toContain(wishes[1]?.reason)
    const list = await server.ask('GET /api/console/fairs/{_id}/schedule/members', { token: admin, params: { _id: fair._id } })
    expect(list.answer.members[0]).toEqual(member)
    expect(list.answer.summary.total).toBe(6)
  })

  it('is changed by staff only into what is possible, and what they lock stays when it is made again', async () => {
    const fair = await addFair(server, { tables: 2 })
    const [s0, s1, b0, b1] = [...(await many(fair._id, 'SELLER', 2)), ...(await many(fair._id, 'BUYER', 2))] as [
      Trader,
      Trader,
      Trader,
      Trader,
    ]
    await wish(fair._id, b0, [s0])
    await wish(fair._id, b1, [s0, s1])
    await block(fair._id, s0, fair.starts.slice(6))
    await make(fair._id)
    const meetings = await draft(fair._id)
    expect(meetings).toHaveLength(3)
    const own = meetings.find(({ buyer }) => buyer.name === b0.name)
    const other = meetings.find(({ buyer, seller }) => buyer.name === b1.name && seller.name === s0.name)
    const taken = await change(fair._id, own?._id ?? '', { startsAt: other?.startsAt })
    expect([taken.status, taken.error.code]).toEqual([409, 'slotTaken'])
    const { free } = taken.error.current as { free: string[] }
    expect(free.every((start) => fair.starts.indexOf(start) < 6)).toBe(true)
    const last = free.at(-1) ?? ''
    const moved = await change(fair._id, own?._id ?? '', { startsAt: last })
    expect(moved.answer.meeting).toMatchObject({ startsAt: last, isLocked: true, version: 2 })
    // Somebody who still sees it where it was.
    const asShown = { 'if-match': `"${own?.version}"` }
    for (const refused of [
      await change(fair._id, own?._id ?? '', { isLocked: false }, asShown),
      await remove(fair._id, own?._id ?? '', { anyway: true }, asShown),
    ])
      expect([refused.status, refused.error.current]).toEqual([412, { meeting: moved.answer.meeting }])
    await make(fair._id)
    const again = await draft(fair._id)
    expect(again).toHaveLength(3)
    expect(again.find(({ _id }) => _id === own?._id)).toMatchObject({ startsAt: last, isLocked: true })
    const mid = again.find(({ seller }) => seller.name === s1.name)?._id ?? ''
    expect((await remove(fair._id, mid)).status).toBe(204)
    expect((await explained(fair._id, b1)).wishes[1]).toMatchObject({ other: { name: s1.name }, reason: 'possible' })
  })

  it('is published as agreed meetings: both sides hear of it, other offers are settled, what is impossible by then is noted', async () => {
    const fair = await addFair(server, { tables: 3 })
    const [sellers, buyers] = [await many(fair._id, 'SELLER', 3), await many(fair._id, 'BUYER', 4)]
    const [s0, s1, s2] = sellers as [Trader, Trader, Trader]
    const [b0, b1, b2, rival] = buyers as [Trader, Trader, Trader, Trader]
    const { _id: open } = (await offer(fair._id, b0, s0, fair.starts.slice(0, 2))).answer.matching
    await wish(fair._id, b1, [s1])
    await wish(fair._id, b2, [s2])
    await make(fair._id)
    const drafted = await draft(fair._id)
    expect(drafted).toHaveLength(3)
    const at = (who: Trader) => drafted.find(({ buyer }) => buyer.name === who.name)?.startsAt ?? ''
    // One for the time of a meeting of the draft alone, and one that takes such a time for good.
    const competing = (await offer(fair._id, rival, s1, [at(b1)])).answer.matching
    const other = await trader(fair._id, 'BUYER')
    await agree(fair._id, other, s2, at(b2))
    expect(await publish(fair._id)).toMatchObject({ state: 'published', meetings: { draft: 0, published: 2, impossible: 1 } })
    const impossible = (await draft(fair._id)).find(({ state }) => state === 'impossible')
    expect(impossible).toMatchObject({ buyer: { name: b2.name }, problem: 'slotTaken' })
    const rows = await db.selectFrom('matchings').selectAll().where('_fair', '=', fair._id).execute()
    const stateOf = (_id: string) => rows.find((row) => row._id === _id)
    expect(stateOf(open)).toMatchObject({ state: 'confirmed', startsAt: at(b0) })
    expect(stateOf(competing._id)).toMatchObject({ state: 'cancelled', endedBy: 'system' })
    expect(rows.find(({ _buyer }) => _buyer === b1._id)).toMatchObject({ state: 'confirmed', startsAt: at(b1) })
    expect(rows.filter(({ _buyer }) => _buyer === b2._id)).toEqual([])
    for (const who of [b1, s1]) {
      const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: who.token })).answer
      expect(notifications.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['confirmed', 'schedulePublished']))
    }
    const mid = rows.find(({ _buyer }) => _buyer === b1._id)?._id ?? ''
    const { events } = (await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params: { _id: fair._id, mid } }))
      .answer
    expect(events.map(({ action, by }) => `${action} ${by}`)).toEqual(['schedule staff', 'offer staff'])
    const again = await server.ask('PUT /api/console/fairs/{_id}/schedule', {
      token: admin,
      params: { _id: fair._id },
      body: { state: 'publishing' },
    })
    expect(again.status).toBe(404)
  })

  it('is added to by hand where both and a table are free; what is in the way is said, and who did it is noted', async () => {
    const fair = await addFair(server, { tables: 1 })
    const [s0, s1, b0, b1] = [...(await many(fair._id, 'SELLER', 2)), ...(await many(fair._id, 'BUYER', 2))] as [
      Trader,
      Trader,
      Trader,
      Trader,
    ]
    const [first = '', second = '', third = '', fourth = ''] = fair.starts
    await wish(fair._id, b0, [s0])
    await block(fair._id, b0, fair.starts.slice(1))
    await make(fair._id)
    await block(fair._id, s1, [second])
    await agree(fair._id, b1, s0, third)
    const { answer } = await slotsFor(fair._id, s1, b1)
    const obstacles = Object.fromEntries(answer.slots.map(({ startsAt, obstacle }) => [startsAt, obstacle]))
    expect([answer.obstacle, obstacles[first], obstacles[second], obstacles[third], obstacles[fourth]]).toEqual([
      null,
      'noTable',
      'sellerAway',
      'buyerBusy',
      null,
    ])
    expect([(await slotsFor(fair._id, s0, b0)).answer.obstacle, (await slotsFor(fair._id, s0, b1)).answer.obstacle]).toEqual([
      'inDraft',
      'agreed',
    ])
    expect((await slotsFor(fair._id, b1, s1)).error.issues?.[0]?.path).toBe('_seller')
    const taken = await addMeeting(fair._id, s1, b1, first)
    expect([taken.status, taken.error.code, (taken.error.current as { free: string[] }).free[0]]).toEqual([409, 'slotTaken', fourth])
    // Two of the staff at once: one of them is told.
    const both = await Promise.all([addMeeting(fair._id, s1, b1, fourth), addMeeting(fair._id, s1, b1, fair.starts[4] ?? '')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const added = both.find(({ status }) => status === 201)?.answer.meeting
    expect(added).toMatchObject({ isLocked: true, state: 'draft', seller: { name: s1.name }, buyer: { name: b1.name } })
    await make(fair._id)
    expect((await draft(fair._id)).find(({ _id }) => _id === added?._id)).toMatchObject({ startsAt: added?.startsAt, isLocked: true })
    const { notes } = (await server.ask('GET /api/console/audit', { token: admin, query: { resource: 'schedule', _item: fair._id } }))
      .answer
    expect(notes.map(({ action, details }) => [action, details?.includes(`${s1._participant} – ${b1._participant}`)])).toEqual([
      ['create', true],
    ])
  })

  it('gives a member its own minimum and maximum, by the solver and by hand, and says what is missing', async () => {
    const fair = await addFair(server, { tables: 1, days: [(await addFair(server)).days[0] ?? ''], closes: '12:00' })
    const [s0, s1, b0, b1, b2] = [...(await many(fair._id, 'SELLER', 2)), ...(await many(fair._id, 'BUYER', 3))] as [
      Trader,
      Trader,
      Trader,
      Trader,
      Trader,
    ]
    // Four slots with a table each, and five wishes: without limits the weakest one, of the second seller, loses.
    await wish(fair._id, b0, [s0, s1])
    await wish(fair._id, b1, [s0])
    await wish(fair._id, b2, [s0])
    await wish(fair._id, s0, [b0, b1, b2])
    const refused = await limit(s0, { minMeetings: 3, maxMeetings: 2 })
    expect([refused.status, refused.error.issues?.[0]?.path]).toEqual([400, 'minMeetings'])
    expect((await limit(s0, { maxMeetings: 2 })).status).toBe(200)
    expect((await limit(b2, { minMeetings: 2 })).status).toBe(200)
    await make(fair._id, { sellerMinimum: 1 })
    const meetings = await draft(fair._id)
    const pairs = meetings.map(({ seller, buyer }) => `${seller.name} ${buyer.name}`).toSorted()
    expect(meetings.filter(({ seller }) => seller.name === s0.name)).toHaveLength(2)
    expect(pairs).toContain(`${s0.name} ${b2.name}`)
    expect(pairs).toContain(`${s1.name} ${b0.name}`)
    const short = await explained(fair._id, b2)
    expect(short.member).toMatchObject({ meetings: 1, minimum: 2, maximum: 40 })
    expect(short.candidates).toBe(1)
    const list = await server.ask('GET /api/console/fairs/{_id}/schedule/members', { token: admin, params: { _id: fair._id } })
    expect(list.answer.members[0]).toEqual(short.member)
    expect((await slotsFor(fair._id, s0, b0)).answer.obstacle).toMatch(/sellerMaximum|inDraft/)
    const free = meetings.map(({ startsAt }) => startsAt)
    const start = fair.starts.find((each) => !free.includes(each)) ?? ''
    const unmet = [b0, b1].find((buyer) => !pairs.includes(`${s0.name} ${buyer.name}`)) as Trader
    expect((await addMeeting(fair._id, s0, unmet, start)).error).toMatchObject({ code: 'limitReached', issues: [{ path: '_seller' }] })
    const needed = meetings.find(({ seller }) => seller.name === s1.name)?._id ?? ''
    const kept = await remove(fair._id, needed)
    expect([kept.status, kept.error.code, kept.error.message.includes(s1.name)]).toEqual([409, 'belowMinimum', true])
    expect((await remove(fair._id, needed, { anyway: true })).status).toBe(204)
  })

  it('moves a locked meeting whose time is taken by then, and says so', async () => {
    const fair = await addFair(server, { tables: 2 })
    const [s0, s1, b0] = [...(await many(fair._id, 'SELLER', 2)), await trader(fair._id, 'BUYER')] as [Trader, Trader, Trader]
    await wish(fair._id, b0, [s0])
    await make(fair._id)
    const [own] = await draft(fair._id)
    await change(fair._id, own?._id ?? '', { isLocked: true })
    await agree(fair._id, b0, s1, own?.startsAt ?? '')
    expect(await make(fair._id)).toMatchObject({ state: 'draft', error: null })
    const [moved, ...rest] = await draft(fair._id)
    expect([moved?.problem, rest]).toEqual(['lockMoved', []])
    expect(moved?.startsAt).not.toBe(own?.startsAt)
  })

  it('is published once by two processes at the same time, and to its end by the next one where one was stopped', async () => {
    const fair = await addFair(server, { tables: 5 })
    const [sellers, buyers] = [await many(fair._id, 'SELLER', 3), await many(fair._id, 'BUYER', 3)]
    for (const buyer of buyers) await wish(fair._id, buyer, sellers)
    await make(fair._id)
    await db.updateTable('fairSchedules').set({ state: 'publishing' }).where('_fair', '=', fair._id).execute()
    const { platform } = server.app
    await platform.mail.idle()
    let left = 4
    const stopped = { ...platform, database: { ...platform.database, db: stoppingAfter(() => (left -= 1) < 0) } }
    await expect(makeSchedules(stopped)).rejects.toThrow('stopped')
    const halfway = (await read(fair._id)).answer.schedule
    expect(halfway).toMatchObject({ state: 'publishing', meetings: { published: 4, draft: 5 } })
    await Promise.all([makeSchedules(platform), makeSchedules(platform)])
    expect((await read(fair._id)).answer.schedule).toMatchObject({
      state: 'published',
      meetings: { draft: 0, published: 9, impossible: 0 },
    })
    const rows = await db.selectFrom('matchings').select(['_id', 'state']).where('_fair', '=', fair._id).execute()
    expect(rows.map(({ state }) => state)).toEqual(Array.from({ length: 9 }, () => 'confirmed'))
    const ids = rows.map(({ _id }) => _id)
    expect(await db.selectFrom('notifications').select('_id').where('subject', 'in', ids).execute()).toHaveLength(18)
    const announced = db.selectFrom('notifications').select('_user').where('subject', '=', fair._id).where('kind', '=', 'schedulePublished')
    expect((await announced.execute()).map(({ _user }) => _user).toSorted()).toEqual(
      [...sellers, ...buyers].map(({ _id }) => _id).toSorted(),
    )
    await platform.mail.idle()
    for (const { name } of [...sellers, ...buyers]) {
      const mails = platform.mail.outbox?.messages.filter(({ to }) => to === `${name}@example.com`) ?? []
      expect(mails.map(({ calendar }) => [calendar?.method, calendar?.text.match(/^BEGIN:VEVENT/gm)?.length])).toEqual([['PUBLISH', 3]])
    }
  })
})
