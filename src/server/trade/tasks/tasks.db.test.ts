import { taskLimits } from '#contract/trade/limits.ts'
import { instantOf } from '#contract/trade/slots.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { sentTo } from '../../testing/codes.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { dayAfter, dayAt } from '../fairs/fair-day.ts'
import { remindOfTasks } from './remind-of-tasks.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const fair = await addFair(server)
const elsewhere = await addFair(server, { timeZone: 'Europe/Paris' })

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})

let count = 0
const trader = (role: 'SELLER' | 'BUYER', at = fair) => addTrader(server, at._id, role, `task-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

/** An agreed meeting that has begun, unless said otherwise. */
async function meet(buyer: Trader, seller: Trader, at = fair, startsAt: string | null = new Date(Date.now() - 60_000).toISOString()) {
  const body = { _fair: at._id, _seller: seller._participant, method: 'ONLINE' as const, slots: [at.starts[0] ?? ''] }
  const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
  if (startsAt !== null)
    await db.updateTable('matchings').set({ state: 'confirmed', awaits: null, startsAt }).where('_id', '=', _id).execute()
  return _id
}
async function pair() {
  const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
  return { buyer, seller, _id: await meet(buyer, seller) }
}
const add = (who: Trader, _id: string, day: string | null = null, text = '견본 보내기') =>
  server.ask('POST /api/v1/me/matchings/{_id}/tasks', { token: who.token, params: { _id }, body: { text, day } })
const tick = (who: Trader, _id: string, tid: string, isDone = true) =>
  server.ask('PUT /api/v1/me/matchings/{_id}/tasks/{tid}', { token: who.token, params: { _id, tid }, body: { isDone } })
const remove = (who: Trader, _id: string, tid: string) =>
  server.ask('DELETE /api/v1/me/matchings/{_id}/tasks/{tid}', { token: who.token, params: { _id, tid } })
const list = (who: Trader, _id: string) => server.ask('GET /api/v1/me/matchings/{_id}/tasks', { token: who.token, params: { _id } })
const textsOf = async (who: Trader, _id: string) => (await list(who, _id)).answer.tasks.map(({ text }) => text)
const due = async (who: Trader, query: { isAll?: boolean } = {}) =>
  (await server.ask('GET /api/v1/me/tasks', { token: who.token, query })).answer.tasks
const told = async (who: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token: who.token })).answer.notifications.filter(({ kind }) => kind === 'taskDue')

const today = dayAt(new Date().toISOString(), fair.timeZone)
const dayIn = (days: number) => new Date(Date.parse(`${today}T00:00:00Z`) + days * 24 * 60 * 60_000).toISOString().slice(0, 10)
const tomorrow = dayAfter(today)
const morning = new Date(instantOf(tomorrow, '09:00', fair.timeZone))
const later = (hours: number) => new Date(morning.getTime() + hours * 60 * 60_000)

// What one test leaves due is reminded of in none of the others.
beforeEach(() => db.deleteFrom('matchingTasks').execute())

it('a side notes what it has to do, ticks and removes it; the other side sees and changes nothing of it', async () => {
  const { buyer, seller, _id } = await pair()
  const { status, answer } = await add(buyer, _id, tomorrow)
  const { task } = answer
  expect([status, task]).toEqual([201, { _id: task._id, text: '견본 보내기', day: tomorrow, isDone: false }])
  await add(buyer, _id, null, '소개서 읽기')
  const { answer: first } = await add(buyer, _id, today, '견적 보내기')
  expect(await textsOf(buyer, _id)).toEqual(['견적 보내기', '견본 보내기', '소개서 읽기'])
  expect((await tick(buyer, _id, first.task._id)).answer.task).toMatchObject({ text: '견적 보내기', isDone: true })
  expect(await textsOf(buyer, _id)).toEqual(['견본 보내기', '소개서 읽기', '견적 보내기'])
  expect(await textsOf(seller, _id)).toEqual([])
  expect([(await tick(seller, _id, task._id)).status, (await remove(seller, _id, task._id)).status]).toEqual([404, 404])
  const another = await pair()
  expect([(await list(another.buyer, _id)).status, (await add(another.buyer, _id)).status]).toEqual([404, 404])
  // Nor under another matching of one's own.
  expect([(await tick(another.buyer, another._id, task._id)).status, (await remove(another.buyer, another._id, task._id)).status]).toEqual([
    404, 404,
  ])
  expect([(await remove(buyer, _id, task._id)).status, (await remove(buyer, _id, task._id)).status]).toEqual([204, 404])
  expect(await textsOf(buyer, _id)).toEqual(['소개서 읽기', '견적 보내기'])
})

it('all of them are read at once to be taken along, in the order of each meeting, and nobody else’s', async () => {
  const { buyer, seller, _id } = await pair()
  const other = await meet(buyer, await trader('SELLER'))
  await add(seller, _id, tomorrow, '남의 일')
  const done = (await add(buyer, _id, today, '견적 보내기')).answer.task._id
  await tick(buyer, _id, done)
  await add(buyer, _id, null, '소개서 읽기')
  await add(buyer, other, dayIn(60), '다시 만나기')
  await add(buyer, _id, tomorrow, '견본 보내기')
  const all = await due(buyer, { isAll: true })
  const ofOne = (_matching: string) => all.filter((task) => task._matching === _matching)
  expect(ofOne(_id).map(({ text, day, isDone }) => [text, day, isDone])).toEqual([
    ['견본 보내기', tomorrow, false],
    ['소개서 읽기', null, false],
    ['견적 보내기', today, true],
  ])
  expect(ofOne(_id).map(({ text }) => text)).toEqual(await textsOf(buyer, _id))
  expect(ofOne(other).map(({ text }) => text)).toEqual(['다시 만나기'])
  expect(all).toHaveLength(4)
  expect((await due(buyer)).map(({ text }) => text)).toEqual(['견본 보내기'])
})

it('they are for meetings that have begun, also at a closed fair, and twenty at most of each side', async () => {
  const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
  const ahead = await meet(buyer, seller, fair, null)
  expect((await add(buyer, ahead)).error.code).toBe('matchingState')
  const { _id, ...sides } = await pair()
  const at = new Date().toISOString()
  await db
    .insertInto('fairClosings')
    .values({ _fair: fair._id, closedAt: at, _user: null })
    .onConflict((conflict) => conflict.column('_fair').doUpdateSet({ closedAt: at }))
    .execute()
  for (let index = 1; index < taskLimits.tasks; index += 1) expect((await add(sides.buyer, _id)).status).toBe(201)
  const both = await Promise.all([add(sides.buyer, _id), add(sides.buyer, _id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect((await add(sides.buyer, _id)).error.code).toBe('tooManyTasks')
  expect((await add(sides.seller, _id)).status).toBe(201)
  expect((await add(sides.seller, _id, null, 'x'.repeat(taskLimits.text + 1))).status).toBe(400)
  await db.deleteFrom('fairClosings').where('_fair', '=', fair._id).execute()
})

it('what is overdue or due within a week is read in one list, the oldest first', async () => {
  const { buyer, seller, _id } = await pair()
  const other = await trader('SELLER')
  const another = await meet(buyer, other)
  await add(buyer, _id, dayIn(7), 'in a week')
  await add(buyer, another, dayIn(-3), 'overdue')
  await add(buyer, _id, dayIn(8), 'later')
  await add(buyer, _id, null, 'some time')
  await tick(buyer, _id, (await add(buyer, _id, today, 'done')).answer.task._id)
  expect((await due(buyer)).map(({ text, _matching, other: { length }, timeZone }) => [text, _matching, length > 0, timeZone])).toEqual([
    ['overdue', another, true, 'Asia/Seoul'],
    ['in a week', _id, true, 'Asia/Seoul'],
  ])
  expect((await due(buyer)).map((task) => task.other)).toEqual([other.name, seller.name])
  for (let index = 0; index < taskLimits.due; index += 1) await add(buyer, _id, today)
  expect(await due(buyer)).toHaveLength(taskLimits.due)
  expect(await due(seller)).toEqual([])
})

it('in the morning of the day a member is reminded once, by whichever process, without a word of it', async () => {
  const { buyer, seller, _id } = await pair()
  await add(buyer, _id, tomorrow, '비밀 견적')
  await add(buyer, _id, tomorrow)
  await remindOfTasks(platform, later(-1))
  expect(await told(buyer)).toEqual([])
  await Promise.all([remindOfTasks(platform, morning), remindOfTasks(otherApp.platform, morning)])
  await remindOfTasks(platform, later(1))
  expect((await told(buyer)).map(({ text, path }) => [text, path])).toEqual([['오늘 하기로 하신 일이 있습니다.', '/mypage/today']])
  expect(await told(seller)).toEqual([])
  const mails = (await Promise.all([server, { app: otherApp }].map((each) => sentTo(each, `${buyer.name}@example.com`)))).flat()
  expect(mails.filter((mail) => mail.includes('오늘 하기로 하신 일이 있습니다'))).toHaveLength(1)
  expect(mails.filter((mail) => mail.includes('비밀 견적'))).toEqual([])
  // The next day is another one.
  await add(buyer, _id, dayAfter(tomorrow))
  await remindOfTasks(platform, later(24))
  expect(await told(buyer)).toHaveLength(2)
})

it('the same day at a fair on another clock reminds nobody once more', async () => {
  const { buyer, seller, _id } = await pair()
  const there = await trader('SELLER', elsewhere)
  const abroad = await meet(await trader('BUYER', elsewhere), there, elsewhere)
  await db.updateTable('matchings').set({ _buyer: buyer._id }).where('_id', '=', abroad).execute()
  await add(buyer, _id, tomorrow)
  await add(buyer, abroad, tomorrow)
  await add(seller, _id, tomorrow)
  await remindOfTasks(platform, morning)
  await remindOfTasks(platform, later(9))
  expect([(await told(buyer)).length, (await told(seller)).length]).toEqual([1, 1])
})

it('nobody is reminded of what was done or removed before, of what is late by a day, or while suspended', async () => {
  const { buyer, seller, _id } = await pair()
  const done = (await add(buyer, _id, tomorrow)).answer.task._id
  await tick(buyer, _id, done)
  await remove(buyer, _id, (await add(buyer, _id, tomorrow)).answer.task._id)
  await add(seller, _id, tomorrow)
  await remindOfTasks(platform, later(13))
  expect([await told(buyer), await told(seller)]).toEqual([[], []])
  const another = await pair()
  await add(another.buyer, another._id, tomorrow)
  await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', another.buyer._id).execute()
  await remindOfTasks(platform, morning)
  await db.updateTable('users').set({ status: 'active' }).where('_id', '=', another.buyer._id).execute()
  expect(await told(another.buyer)).toEqual([])
  // Opened again before its morning it is due again.
  await tick(buyer, _id, done, false)
  await remindOfTasks(platform, morning)
  expect(await told(buyer)).toHaveLength(1)
})
