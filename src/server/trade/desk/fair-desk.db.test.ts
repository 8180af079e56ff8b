import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fairs } from '#contract/trade/fairs.ts'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../../db/repository-of.ts'
import { addMember } from '../../testing/members.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { delays } from '../delays.ts'
import { notifyOfMoves } from '../matchings/tell-changes.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const editor = await server.login('editor')
let count = 0

type OfFair = Awaited<ReturnType<typeof addFair>>
const trader = ({ _id }: OfFair, role: 'SELLER' | 'BUYER') => addTrader(server, _id, role, `desk-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

const offer = async ({ _id: _fair }: OfFair, buyer: Trader, seller: Trader, slots: string[]) => {
  const body = { _fair, _seller: seller._participant, method: 'OFFLINE', slots }
  return (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
}
const act = async (who: Trader, _id: string, body: object) =>
  (await server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body })).answer.matching
async function agreed(fair: OfFair, buyer: Trader, seller: Trader, slot: string) {
  const { _id } = await offer(fair, buyer, seller, [slot])
  await act(seller, _id, { action: 'accept', slots: [slot] })
  return act(buyer, _id, { action: 'confirm', slot })
}
const move = (_fair: string, mid: string, slot: string) =>
  server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', {
    token: admin,
    params: { _id: _fair, mid },
    body: { action: 'move', slot },
  })

it('shows a day of a fair as sellers by slots, and where a meeting can be moved to', async () => {
  const fair = await addFair(server)
  const [slot = '', second = '', third = '', fourth = ''] = fair.starts
  const [buyer, seller, other] = [await trader(fair, 'BUYER'), await trader(fair, 'SELLER'), await trader(fair, 'SELLER')]
  const meeting = await agreed(fair, buyer, seller, slot)
  await agreed(fair, buyer, other, second)
  const params = { _fair: fair._id }
  await server.ask('PUT /api/v1/me/schedules/{_fair}', { token: seller.token, params, body: { blocked: [third] } })
  const read = (query: object) => server.ask('GET /api/console/fairs/{_id}/board', { token: admin, params: { _id: fair._id }, query })
  const { board, summary } = (await read({})).answer
  expect([board.day, board.slots.length, board.tables, summary.total]).toEqual([fair.days[0], 8, 3, 2])
  const row = board.rows.find(({ _id }) => _id === seller._participant)
  expect(row).toMatchObject({ name: seller.name, blocked: [third] })
  expect(row?.meetings).toMatchObject([{ _id: meeting._id, startsAt: slot, buyer: buyer.name, _buyer: buyer._participant, canMove: true }])
  const nextDay = (await read({ day: fair.days[1] })).answer.board
  expect([nextDay.slots[0]?.startsAt, nextDay.rows.flatMap(({ meetings }) => meetings)]).toEqual([fair.starts[8], []])
  expect((await read({ q: other.name })).answer.board.rows.map(({ name }) => name)).toEqual([other.name])
  const { free, taken } = (
    await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}/free', { token: admin, params: { _id: fair._id, mid: meeting._id } })
  ).answer
  expect(taken).toEqual([
    { startsAt: second, obstacle: 'buyerBusy' },
    { startsAt: third, obstacle: 'sellerAway' },
  ])
  expect(free).toEqual(fair.starts.filter((start) => start !== second && start !== third))
  const refused = await move(fair._id, meeting._id, second)
  expect([refused.status, refused.error.code, (refused.error.current as { free: string[] }).free]).toEqual([409, 'slotTaken', free])
  expect((await move(fair._id, meeting._id, fourth)).answer.matching).toMatchObject({ startsAt: fourth })
  const ofSeller = { token: admin, params: { _id: fair._id }, query: { _participant: other._participant } }
  expect((await server.ask('GET /api/console/fairs/{_id}/matchings', ofSeller)).answer.matchings.map((each) => each.seller.name)).toEqual([
    other.name,
  ])
})

it('shows the same day by buyers and by tables: those of the plan, those of before, and online meetings below each other', async () => {
  const fair = await addFair(server, { tables: 2 })
  const [slot = '', second = ''] = fair.starts
  const [a, b, s, u] = [
    await trader(fair, 'BUYER'),
    await trader(fair, 'BUYER'),
    await trader(fair, 'SELLER'),
    await trader(fair, 'SELLER'),
  ]
  const online = async (buyer: Trader, seller: Trader, start: string) => {
    const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE' as const, slots: [start] }
    const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
    await act(seller, _id, { action: 'accept', slots: [start] })
    return act(buyer, _id, { action: 'confirm', slot: start })
  }
  const made = [await online(a, s, slot), await online(b, u, slot), await agreed(fair, a, u, second), await agreed(fair, b, s, second)]
  const last = made.at(-1)?._id ?? ''
  await db.updateTable('matchings').set({ tableNumber: 7 }).where('_id', '=', last).execute()
  const read = async (query: object) =>
    (await server.ask('GET /api/console/fairs/{_id}/board', { token: admin, params: { _id: fair._id }, query })).answer
  const ids = made.map(({ _id }) => _id).toSorted()
  for (const by of ['seller', 'buyer', 'table']) {
    const { rows, slots } = (await read({ by })).board
    expect(rows.flatMap(({ meetings }) => meetings.map(({ _id }) => _id)).toSorted()).toEqual(ids)
    expect(slots.slice(0, 2).map(({ taken }) => taken)).toEqual([0, 2])
  }
  const ofBuyers = await read({ by: 'buyer', q: b.name })
  expect(ofBuyers.board.rows.map(({ name, meetings }) => [name, meetings.map(({ seller }) => seller)])).toEqual([
    [b.name, [u.name, s.name]],
  ])
  const { board, summary } = await read({ by: 'table' })
  expect(board.rows.map(({ table, meetings }) => [table, meetings.length])).toEqual([
    [1, made[2]?.tableNumber === 1 ? 1 : 0],
    [2, made[2]?.tableNumber === 2 ? 1 : 0],
    [7, 1],
    [null, 1],
    [null, 1],
  ])
  expect(summary.total).toBe(5)
  // A page of the rows has their meetings and no others.
  const page = await read({ by: 'table', skip: 2, limit: 2 })
  expect([page.board.rows.map(({ _id }) => _id), page.summary.total]).toEqual([board.rows.slice(2, 4).map(({ _id }) => _id), 5])
  expect(page.board.rows).toEqual(board.rows.slice(2, 4))
})

describe('a meeting that staff move', () => {
  const { platform } = server.app
  const told = async ({ token }: Trader) =>
    (await server.ask('GET /api/v1/me/notifications', { token })).answer.notifications.map(({ kind }) => kind)
  const pass = (ms: number) => notifyOfMoves(platform, new Date(Date.now() + ms))
  const meeting = async () => {
    const fair = await addFair(server)
    const [buyer, seller] = [await trader(fair, 'BUYER'), await trader(fair, 'SELLER')]
    const [slot = '', second = '', third = ''] = fair.starts
    const { _id } = await agreed(fair, buyer, seller, slot)
    const { tableNumber } = await db.selectFrom('matchings').select('tableNumber').where('_id', '=', _id).executeTakeFirstOrThrow()
    const put = async (start: string, table = tableNumber) => {
      const body = { action: 'move', slot: start, tableNumber: table }
      const reply = await server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', {
        token: admin,
        params: { _id: fair._id, mid: _id },
        body,
      })
      expect(reply.status).toBe(200)
    }
    return { fair, buyer, seller, _id, slot, second, third, put }
  }
  const kindsSince = async (who: Trader, before: string[]) => (await told(who)).slice(0, -before.length)

  it('is news for both sides a minute after the last of several moves, once, with the last time in the calendar', async () => {
    const { buyer, seller, _id, second, third, put } = await meeting()
    const before = [await told(seller), await told(buyer)] as const
    await put(second)
    await put(third)
    await pass(delays.movedMeeting / 2)
    expect([await told(seller), await told(buyer)]).toEqual(before)
    await platform.mail.idle()
    const count = platform.mail.outbox?.messages.length ?? 0
    await pass(delays.movedMeeting)
    await pass(delays.movedMeeting)
    await platform.mail.idle()
    expect([await kindsSince(seller, before[0]), await kindsSince(buyer, before[1])]).toEqual([['moved'], ['moved']])
    // The newest first.
    const { messages = [] } = platform.mail.outbox ?? {}
    const mails = messages.slice(0, messages.length - count).map(({ calendar }) => calendar?.text ?? '')
    const own = mails.filter((text) => text.includes(`UID:${_id}@`))
    const start = third.replaceAll(/[-:]|\.000/g, '')
    expect(own.map((text) => text.includes(`DTSTART:${start}`))).toEqual([true, true])
  })

  it('is none where it is back at its time and table by then, unless a proposal of another time ended with it', async () => {
    const { buyer, seller, _id, slot, second, third, put } = await meeting()
    const before = await told(seller)
    await put(second, 1)
    await put(slot)
    await pass(delays.movedMeeting)
    expect(await told(seller)).toEqual(before)
    expect((await act(buyer, _id, { action: 'propose', slots: [third] })).state).toBe('rescheduling')
    await put(second)
    await put(slot)
    await pass(delays.movedMeeting)
    expect(await kindsSince(seller, before)).toEqual(['kept', 'proposed'])
  })

  it('is none beside its cancellation, or a time that both have agreed on since', async () => {
    const [cancelled, newer] = [await meeting(), await meeting()]
    await cancelled.put(cancelled.second)
    await act(cancelled.buyer, cancelled._id, { action: 'cancel', reason: '사정이 생겼습니다.' })
    await newer.put(newer.second)
    await act(newer.buyer, newer._id, { action: 'propose', slots: [newer.third] })
    await act(newer.seller, newer._id, { action: 'agree', slot: newer.third })
    await pass(delays.movedMeeting)
    expect([await told(cancelled.seller), await told(cancelled.buyer)].map((kinds) => kinds.includes('moved'))).toEqual([false, false])
    expect([await told(newer.seller), await told(newer.buyer)].map((kinds) => kinds.filter((kind) => kind === 'moved').length)).toEqual([
      0, 1,
    ])
  })
})

it('notes which of the staff had the meetings of a fair, once for a screen that is kept up to date', async () => {
  const fair = await addFair(server)
  const [buyer, seller] = [await trader(fair, 'BUYER'), await trader(fair, 'SELLER')]
  const { _id: mid } = await agreed(fair, buyer, seller, fair.starts[0] ?? '')
  const params = { _id: fair._id }
  for (let round = 0; round < 3; round += 1) {
    expect((await server.ask('GET /api/console/fairs/{_id}/board', { token: admin, params })).status).toBe(200)
    expect((await server.ask('GET /api/console/fairs/{_id}/matchings', { token: admin, params })).status).toBe(200)
    expect((await server.ask('GET /api/console/fairs/{_id}/check-ins', { token: admin, params })).status).toBe(200)
    await server.ask('GET /api/console/fairs/{_id}/matchings/{mid}', { token: admin, params: { ...params, mid } })
  }
  const notes = await db.selectFrom('audit').select(['action', 'resource', '_item']).where('_item', 'in', [fair._id, mid]).execute()
  expect(notes).toEqual([fair._id, mid].map((_item) => ({ action: 'read', resource: 'fairs', _item })))
})

it('tells what a plan would leave outside before it is saved, and changes nothing by it', async () => {
  const fair = await addFair(server, { tables: 2 })
  const [slot = '', second = ''] = fair.starts
  const last = fair.starts.at(-1) ?? ''
  const [a, b, s, t] = [
    await trader(fair, 'BUYER'),
    await trader(fair, 'BUYER'),
    await trader(fair, 'SELLER'),
    await trader(fair, 'SELLER'),
  ]
  const early = await agreed(fair, a, s, slot)
  await agreed(fair, b, t, slot)
  const hit = await offer(fair, a, t, [second])
  await offer(fair, b, s, [second, last])
  const check = async (body: object) =>
    (await server.ask('POST /api/console/fairs/{_id}/plan-check', { token: admin, params: { _id: fair._id }, body })).answer.check
  expect(await check({})).toMatchObject({ slots: 16, meetings: { total: 0 }, offers: { total: 0 }, endless: { total: 0 } })
  const later = await check({ opens: '11:00' })
  expect([later.slots, later.meetings.total, later.offers.total, later.endless.total]).toEqual([12, 2, 2, 1])
  expect(later.meetings.matchings.map(({ _id }) => _id)).toContain(early._id)
  expect(later.endless.matchings.map(({ _id }) => _id)).toEqual([hit._id])
  expect((await check({ tables: 1 })).meetings.matchings).toMatchObject([{ tableNumber: 2 }])
  // Slots of another length begin at the same times and end at others.
  expect((await check({ slotMinutes: 60 })).meetings.total).toBe(2)
  expect(await repositoryOf(fairs).find(db, fair._id)).toMatchObject({ opens: '10:00', tables: 2, version: 1 })
})

it('lets in whoever has the code of this fair, once a day however often it is sent, and takes mistakes back', async () => {
  const fair = await addFair(server)
  const [seller, buyer, elsewhere] = [
    await trader(fair, 'SELLER'),
    await trader(fair, 'BUYER'),
    await trader(await addFair(server), 'BUYER'),
  ]
  const params = { _id: fair._id }
  const codeOf = (who: Trader) =>
    server.ask('GET /api/v1/me/schedules/{_fair}/entryCode', { token: who.token, params: { _fair: fair._id } })
  const { code } = (await codeOf(seller)).answer
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect([(await codeOf(elsewhere)).status, (await codeOf(buyer)).answer.code === code]).toEqual([404, false])
  const send = (checkIns: object[], token = admin) =>
    server.ask('POST /api/console/fairs/{_id}/check-ins', { token, params, body: { checkIns } })
  const at = new Date(Date.now() - 60_000).toISOString()
  const one = { _participant: seller._participant, at, way: 'camera', code: ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}` }
  expect((await send([one], editor)).status).toBe(403)
  const first = (await send([one, { ...one, at: new Date().toISOString() }])).answer
  expect([first.refused, first.participants[0]?.checkIns.map((checkIn) => checkIn.at)]).toEqual([[], [at]])
  await Promise.all([send([one]), send([{ ...one, way: 'list' }])])
  const wrong = (
    await send([
      { ...one, _participant: buyer._participant },
      { ...one, _participant: elsewhere._participant, way: 'list' },
    ])
  ).answer
  expect(wrong.refused).toEqual([buyer._participant, elsewhere._participant])
  // A device whose clock is ahead has not seen what is still to come.
  const ahead = { _participant: buyer._participant, at: new Date(Date.now() + 86_400_000 * 3).toISOString(), way: 'list' }
  expect(((await send([ahead])).answer.participants[0]?.checkIns[0]?.at ?? '') <= new Date().toISOString()).toBe(true)
  // Nor does one that has lost its date say when somebody came.
  const third = await trader(fair, 'BUYER')
  const lost = (await send([{ _participant: third._participant, at: '2000-01-01T00:00:00.000Z', way: 'list' }])).answer.participants[0]
  expect(Date.now() - Date.parse(lost?.checkIns[0]?.at ?? '')).toBeLessThan(3_600_000)
  const list = async () => (await server.ask('GET /api/console/fairs/{_id}/check-ins', { token: admin, params })).answer.participants
  const known = (await list()).map(({ name, code: own, checkIns }) => `${name} ${own === code} ${checkIns.length} ${checkIns[0]?.user}`)
  expect(known.toSorted()).toEqual(
    [`${buyer.name} false 1 관리자`, `${seller.name} true 1 관리자`, `${third.name} false 1 관리자`].toSorted(),
  )
  const _checkIn = first.participants[0]?.checkIns[0]?._id ?? ''
  const takeBack = () =>
    server.ask('DELETE /api/console/fairs/{_id}/check-ins/{_checkIn}', { token: admin, params: { ...params, _checkIn } })
  expect([(await takeBack()).status, (await takeBack()).status]).toEqual([204, 404])
  expect((await list()).flatMap(({ checkIns }) => checkIns)).toHaveLength(2)
})

it('counts what has come of a fair, by its days and beside other fairs', async () => {
  const [former, fair] = [await addFair(server), await addFair(server)]
  const [buyer, seller, other] = [await trader(fair, 'BUYER'), await trader(fair, 'SELLER'), await trader(fair, 'SELLER')]
  const [slot = '', second = '', third = ''] = fair.starts
  const meeting = await agreed(fair, buyer, seller, slot)
  await agreed(fair, buyer, other, second)
  const declined = await offer(fair, await trader(fair, 'BUYER'), other, [third])
  await act(other, declined._id, { action: 'decline', reason: '다음에' })
  const cancelled = await offer(fair, await trader(fair, 'BUYER'), other, [third])
  await act(other, cancelled._id, { action: 'accept', slots: [third] })
  await act(other, cancelled._id, { action: 'cancel', reason: '다음에' })
  await offer(fair, await trader(fair, 'BUYER'), other, [third])
  // The two have met before, at another fair.
  const row = await db.selectFrom('matchings').selectAll().where('_id', '=', meeting._id).executeTakeFirstOrThrow()
  const before = new Date(Date.parse(slot) - 30 * 86_400_000).toISOString()
  await db
    .insertInto('matchings')
    .values({ ...row, _id: crypto.randomUUID(), _fair: former._id, state: 'met', startsAt: before, endsAt: before })
    .execute()
  await db.updateTable('matchings').set({ state: 'met' }).where('_id', '=', meeting._id).execute()
  const at = new Date().toISOString()
  const checkIns = [{ _participant: buyer._participant, at, way: 'list' }]
  await server.ask('POST /api/console/fairs/{_id}/check-ins', { token: admin, params: { _id: fair._id }, body: { checkIns } })
  const { figures, days, participants } = (
    await server.ask('GET /api/console/fairs/{_id}/results', { token: admin, params: { _id: fair._id } })
  ).answer
  const counted = { offers: 5, open: 1, accepted: 3, declined: 1, cancelled: 1, agreed: 2, unmarked: 1, met: 1, missed: 0, repeated: 1 }
  expect(figures).toMatchObject(counted)
  expect(days.find(({ day }) => day === fair.days[0])).toMatchObject({ met: 1, unmarked: 1 })
  expect(days.reduce((sum, { arrived }) => sum + arrived, 0)).toBe(1)
  expect(participants).toEqual({ sellers: 2, buyers: 4, pending: 0 })
  const all = (await server.ask('GET /api/console/fairs/results', { token: admin })).answer.fairs
  expect(all.find(({ _id }) => _id === fair._id)?.figures).toEqual(figures)
  expect(all.find(({ _id }) => _id === former._id)?.figures).toMatchObject({ offers: 1, met: 1, repeated: 0 })
})

it('who decides on a part in a fair sees the company and its documents, and nothing else of the member', async () => {
  const fair = await addFair(server)
  const [applicant, outsider] = [await trader(fair, 'SELLER'), await addMember(server, 'no-applicant')]
  const { answer } = await server.ask('POST /api/console/levels', {
    token: admin,
    body: { name: '상담회', scopes: ['console', 'console:fairs'] },
  })
  const reviewer = await addMember(server, 'reviewer')
  await db.updateTable('users').set({ role: 'STAFF', _level: answer.level._id }).where('_id', '=', reviewer._id).execute()
  const addFile = async (_user: string, kind: 'businessRegistration' | 'photo') => {
    const _id = uuid()
    const path = server.app.platform.storage.pathOf(`${_id}/original`)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, 'bytes')
    const facts = { name: `${kind}.pdf`, size: 5, type: 'application/pdf', sha256: 'x', isPublic: 0, scope: 'console:members' }
    await db
      .insertInto('files')
      .values({ _id, ...facts, _user, createdAt: new Date().toISOString() })
      .execute()
    await db.insertInto('companyFiles').values({ _user, kind, _file: _id }).execute()
    return _id
  }
  const registration = await addFile(applicant._id, 'businessRegistration')
  const others = [await addFile(applicant._id, 'photo'), await addFile(outsider._id, 'businessRegistration')]
  const read = (token: string) =>
    server.ask('GET /api/console/fairs/participants/{_id}/company', { token, params: { _id: applicant._participant } })
  const { company, files } = (await read(reviewer.token)).answer
  expect(company).toMatchObject({ name: applicant.name, ceo: '김가온', state: 'APPROVED', certificate: 'SEOUL_AWARD' })
  expect(files.map(({ _file, kind }) => [_file, kind])).toEqual([[registration, 'businessRegistration']])
  const statusOf = async (_file: string, token: string) =>
    (await server.app.inject({ url: `/api/v1/files/${_file}`, headers: { authorization: `Bearer ${token}` } })).statusCode
  expect(await Promise.all([registration, ...others].map((_file) => statusOf(_file, reviewer.token)))).toEqual([200, 404, 404])
  expect([(await read(editor)).status, await statusOf(registration, editor)]).toEqual([403, 404])
  const noted = await db.selectFrom('audit').select(['action', 'resource', '_item']).where('_user', '=', reviewer._id).execute()
  expect(noted).toEqual([
    { action: 'read', resource: 'companies', _item: applicant._company },
    { action: 'download', resource: 'files', _item: registration },
  ])
})
