import type { MatchingState } from '#contract/trade/matching-states.ts'
import type { WrittenSurvey } from '#contract/trade/surveys.ts'
import { v7 as uuid } from 'uuid'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { sendFairAsks, stopFairAsks } from './asks.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const admin = await server.login('admin')
const editor = await server.login('editor')

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})
beforeEach(async () => {
  await db.deleteFrom('fairAsks').execute()
})

let count = 0
type OfFair = Awaited<ReturnType<typeof addFair>>
type Trader = Awaited<ReturnType<typeof addTrader>>
const trader = ({ _id }: OfFair, role: 'SELLER' | 'BUYER') => addTrader(server, _id, role, `closing-${role.toLowerCase()}-${(count += 1)}`)

const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString()
/** A fair that was over yesterday. */
const addPast = () =>
  addFair(server, { days: [yesterday.slice(0, 10)], startsAt: `${yesterday.slice(0, 10)}T00:00:00.000Z`, endsAt: yesterday })

/** Stores a meeting of yesterday past the API. */
async function addMeeting({ _id: _fair }: OfFair, seller: Trader, buyer: Trader, state: MatchingState): Promise<string> {
  const [_id, startsAt] = [uuid(), new Date(Date.parse(yesterday) - 60_000 * (count += 30)).toISOString()]
  const common = { createdAt: startsAt, updatedAt: startsAt, startsAt, endsAt: startsAt, _product: null, message: null, expiresAt: null }
  await db
    .insertInto('matchings')
    .values({ ...common, _id, _fair, _buyer: buyer._id, _seller: seller._id, method: 'ONLINE', state })
    .execute()
  return _id
}

const params = ({ _id }: OfFair) => ({ _id })
const standing = async (fair: OfFair) =>
  (await server.ask('GET /api/console/fairs/{_id}/closing', { token: admin, params: params(fair) })).answer.closing
const setClosed = (fair: OfFair, isClosed: boolean, token = admin) =>
  server.ask('PUT /api/console/fairs/{_id}/closing', { token, params: params(fair), body: { isClosed }, locale: 'en' })
const ask = (fair: OfFair, kind: 'outcomes' | 'survey') =>
  server.ask('POST /api/console/fairs/{_id}/closing/asks', { token: admin, params: params(fair), body: { kind } })
const report = (who: Trader, _id: string) =>
  server.ask('PUT /api/v1/me/matchings/{_id}/outcome', { token: who.token, params: { _id }, body: { interest: 'high' }, locale: 'en' })
const mark = (who: Trader, _id: string) =>
  server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body: { action: 'mark', outcome: 'met' } })
const anAnswer: WrittenSurvey = { overall: 5, meetings: 4, organisation: 3, comesAgain: true, comment: '다음에도 오겠습니다' }
const answer = (who: Trader, fair: OfFair, change: Partial<WrittenSurvey> = {}) =>
  server.ask('PUT /api/v1/me/fairs/{_fair}/survey', { token: who.token, params: { _fair: fair._id }, body: { ...anAnswer, ...change } })
const readSurvey = (who: Trader, fair: OfFair) =>
  server.ask('GET /api/v1/me/fairs/{_fair}/survey', { token: who.token, params: { _fair: fair._id } })
const told = (who: Trader) =>
  db.selectFrom('notifications').select(['kind', 'subject']).where('_user', '=', who._id).where('module', '=', 'trade').execute()
/** Mails to a member, whichever process has sent them. */
async function mailsTo({ name }: Trader) {
  const { mail: other } = otherApp.platform
  await Promise.all([platform.mail.idle(), other.idle()])
  return [...(platform.mail.outbox?.messages ?? []), ...(other.outbox?.messages ?? [])].filter(({ to }) => to === `${name}@example.com`)
}
const meetings = async (fair: OfFair, query: object) =>
  (await server.ask('GET /api/console/fairs/{_id}/matchings', { token: admin, params: params(fair), query })).answer.summary.total

it('counts what stands open, and each number leads to a list with as many rows', async () => {
  const fair = await addPast()
  const [seller, other, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  const [met, open] = [await addMeeting(fair, seller, buyer, 'met'), await addMeeting(fair, other, buyer, 'confirmed')]
  await addMeeting(fair, seller, buyer, 'disputed')
  await addMeeting(fair, other, buyer, 'missed')
  await addMeeting(fair, other, buyer, 'cancelled')
  await report(buyer, met)
  await report(seller, met)
  await report(buyer, open)
  const found = await standing(fair)
  expect(found).toMatchObject({ isOver: true, closedAt: null, closedBy: null, unmarked: 1, disputed: 1 })
  // Of the one that nobody has marked the buyer has reported; of the disputed one nobody has.
  expect(found.outcomes).toEqual({ meetings: 2, sides: 3, due: 3, waiting: 0, sent: 0, lastAt: null })
  expect([await meetings(fair, { isUnmarked: true }), await meetings(fair, { isWithoutOutcome: true })]).toEqual([1, 2])
  const overview = await server.ask('GET /api/console/fairs/{_id}/overview', { token: admin, params: params(fair) })
  expect(overview.answer.overview).toMatchObject({ closedAt: null, toDo: { closing: 1 } })
})

it('asks each who owes an outcome once a day, and nobody who has answered before the question is written', async () => {
  const fair = await addPast()
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  const _id = await addMeeting(fair, seller, buyer, 'met')
  const [first, second] = await Promise.all([ask(fair, 'outcomes'), ask(fair, 'outcomes')])
  expect(new Set([first.answer.requested, second.answer.requested])).toEqual(new Set([0, 2]))
  expect(await standing(fair)).toMatchObject({ outcomes: { due: 0, waiting: 2 } })
  await report(seller, _id)
  await Promise.all([sendFairAsks(platform), sendFairAsks(otherApp.platform)])
  expect([await told(seller), await told(buyer)]).toEqual([[], [{ kind: 'outcomesWanted', subject: fair._id }]])
  expect(await mailsTo(buyer)).toHaveLength(1)
  expect((await ask(fair, 'outcomes')).answer).toMatchObject({ requested: 0, closing: { outcomes: { due: 0, waiting: 0 } } })
  // The day after.
  await db.updateTable('fairAsks').set({ sentAt: yesterday }).where('sentAt', 'is not', null).execute()
  expect((await ask(fair, 'outcomes')).answer.requested).toBe(1)
  await sendFairAsks(platform)
  expect(await told(buyer)).toHaveLength(2)
})

it('sends the survey to each approved participant once, in its own language, with a link to the page', async () => {
  const fair = await addPast()
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  await db.updateTable('users').set({ locale: 'en' }).where('_id', '=', buyer._id).execute()
  expect((await ask(fair, 'survey')).answer).toMatchObject({ requested: 2, closing: { survey: { people: 2, waiting: 2, sent: 0 } } })
  await Promise.all([sendFairAsks(otherApp.platform), sendFairAsks(platform)])
  expect(await told(seller)).toEqual([{ kind: 'surveyWanted', subject: fair._id }])
  const toBuyer = await mailsTo(buyer)
  expect(toBuyer).toHaveLength(1)
  expect(toBuyer[0]?.text).toContain(`/fairs/${fair._id}/survey`)
  expect(toBuyer[0]?.text).toMatch(/survey/i)
  const late = await trader(fair, 'BUYER')
  expect((await ask(fair, 'survey')).answer).toMatchObject({ requested: 1, closing: { survey: { people: 3, sent: 2 } } })
  // What a backup was about to send counts as sent.
  await stopFairAsks(db)
  await sendFairAsks(platform)
  expect([await told(late), (await ask(fair, 'survey')).answer.requested]).toEqual([[], 0])
})

it('takes one answer of each participant, from the beginning of the fair until it is closed', async () => {
  const fair = await addPast()
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  const ahead = await addFair(server)
  const stranger = await trader(ahead, 'BUYER')
  expect((await readSurvey(stranger, fair)).status).toBe(404)
  expect((await answer(stranger, fair)).error.code).toBe('notParticipating')
  expect((await readSurvey(stranger, ahead)).answer).toMatchObject({ state: 'early', survey: null })
  expect((await answer(stranger, ahead)).error.code).toBe('surveyEarly')
  expect((await answer(seller, fair, { overall: 6 })).status).toBe(400)
  expect((await answer(seller, fair)).answer).toMatchObject({ state: 'open', survey: anAnswer })
  expect((await answer(seller, fair, { overall: 1, comment: null })).answer.survey).toMatchObject({ overall: 1, comment: null })
  await answer(buyer, fair, { meetings: null, comment: '나 말고도' })
  expect(await standing(fair)).toMatchObject({ survey: { answers: 2, people: 2 } })
  expect((await setClosed(fair, true)).status).toBe(200)
  const refused = await server.ask('PUT /api/v1/me/fairs/{_fair}/survey', {
    token: seller.token,
    params: { _fair: fair._id },
    body: anAnswer,
    locale: 'cn',
  })
  expect([refused.status, refused.error.code]).toEqual([409, 'fairClosed'])
  expect(refused.error.message).not.toMatch(/[가-힣]/)
  expect((await readSurvey(seller, fair)).answer).toMatchObject({ state: 'closed', survey: { overall: 1 } })
})

it('closes a fair that is over once, freezes what was said of it, and opens it again', async () => {
  const fair = await addPast()
  const [seller, buyer] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER')]
  const _id = await addMeeting(fair, seller, buyer, 'confirmed')
  const ahead = await addFair(server)
  expect((await setClosed(ahead, true)).error.code).toBe('fairNotOver')
  expect((await ask(ahead, 'survey')).error.code).toBe('fairNotOver')
  expect((await setClosed(fair, true, editor)).status).toBe(403)
  const [one, two] = await Promise.all([setClosed(fair, true), setClosed(fair, true)])
  expect([one.status, two.status]).toEqual([200, 200])
  const { closedAt } = one.answer.closing
  expect(one.answer.closing).toMatchObject({ closedBy: expect.any(String) })
  expect((await setClosed(fair, true)).answer.closing.closedAt).toBe(closedAt)

  const refusals = [await report(buyer, _id), await mark(seller, _id), await ask(fair, 'outcomes')]
  expect(refusals.map(({ status, error }) => [status, error.code])).toEqual(Array.from({ length: 3 }, () => [409, 'fairClosed']))
  expect(refusals[0]?.error.message).toMatch(/closed/i)
  const ofStaff = 'PUT /api/console/fairs/{_id}/matchings/{mid}'
  const byStaff = { token: admin, params: { ...params(fair), mid: _id }, body: { action: 'mark', outcome: 'met' } }
  expect((await server.ask(ofStaff, byStaff)).error.code).toBe('fairClosed')
  const own = await server.ask('GET /api/v1/me/matchings/{_id}', { token: buyer.token, params: { _id } })
  expect(own.answer.matching).toMatchObject({ canReport: false, actions: [] })

  expect((await setClosed(fair, false)).answer.closing).toMatchObject({ closedAt: null, closedBy: null })
  expect((await mark(seller, _id)).status).toBe(200)
  expect((await report(buyer, _id)).status).toBe(200)
  const audited = db.selectFrom('audit').select('details').where('_item', '=', fair._id).where('details', '=', 'fields=closedAt')
  // Of all these presses one has closed it, and one has opened it.
  expect(await audited.execute()).toHaveLength(2)
})

it('sends no question any more once the fair is closed', async () => {
  const fair = await addPast()
  const seller = await trader(fair, 'SELLER')
  await ask(fair, 'survey')
  await setClosed(fair, true)
  await sendFairAsks(platform)
  expect(await told(seller)).toEqual([])
  expect(await standing(fair)).toMatchObject({ survey: { waiting: 0, sent: 0, due: 1 } })
})

it('reports what was answered by role, comments without names, and since when it is closed', async () => {
  const fair = await addPast()
  const [seller, buyer, other] = [await trader(fair, 'SELLER'), await trader(fair, 'BUYER'), await trader(fair, 'BUYER')]
  await answer(seller, fair, { comment: '나중 말' })
  await answer(buyer, fair, { overall: 3, meetings: null, comment: '가장 좋은 말' })
  await answer(other, fair, { overall: 4, comesAgain: false, comment: null })
  await ask(fair, 'survey')
  await sendFairAsks(platform)
  const { closedAt } = (await setClosed(fair, true)).answer.closing
  const results = (await server.ask('GET /api/console/fairs/{_id}/results', { token: admin, params: params(fair) })).answer
  expect(results.closedAt).toBe(closedAt)
  expect(results.survey).toEqual({
    sent: 3,
    answers: { sellers: 1, buyers: 2 },
    marks: {
      overall: { sellers: [0, 0, 0, 0, 1], buyers: [0, 0, 1, 1, 0] },
      meetings: { sellers: [0, 0, 0, 1, 0], buyers: [0, 0, 0, 1, 0] },
      organisation: { sellers: [0, 0, 1, 0, 0], buyers: [0, 0, 2, 0, 0] },
    },
    again: { sellers: 1, buyers: 1 },
    notAgain: { sellers: 0, buyers: 1 },
    comments: 2,
  })
  const comments = await server.ask('GET /api/console/fairs/{_id}/survey/comments', { token: admin, params: params(fair) })
  expect(comments.answer).toMatchObject({ comments: ['가장 좋은 말', '나중 말'], summary: { total: 2 } })
  const headers = { authorization: `Bearer ${admin}`, 'accept-language': 'ko' }
  const { rawPayload } = await server.app.inject({ url: `/api/console/fairs/${fair._id}/excel`, headers })
  const sheets = new Map((await readWorkbook(rawPayload)).map(({ sheet, data }) => [sheet, data]))
  expect(sheets.get('결과')?.[1]?.[0]).toBe('마감한 때')
  expect(sheets.get('결과')?.[1]?.[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
  expect(sheets.get('설문')).toContainEqual(['상담회 만족도(1~5점)', '바이어', 2, 3.5, 0, 0, 1, 1, 0])
  expect(sheets.get('설문 의견')?.map(([text]) => text)).toEqual(['설문 의견', '가장 좋은 말', '나중 말'])
})

it('gives a member what it has answered, and takes it away with the account', async () => {
  const fair = await addPast()
  const buyer = await trader(fair, 'BUYER')
  await answer(buyer, fair)
  const body = { reason: '본인이 전화로 부탁했습니다' }
  expect((await server.ask('POST /api/console/users/{_id}/withdraw', { token: admin, params: { _id: buyer._id }, body })).status).toBe(204)
  expect(await db.selectFrom('fairSurveys').select('_user').where('_fair', '=', fair._id).execute()).toEqual([])
})

it('knows no closing of a fair that is not there', async () => {
  const asked = { token: admin, params: { _id: uuid() } }
  expect((await server.ask('GET /api/console/fairs/{_id}/closing', asked)).status).toBe(404)
})
