import { v7 as uuid } from 'uuid'
import { expect, it } from 'vitest'
import { asTables } from '../../db/schema.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const editor = await server.login('editor')
let count = 0

type OfFair = Awaited<ReturnType<typeof addFair>>
const trader = ({ _id }: OfFair, role: 'SELLER' | 'BUYER') => addTrader(server, _id, role, `front-${role.toLowerCase()}-${(count += 1)}`)
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
/** Puts a participant back to where it waits for the approval of its part. */
const wait = (who: Trader) => db.updateTable('fairs_participants').set({ state: 'PENDING' }).where('_id', '=', who._participant).execute()
const overviewOf = async (_id: string, token = admin) => server.ask('GET /api/console/fairs/{_id}/overview', { token, params: { _id } })

/** A fair with one of everything that its front page counts. */
async function aBusyFair() {
  const fair = await addFair(server)
  const [first = '', second = '', third = ''] = fair.starts
  const [seller, other] = [await trader(fair, 'SELLER'), await trader(fair, 'SELLER')]
  const [buyer, another] = [await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
  const moved = await agreed(fair, buyer, seller, first)
  await server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', {
    token: admin,
    params: { _id: fair._id, mid: moved._id },
    body: { action: 'move', slot: third },
  })
  const disputed = await agreed(fair, another, seller, second)
  await db.updateTable('matchings').set({ state: 'disputed' }).where('_id', '=', disputed._id).execute()
  const ending = await offer(fair, another, other, [first])
  await db.updateTable('matchings').set({ expiresAt: new Date().toISOString() }).where('_id', '=', ending._id).execute()
  // It ends in two days.
  await offer(fair, buyer, other, [second])
  const [applicant, standing] = [await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
  await wait(applicant)
  await wait(standing)
  await db.updateTable('companies').set({ state: 'PENDING' }).where('_id', '=', applicant._company).execute()
  await db.updateTable('companies').set({ state: 'PENDING', ceo: '' }).where('_id', '=', standing._company).execute()
  const entry = { company: '새 회사', role: 'BUYER', mail: `front-${fair._id}@example.com` }
  await server.ask('POST /api/console/fairs/{_id}/participants', { token: admin, params: { _id: fair._id }, body: { entry } })
  await db
    .insertInto('scheduledMeetings')
    .values({
      _id: uuid(),
      _fair: fair._id,
      _buyer: another._id,
      _seller: other._id,
      startsAt: third,
      endsAt: third,
      method: 'OFFLINE',
      state: 'draft',
    })
    .execute()
  return { fair, seller, other, buyer, another, moved, disputed, ending, second, third }
}

it('tells how far a fair is, what is to be done, and how its hours fill', async () => {
  const { fair, other, second, third, disputed, moved } = await aBusyFair()
  const { status, answer } = await overviewOf(fair._id)
  expect(status).toBe(200)
  const { overview } = answer
  const { state, days, tables, participants, toDo, joining, matchings, load, news } = overview
  expect({ state, days, tables, participants }).toEqual({
    state: 'applying',
    days: fair.days,
    tables: 3,
    participants: { sellers: 2, buyers: 2 },
  })
  expect(toDo).toEqual({
    applications: 1,
    companies: 1,
    invitations: 1,
    reminders: 1,
    endingToday: 1,
    disputed: 1,
    moved: 1,
    reported: 0,
    withoutMeeting: 1,
    drafts: 1,
    closing: 0,
  })
  expect(joining.steps.map(({ step, standing }) => [step, standing])).toEqual([
    ['listed', 1],
    ['invited', 0],
    ['joined', 1],
    ['profile', 0],
    ['documents', 1],
    ['approved', 4],
    ['rejected', 0],
  ])
  expect(Object.fromEntries(matchings.map((one) => [one.state, one.count]))).toEqual({ confirmed: 1, disputed: 1, offered: 2 })
  expect(load.map(({ day, slots }) => [day, slots.length])).toEqual(fair.days.map((day) => [day, 8]))
  const taken = load.flatMap(({ slots }) => slots).filter((slot) => slot.taken > 0 || slot.online > 0)
  expect(taken).toEqual([second, third].toSorted().map((startsAt) => ({ startsAt, taken: 1, online: 0 })))
  expect(news).toHaveLength(4)
  expect(news.find(({ _id }) => _id === moved._id)).toMatchObject({ action: 'move', by: 'staff', startsAt: third })
  expect(news.find(({ _id }) => _id === disputed._id)).toMatchObject({ action: 'confirm', by: 'buyer' })
  expect(news[0]).toMatchObject({ action: 'offer', seller: other.name, startsAt: null })
})

it('leads to lists that have as many rows as it counts', async () => {
  const { fair, other, ending } = await aBusyFair()
  const params = { _id: fair._id }
  const idle = (await server.ask('GET /api/console/fairs/{_id}/joining', { token: admin, params, query: { isWithoutMeeting: true } }))
    .answer
  expect([idle.summary.total, idle.participants.map(({ _id }) => _id)]).toEqual([1, [other._participant]])
  const soon = (await server.ask('GET /api/console/fairs/{_id}/matchings', { token: admin, params, query: { isEndingToday: true } })).answer
  expect([soon.summary.total, soon.matchings.map(({ _id }) => _id)]).toEqual([1, [ending._id]])
  const waiting = (await server.ask('GET /api/console/fairs/{_id}/joining', { token: admin, params, query: { step: 'documents' } })).answer
  expect(waiting.summary.total).toBe(1)
})

it('counts nothing at a fair that has nothing, and meetings at times that its plan has no longer', async () => {
  const empty = (await overviewOf((await addFair(server))._id)).answer.overview
  expect(Object.values(empty.toDo).every((each) => each === 0)).toBe(true)
  expect([empty.matchings, empty.news, empty.joining.waiting]).toEqual([[], [], 0])
  const { fair, moved } = await aBusyFair()
  const late = new Date(Date.parse(fair.starts.at(-1) ?? '') + 3_600_000).toISOString()
  await db.updateTable('matchings').set({ startsAt: late, endsAt: late, method: 'ONLINE' }).where('_id', '=', moved._id).execute()
  const { load } = (await overviewOf(fair._id)).answer.overview
  expect(load.at(-1)?.slots.at(-1)).toEqual({ startsAt: late, taken: 0, online: 1 })
})

it('is for staff of fairs alone, and notes who had it', async () => {
  const { fair } = await aBusyFair()
  const { token } = await trader(fair, 'BUYER')
  expect([(await overviewOf(fair._id, editor)).status, (await overviewOf(fair._id, token)).status]).toEqual([403, 403])
  expect((await overviewOf(uuid())).status).toBe(404)
  await overviewOf(fair._id)
  const notes = await db
    .selectFrom('audit')
    .select(['action', 'resource'])
    .where('_item', '=', fair._id)
    .where('action', '=', 'read')
    .execute()
  expect(notes).toEqual([{ action: 'read', resource: 'fairs' }])
  const standing = (who: string, ids: string) => server.ask('GET /api/console/fairs/standing', { token: who, query: { ids } })
  expect([(await standing(editor, fair._id)).status, (await standing(admin, 'x')).status, (await standing(admin, '')).status]).toEqual([
    403, 400, 400,
  ])
})

it('counts participants and agreed meetings of the fairs that are asked for', async () => {
  const [{ fair }, empty] = [await aBusyFair(), await addFair(server)]
  await db.insertInto('fairClosings').values({ _fair: empty._id, closedAt: new Date().toISOString(), _user: null }).execute()
  const { fairs } = (await server.ask('GET /api/console/fairs/standing', { token: admin, query: { ids: `${empty._id},${fair._id}` } }))
    .answer
  expect(fairs).toEqual([
    { _id: empty._id, approved: 0, pending: 0, agreed: 0, isClosed: true },
    { _id: fair._id, approved: 4, pending: 3, agreed: 2, isClosed: false },
  ])
})

it('counts how far the participants have come of the fairs that are not over, the first to begin first', async () => {
  await asTables(db).updateTable('fairs').set({ endsAt: '2020-01-01T00:00:00.000Z' }).execute()
  const [{ fair }, empty] = [await aBusyFair(), await addFair(server)]
  await asTables(db).updateTable('fairs').set({ startsAt: '2020-01-01T00:00:00.000Z' }).where('_id', '=', empty._id).execute()
  const ask = async (token: string) => server.ask('GET /api/console/fairs/funnels', { token })
  const { fairs } = (await ask(admin)).answer
  const none = { listed: 0, invited: 0, joined: 0, approved: 0, meeting: 0, meetings: 0 }
  const some = { listed: 7, invited: 6, joined: 6, approved: 4, meeting: 3, meetings: 2 }
  expect(fairs.map(({ title: _title, startsAt: _startsAt, ...figures }) => figures)).toEqual([
    { _id: empty._id, ...none },
    { _id: fair._id, ...some },
  ])
  expect((await ask(editor)).status).toBe(403)
})
