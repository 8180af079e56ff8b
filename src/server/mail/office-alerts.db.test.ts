import { terms } from '#contract/support/terms.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sentTo } from '../testing/codes.ts'
import { aRequest, aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'
import { tellOffice, waitUntil } from './office-alerts.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const admin = await server.login('admin')
const member = await addMember(server, 'asker')
const to = 'office@example.com'
await db.updateTable('users').set({ email: to }).where('username', '=', 'admin').execute()

const read = async (token: string) => (await server.ask('GET /api/console/alerts', { token })).answer.alerts
const choose = (body: object, token = admin) =>
  server.ask('PUT /api/console/alerts', {
    token,
    body: { events: ['inquiry'], channels: ['EMAIL' as const], fromHour: 0, toHour: 24, ...body },
  })
const ask = (site?: 'centre') =>
  server.ask('POST /api/v1/center/questions', {
    token: member.token,
    body: { title: '비밀 제목', content: '비밀 내용', isPublic: false, site },
  })
const { platform } = server.app
const telling = { db, platform, afterCommit: (work: () => Promise<void>) => work() }
const told = async () => (await sentTo(server, to)).length
const waiting = () =>
  db.selectFrom('deliveries').select(['nextAt', 'channel']).where('template', '=', 'officeNews').where('state', '=', 'queued').execute()

/** `2026-11-27T03:00` on the clocks of Seoul. */
const inSeoul = (time: string) => Date.parse(`${time}:00+09:00`)
afterEach(async () => {
  vi.useRealTimers()
  await db.deleteFrom('officeAlerts').execute()
  await db.deleteFrom('deliveries').execute()
})

describe('the hours of an alert', () => {
  it.each([
    ['2026-11-27T09:00', 9, 18, 0],
    ['2026-11-27T17:59', 9, 18, 0],
    ['2026-11-27T18:00', 9, 18, 15 * 60],
    ['2026-11-27T03:00', 9, 18, 6 * 60],
    ['2026-11-27T23:59', 0, 24, 0],
    ['2026-11-27T00:00', 1, 2, 60],
  ])('at %s in Seoul, from %s to %s, begin in %s minutes', (time, fromHour, toHour, minutes) => {
    expect(waitUntil({ fromHour, toHour }, inSeoul(time))).toBe(minutes * 60_000)
  })
})

describe('staff', () => {
  it('choose of what their scopes allow, and see by what they can be reached', async () => {
    const alerts = await read(admin)
    expect(alerts.known.map(({ name }) => name)).toEqual([
      'textCodes',
      'consultation',
      'inquiry',
      'centreInquiry',
      'comment',
      'application',
      'conversationReport',
      'order',
      'return',
      'orderChange',
      'productQuestion',
      'offer',
    ])
    expect([alerts.events, alerts.channels, alerts.reachable]).toEqual([[], ['EMAIL'], ['EMAIL']])
    const editor = await server.login('editor')
    expect((await read(editor)).known.map(({ name }) => name)).toEqual(['comment'])
    expect((await choose({}, editor)).answer.alerts.events).toEqual([])
    expect((await choose({ fromHour: 9, toHour: 9 })).error.issues?.map(({ path }) => path)).toEqual(['toHour'])
    expect((await server.ask('GET /api/console/alerts', { token: member.token })).status).toBe(403)
  })

  it('hear of what came in without a word of it, once in ten minutes', async () => {
    const before = await told()
    await ask()
    expect(await told()).toBe(before)
    await choose({})
    await ask()
    await ask()
    const [text] = await sentTo(server, to)
    expect(text).toMatch(/새 회원 문의가 들어왔습니다[^]*\/console\/center\/questions$/)
    expect(text).not.toMatch(/비밀|asker/)
    expect(await told()).toBe(before + 1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    await tellOffice(telling, 'inquiry')
    expect(await told()).toBe(before + 2)
  })

  it('are told when their hours begin, and not where they may not see it any more', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: inSeoul('2030-01-10T03:00') })
    await db
      .insertInto('officeAlerts')
      .values({
        _user: (await db.selectFrom('users').select('_id').where('username', '=', 'admin').executeTakeFirstOrThrow())._id,
        events: '["inquiry"]',
        channels: '["EMAIL"]',
        fromHour: 9,
        toHour: 18,
        told: '{}',
      })
      .execute()
    const before = await told()
    await tellOffice(telling, 'inquiry')
    await tellOffice(telling, 'inquiry')
    expect(await waiting()).toEqual([{ channel: 'EMAIL', nextAt: new Date(inSeoul('2030-01-10T09:00')).toISOString() }])
    await platform.mail.deliverDue()
    expect(await told()).toBe(before)
    vi.setSystemTime(inSeoul('2030-01-10T09:00') + 1)
    await platform.mail.deliverDue()
    expect(await told()).toBe(before + 1)
    await db.updateTable('users').set({ status: 'suspended' }).where('username', '=', 'admin').execute()
    vi.setSystemTime(inSeoul('2030-01-10T12:00'))
    await tellOffice(telling, 'inquiry')
    expect(await waiting()).toEqual([])
    await db.updateTable('users').set({ status: 'active' }).where('username', '=', 'admin').execute()
  })
})

it('a member hears by mail that a question was answered, and of a further answer, not of other changes', async () => {
  const { answer } = await ask()
  const { _id } = answer.question
  const address = 'asker@example.com'
  const set = (body: object) => server.ask('PUT /api/console/center/questions/{_id}', { token: admin, params: { _id }, body })
  await set({ isPublic: true })
  expect(await sentTo(server, address)).toEqual([])
  await set({ answers: [{ content: '비밀 답변', answeredAt: null }] })
  const [text] = await sentTo(server, address)
  expect(text).toMatch(/asker로 문의하신 것에 답변[^]*\/mypage\/inquiries$/)
  expect(text).not.toContain('비밀')
  await set({ answers: [{ content: '고친 답변', answeredAt: null }] })
  expect(await sentTo(server, address)).toHaveLength(1)
  await set({
    answers: [
      { content: '고친 답변', answeredAt: null },
      { content: '덧붙인 답변', answeredAt: null },
    ],
  })
  expect(await sentTo(server, address)).toHaveLength(2)
})

it('a question to the centre is told to who wants to hear of the centre’s, and answered in its name', async () => {
  await choose({ events: ['centreInquiry'] })
  const before = await told()
  await ask()
  expect(await told()).toBe(before)
  const { question } = (await ask('centre')).answer
  expect(await told()).toBe(before + 1)
  const [text] = await sentTo(server, to)
  expect(text).toContain('무역센터에 새 회원 문의가 들어왔습니다')
  await server.ask('PUT /api/console/center/questions/{_id}', {
    token: admin,
    params: { _id: question._id },
    body: { answers: [{ content: '답', answeredAt: null }] },
  })
  await platform.mail.idle()
  const letter = platform.mail.outbox?.messages.find((message) => message.to === 'asker@example.com')
  expect(letter).toMatchObject({ site: 'centre', text: expect.stringMatching(/\/mypage\/inquiries\?site=centre$/) as string })
})

it('a consultation and an application for a fair are told to the office', async () => {
  await choose({ events: ['consultation', 'application'] })
  const before = await told()
  await server.add(terms, aTerm())
  expect((await server.ask('POST /api/v1/forms', { body: aRequest({ name: '비밀 이름' }) })).status).toBe(201)
  expect(await told()).toBe(before + 1)
  const [consultation] = await sentTo(server, to)
  expect(consultation).toMatch(/\/console\/forms$/)
  const fair = await addFair(server)
  const seller = await addTrader(server, fair._id, 'SELLER', 'applies')
  const other = await addFair(server)
  const params = { _fair: other._id }
  const applied = await server.ask('POST /api/v1/fairs/{_fair}/sellers', { token: seller.token, params, body: { note: '비밀 글' } })
  expect(applied.status).toBe(201)
  expect(await told()).toBe(before + 2)
  const [application] = await sentTo(server, to)
  expect(application).toMatch(/\/console\/fairs\/participants$/)
  expect(`${consultation} ${application}`).not.toMatch(/비밀|applies/)
})
