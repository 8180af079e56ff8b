import { tradeLimits } from '#contract/trade/limits.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { sentTo } from '../../testing/codes.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { delays } from '../delays.ts'
import { tellWaiting } from './tell-waiting.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const fair = await addFair(server, { tables: 1 })
const [first = '', second = ''] = fair.starts

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})
// What one test leaves is told in none of the others.
beforeEach(() => db.deleteFrom('slotWaits').execute())

let count = 0
const trader = (role: 'SELLER' | 'BUYER') => addTrader(server, fair._id, role, `wait-${role.toLowerCase()}-${(count += 1)}`)
type Trader = Awaited<ReturnType<typeof trader>>

/** Two agree on a meeting. @returns its id */
async function meet(buyer: Trader, seller: Trader, slot: string, method: 'ONLINE' | 'OFFLINE' = 'ONLINE') {
  const body = { _fair: fair._id, _seller: seller._participant, method, slots: [slot] }
  const { _id } = (await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })).answer.matching
  const step = (who: Trader, to: object) => server.ask('PUT /api/v1/me/matchings/{_id}', { token: who.token, params: { _id }, body: to })
  await step(seller, { action: 'accept', slots: [slot] })
  expect((await step(buyer, { action: 'confirm', slot })).status).toBe(200)
  return _id
}
const cancel = (who: Trader, _id: string) => server.ask('DELETE /api/v1/me/matchings/{_id}', { token: who.token, params: { _id } })
const wait = (buyer: Trader, seller: Trader, startsAt: string, method: 'ONLINE' | 'OFFLINE' = 'ONLINE') =>
  server.ask('POST /api/v1/me/slotWaits', {
    token: buyer.token,
    body: { _fair: fair._id, _seller: seller._participant, startsAt, method },
  })
const list = async ({ token }: Trader) => (await server.ask('GET /api/v1/me/slotWaits', { token })).answer.waits
const giveUp = ({ token }: Trader, _id: string) => server.ask('DELETE /api/v1/me/slotWaits/{_id}', { token, params: { _id } })
const told = async ({ token }: Trader) =>
  (await server.ask('GET /api/v1/me/notifications', { token })).answer.notifications.filter(({ kind }) => kind === 'slotFree')
const later = (ms: number) => new Date(Date.now() + ms)

it('a buyer waits for a time once however often it is pressed, sees it in a list of its own, and gives it up', async () => {
  const [buyer, seller, other] = [await trader('BUYER'), await trader('SELLER'), await trader('BUYER')]
  await meet(other, seller, first)
  const both = await Promise.all([wait(buyer, seller, first), wait(buyer, seller, first)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const [{ answer }] = both
  expect(await list(buyer)).toEqual([
    {
      _id: answer.wait._id,
      fair: { _id: fair._id, title: '가을 상담회', timeZone: 'Asia/Seoul' },
      seller: { _id: seller._participant, name: seller.name },
      startsAt: first,
      method: 'ONLINE',
      toldAt: null,
    },
  ])
  expect([await list(other), await list(seller)]).toEqual([[], []])
  expect((await giveUp(other, answer.wait._id)).status).toBe(404)
  expect([(await giveUp(buyer, answer.wait._id)).status, (await giveUp(buyer, answer.wait._id)).status]).toEqual([204, 404])
  expect(await list(buyer)).toEqual([])
})

it('only buyers wait, for slots of sellers with whom they have no meeting, and for so many at most', async () => {
  const [buyer, seller] = [await trader('BUYER'), await trader('SELLER')]
  expect((await wait(seller, seller, first)).error.code).toBe('wrongRole')
  expect((await wait(buyer, buyer, first)).status).toBe(404)
  expect((await wait(buyer, seller, new Date(Date.now() + 60_000).toISOString())).error.code).toBe('slotTaken')
  await meet(buyer, seller, first)
  expect((await wait(buyer, seller, second)).error.code).toBe('matchingExists')
  const others = [await trader('SELLER'), await trader('SELLER')]
  const wanted = others.flatMap((one) => fair.starts.map((startsAt) => [one, startsAt] as const)).slice(0, tradeLimits.waits + 1)
  for (const [one, startsAt] of wanted.slice(0, -2)) expect((await wait(buyer, one, startsAt)).status).toBe(201)
  const last = await Promise.all(wanted.slice(-2).map(([one, startsAt]) => wait(buyer, one, startsAt)))
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(last.find(({ status }) => status === 409)?.error.code).toBe('tooManyWaits')
})

it('when a meeting is cancelled, who has waited longest is told once, by whichever process, and the next one half an hour later', async () => {
  const [one, two, other, seller] = [await trader('BUYER'), await trader('BUYER'), await trader('BUYER'), await trader('SELLER')]
  const meeting = await meet(other, seller, first)
  await wait(one, seller, first)
  await wait(two, seller, first)
  await tellWaiting(platform)
  expect([await told(one), await told(two)]).toEqual([[], []])
  await cancel(other, meeting)
  await Promise.all([tellWaiting(platform), tellWaiting(otherApp.platform)])
  await tellWaiting(platform, later(delays.nextInLine / 2))
  const [news, ...more] = await told(one)
  expect([news?.text, news?.path, more, await told(two)]).toEqual([
    '‘가을 상담회’에서 기다리시던 상담 시간이 비었습니다. 먼저 제안하시는 분이 쓰실 수 있습니다.',
    '/mypage/matchings',
    [],
    [],
  ])
  const mails = (await Promise.all([server, { app: otherApp }].map((each) => sentTo(each, `${one.name}@example.com`)))).flat()
  expect(mails.filter((mail) => mail.includes('상담 시간이 비었습니다'))).toHaveLength(1)
  // Neither whom, nor when.
  expect(mails.filter((mail) => mail.includes(seller.name))).toEqual([])
  expect((await list(one)).map(({ toldAt }) => toldAt === null)).toEqual([false])
  await tellWaiting(platform, later(delays.nextInLine + 60_000))
  expect([await list(one), (await told(two)).length]).toEqual([[], 1])
})

it('a time that is free for the seller and not for the first one goes to the next one', async () => {
  const [one, two, other, seller] = [await trader('BUYER'), await trader('BUYER'), await trader('BUYER'), await trader('SELLER')]
  const meeting = await meet(other, seller, first)
  await wait(one, seller, first)
  await wait(two, seller, first)
  await meet(one, await trader('SELLER'), first)
  await cancel(other, meeting)
  await tellWaiting(platform)
  expect([(await told(one)).length, (await told(two)).length]).toEqual([0, 1])
})

it('a table that is free is one, too, and waiting ends with a meeting of the two and with the time itself', async () => {
  const [buyer, seller, other, elsewhere] = [await trader('BUYER'), await trader('SELLER'), await trader('BUYER'), await trader('SELLER')]
  const meeting = await meet(other, elsewhere, second, 'OFFLINE')
  await wait(buyer, seller, second, 'OFFLINE')
  await tellWaiting(platform)
  expect(await told(buyer)).toEqual([])
  await cancel(other, meeting)
  await tellWaiting(platform)
  expect(await told(buyer)).toHaveLength(1)
  // Asked for once more, it waits again.
  expect((await wait(buyer, seller, second, 'OFFLINE')).answer.wait.toldAt).toBeNull()
  await meet(buyer, seller, first)
  await tellWaiting(platform)
  expect(await list(buyer)).toEqual([])
  await wait(other, seller, second)
  await tellWaiting(platform, new Date(Date.parse(second)))
  expect(await list(other)).toEqual([])
})

it('what staff cancel is told once it cannot be taken back any more', async () => {
  const [buyer, other, seller] = [await trader('BUYER'), await trader('BUYER'), await trader('SELLER')]
  const mid = await meet(other, seller, first)
  await wait(buyer, seller, first)
  const params = { _id: fair._id, mid }
  const body = { action: 'cancel' as const, reason: '실수' }
  const token = await server.login('admin')
  expect((await server.ask('PUT /api/console/fairs/{_id}/matchings/{mid}', { token, params, body })).status).toBe(200)
  await tellWaiting(platform)
  expect(await told(buyer)).toEqual([])
  await tellWaiting(platform, later(2 * delays.movedMeeting))
  expect(await told(buyer)).toHaveLength(1)
})
