import { levels } from '#contract/account/levels.ts'
import type { Query } from '#contract/api.ts'
import { type fairMessageInput, type MessageSegment, messageSegments } from '#contract/trade/fair-messages.ts'
import type { MatchingState } from '#contract/trade/matching-states.ts'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import type * as z from 'zod'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { sentTo } from '../../testing/codes.ts'
import { addMember, openFor } from '../../testing/members.ts'
import { startMailServer } from '../../testing/post-office.ts'
import { serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { dayAt, spanOfDay } from '../fairs/fair-day.ts'
import { stopFairMessages, writeFairMessages } from './write-messages.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const admin = await server.login('admin')

/** Another process on the same database, with a mail server of its own. */
const mails = await startMailServer()
const otherConfig = { ...server.config, smtp: { url: mails.url, from: 'Fairs <no-reply@ieumsae.example>', centreFrom: undefined } }
const otherDatabase = openDatabase(otherConfig)
const otherApp = await buildApp(otherConfig, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})
beforeEach(async () => {
  // Of one test nothing is left to be sent in another.
  await db.deleteFrom('fairMessages').execute()
})

type Input = z.input<typeof fairMessageInput>
const anInput = (change: Partial<Input> = {}): Input => ({
  segment: 'approved',
  kind: 'necessary',
  subject: { ko: '{{fair}} 안내' },
  text: { ko: '{{company}} {{person}}님, {{venue}}에서 뵙겠습니다.' },
  ...change,
})
const list = 'POST /api/console/fairs/{_id}/messages'
const one = 'GET /api/console/fairs/{_id}/messages/{_message}'
const sending = 'POST /api/console/fairs/{_id}/messages/{_message}/sending'
const add = async (_id: string, change: Partial<Input> = {}) =>
  (await server.ask(list, { token: admin, params: { _id }, body: anInput(change) })).answer.message
const sendNow = (_id: string, _message: string, at: string | null = null) =>
  server.ask(sending, { token: admin, params: { _id, _message }, body: { at } })
const read = async (_id: string, _message: string) => (await server.ask(one, { token: admin, params: { _id, _message } })).answer.message
const audience = async (_id: string, query: Query<'GET /api/console/fairs/{_id}/audience'> | object) =>
  (await server.ask('GET /api/console/fairs/{_id}/audience', { token: admin, params: { _id }, query: query as never })).answer.audience
const recipients = async (_id: string, _message: string, query: object = {}) =>
  (await server.ask('GET /api/console/fairs/{_id}/messages/{_message}/recipients', { token: admin, params: { _id, _message }, query }))
    .answer
const write = () => writeFairMessages(platform)
const mailOf = (name: string) => `${name}@example.com`

/** Stores a matching past the API. */
const addMatching = async (
  _fair: string,
  seller: { _id: string },
  buyer: { _id: string },
  state: MatchingState,
  startsAt: string | null,
) => {
  const now = new Date().toISOString()
  const awaits = state === 'offered' ? ('seller' as const) : null
  await db
    .insertInto('matchings')
    .values({
      _id: uuid(),
      createdAt: now,
      updatedAt: now,
      _fair,
      _buyer: buyer._id,
      _seller: seller._id,
      _product: null,
      method: 'OFFLINE',
      state,
      awaits,
      message: null,
      expiresAt: null,
      startsAt,
      endsAt: startsAt,
      tableNumber: startsAt === null ? null : 1,
    })
    .execute()
}

let count = 0
/** A fair with a seller and a buyer of each standing, and the names of who is in each segment. */
async function aFullFair() {
  const fair = await addFair(server)
  count += 1
  const join = (role: 'SELLER' | 'BUYER', name: string) => addTrader(server, fair._id, role, `${name}-${count}`, false)
  const [met, missing, idle, asked] = [
    await join('SELLER', 'met'),
    await join('SELLER', 'missing'),
    await join('SELLER', 'idle'),
    await join('SELLER', 'asked'),
  ]
  const [buyer, quiet, pending, half] = [
    await join('BUYER', 'buyer'),
    await join('BUYER', 'quiet'),
    await join('BUYER', 'pending'),
    await join('BUYER', 'half'),
  ]
  for (const { _participant } of [pending, half])
    await db.updateTable('fairs_participants').set({ state: 'PENDING' }).where('_id', '=', _participant).execute()
  await db.updateTable('companies').set({ ceo: '' }).where('_user', '=', half._id).execute()
  // On the fair's first day: seen from the evening before, its meetings are tomorrow's.
  const [first = '', second = ''] = fair.starts
  await addMatching(fair._id, met, buyer, 'confirmed', first)
  await addMatching(fair._id, missing, buyer, 'confirmed', second)
  await addMatching(fair._id, asked, quiet, 'offered', null)
  return { fair, first, met, missing, idle, asked, buyer, quiet, pending, half }
}

const namesOf = async (_id: string, _message: string) =>
  (await recipients(_id, _message, { limit: 100 })).recipients.map(({ name }) => name.replace(/-\d+$/, '')).toSorted()

const whoIsIn: Readonly<Record<MessageSegment, readonly string[]>> = {
  approved: ['asked', 'buyer', 'idle', 'met', 'missing', 'quiet'],
  waiting: ['pending'],
  unfinished: ['half'],
  withoutMeeting: ['asked', 'idle', 'quiet'],
  meetingTomorrow: ['buyer', 'met', 'missing'],
  notArrived: ['buyer', 'missing'],
  awaitingAnswer: ['asked'],
}

it('each segment has its people, as many as are counted, and of one role only those', async () => {
  const { fair, met, missing } = await aFullFair()
  await server.ask('POST /api/console/fairs/{_id}/check-ins', {
    token: admin,
    params: { _id: fair._id },
    body: { checkIns: [{ _participant: met._participant, at: new Date().toISOString(), way: 'list' }] },
  })
  const [today] = spanOfDay(dayAt(new Date().toISOString(), fair.timeZone), fair.timeZone)
  const moveTo = async (hours: number) => {
    for (const [at, seller] of [met, missing].entries())
      await db
        .updateTable('matchings')
        .set({ startsAt: new Date(Date.parse(today) + (hours + at) * 60 * 60_000).toISOString() })
        .where('_seller', '=', seller._id)
        .execute()
  }
  for (const segment of messageSegments) {
    // The last hours of today, and the first ones of tomorrow.
    await moveTo(segment === 'meetingTomorrow' ? 24 : 22)
    const { people } = await audience(fair._id, { segment })
    const message = await add(fair._id, { segment })
    expect((await sendNow(fair._id, message._id)).status).toBe(200)
    await write()
    expect([segment, people, await namesOf(fair._id, message._id)]).toEqual([segment, whoIsIn[segment].length, whoIsIn[segment]])
  }
  await moveTo(48)
  expect(await audience(fair._id, { segment: 'meetingTomorrow' })).toMatchObject({ people: 0 })
  expect(await audience(fair._id, { segment: 'withoutMeeting', role: 'BUYER' })).toMatchObject({ people: 1, reached: 1 })
})

it('a mail is written for its reader, in the own language where it is written in that', async () => {
  const { fair, first, buyer, met, quiet } = await aFullFair()
  await db.updateTable('users').set({ locale: 'en' }).where('_id', '=', buyer._id).execute()
  await db.updateTable('users').set({ locale: 'cn' }).where('_id', '=', quiet._id).execute()
  const text = { ko: '{{company}}\n{{days}}\n{{agenda}}', en: 'Dear {{person}},\n{{agenda}}' }
  const message = await add(fair._id, { subject: { ko: '{{fair}} 일정', en: 'Your day at {{ fair }}', cn: '日程' }, text })
  expect(message.missing).toEqual(['cn'])
  await sendNow(fair._id, message._id)
  await write()
  const [english = ''] = await sentTo(server, mailOf(buyer.name))
  expect(english).toMatch(/^Your day at Autumn fair\nDear buyer-\d+,\n/)
  expect(english.match(/Table 1 · /g)).toHaveLength(2)
  expect(english).toContain(met.name)
  const [korean = ''] = await sentTo(server, mailOf(met.name))
  expect(korean).toContain(`가을 상담회 일정\n${met.name}\n`)
  expect(korean).toContain(`테이블 1 · ${buyer.name}`)
  const time = new Date(Date.parse(first) + 9 * 60 * 60_000).toISOString().slice(11, 16)
  expect(korean).toContain(time)
  const [chinese = ''] = await sentTo(server, mailOf(quiet.name))
  expect(chinese).toContain('가을 상담회 일정')
  expect(chinese).toContain('확정된 상담이 없습니다.')
  // What was made for them is stored nowhere.
  expect(JSON.stringify(await db.selectFrom('fairMessageRecipients').selectAll().execute())).not.toContain(met.name)
  expect(await read(fair._id, message._id)).toMatchObject({ state: 'sent', counts: { waiting: 0, written: 6, skipped: 0 } })
  const listed = await recipients(fair._id, message._id, { q: met.name, state: 'sent' })
  expect([listed.summary.total, listed.recipients[0]?.email, listed.counts.sent]).toEqual([1, mailOf(met.name), 6])
})

it('two processes at once, and one that goes on after another has died, write each mail once', async () => {
  const fair = await addFair(server)
  const names = Array.from({ length: 40 }, (_one, at) => `many-${at}`)
  for (const name of names) await addTrader(server, fair._id, 'SELLER', name, false)
  const message = await add(fair._id)
  await Promise.all([sendNow(fair._id, message._id), sendNow(fair._id, message._id)])
  // Dies in the middle: what it had begun and not committed is not there.
  const dying = vi.spyOn(platform.mail, 'idle').mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('killed'))
  await expect(write()).rejects.toThrow('killed')
  dying.mockRestore()
  const between = await read(fair._id, message._id)
  expect([between.state, between.counts.written, between.counts.waiting]).toEqual(['sending', 15, 25])
  await Promise.all([write(), writeFairMessages(otherApp.platform), write()])
  await otherApp.platform.mail.idle()
  expect(await read(fair._id, message._id)).toMatchObject({ state: 'sent', counts: { waiting: 0, written: 40 } })
  const deliveries = await db.selectFrom('deliveries').select('_user').where('template', '=', 'letter').execute()
  const ofFair = await db.selectFrom('fairs_participants').select('_user').where('_fair', '=', fair._id).execute()
  for (const { _user } of ofFair) expect(deliveries.filter((delivery) => delivery._user === _user)).toHaveLength(1)
})

it('who refuses news gets what is necessary and nothing else; advertising goes only to whom has agreed to it', async () => {
  const fair = await addFair(server)
  const [willing, refusing, closed, silent] = [
    await addTrader(server, fair._id, 'SELLER', 'willing'),
    await addTrader(server, fair._id, 'SELLER', 'refusing'),
    await addTrader(server, fair._id, 'SELLER', 'closed', false),
    await addTrader(server, fair._id, 'SELLER', 'silent', false),
  ]
  await db.updateTable('users').set({ email: null }).where('_id', '=', silent._id).execute()
  await db.updateTable('users').set({ status: 'suspended' }).where('_id', '=', closed._id).execute()
  const news = await add(fair._id, { kind: 'news' })
  await sendNow(fair._id, news._id)
  await writeFairMessages(otherApp.platform)
  await otherApp.platform.mail.idle()
  const source = mails.received.find(({ to }) => to.includes(mailOf('refusing')))?.source ?? ''
  expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const oneClick = /List-Unsubscribe:\s*<[^>]*?(\/api\/v1\/fairNews\/unsubscribe\/[^>\s]+)>/.exec(source)?.[1]
  const refuse = (url = '') =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  expect((await refuse(`${oneClick}x`)).statusCode).toBe(404)
  expect([(await refuse(oneClick)).statusCode, (await refuse(oneClick)).statusCode]).toEqual([204, 204])
  const isWanted = async (token: string) => (await server.ask('GET /api/v1/me/fairNews', { token })).answer.isWanted
  expect([await isWanted(refusing.token), await isWanted(willing.token)]).toEqual([false, true])
  const counted = { people: 3, reached: 1, noAddress: 1, refused: 1, notAgreed: 0 }
  expect(await audience(fair._id, { segment: 'approved', kind: 'news' })).toEqual(counted)
  expect(await audience(fair._id, { segment: 'approved' })).toMatchObject({ people: 3, reached: 2 })
  const statesOf = async (kind: 'necessary' | 'news' | 'advertising') => {
    const { _id } = await add(fair._id, { kind })
    const { status } = await sendNow(fair._id, _id)
    await write()
    const rows = (await recipients(fair._id, _id)).recipients
    return [status, Object.fromEntries(rows.map(({ name, reason }) => [name, reason]))]
  }
  const without = { closed: 'left', silent: 'noAddress' }
  expect(await statesOf('news')).toEqual([200, { willing: null, refusing: 'refused', ...without }])
  expect(await statesOf('necessary')).toEqual([200, { willing: null, refusing: null, ...without }])
  expect((await statesOf('advertising'))[0]).toBe(409)
  const agreement = { site: 'centre' as const, code: 'marketing', version: '1', hash: '', locale: 'ko', network: '' }
  for (const [isAgreed, receivedAt] of [
    [0, '2026-01-01T00:00:00.000Z'],
    [1, '2026-02-01T00:00:00.000Z'],
  ] as const)
    await db
      .insertInto('consents')
      .values({ ...agreement, _id: uuid(), _user: willing._id, isAgreed, agreedAt: receivedAt, receivedAt })
      .execute()
  expect(await statesOf('advertising')).toEqual([200, { willing: null, refusing: 'refused', ...without }])
  const [advertising = ''] = await sentTo(server, mailOf('willing'))
  expect(advertising).toMatch(/^\(광고\) 가을 상담회 안내/)
  // The link of the page does the same, and the member takes it back.
  const token = /\/mypage\/unsubscribe\?lang=ko#(\S+)/.exec(advertising)?.[1] ?? ''
  expect((await server.ask('POST /api/v1/fairNews/refusals', { body: { token } })).status).toBe(204)
  expect(await isWanted(willing.token)).toBe(false)
  expect((await server.ask('POST /api/v1/fairNews/refusals', { body: { token: token.slice(1) } })).status).toBe(404)
  await server.ask('PUT /api/v1/me/fairNews', { token: willing.token, body: { isWanted: true } })
  expect(await isWanted(willing.token)).toBe(true)
})

it('who refuses between the beginning and the own mail gets none; a stopped message leaves the rest unsent', async () => {
  const fair = await addFair(server)
  const traders = []
  for (const at of Array(20).keys()) traders.push(await addTrader(server, fair._id, 'BUYER', `stop-${at}`, at === 19))
  const last = traders.at(-1)
  const stopped = vi.spyOn(platform.mail, 'idle').mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('later'))
  const message = await add(fair._id, { kind: 'news' })
  await sendNow(fair._id, message._id)
  await expect(write()).rejects.toThrow('later')
  stopped.mockRestore()
  await server.ask('PUT /api/v1/me/fairNews', { token: last?.token ?? '', body: { isWanted: false } })
  await write()
  expect((await recipients(fair._id, message._id, { q: 'stop-19' })).recipients[0]).toMatchObject({ state: 'skipped', reason: 'refused' })
  const other = await add(fair._id)
  const again = vi.spyOn(platform.mail, 'idle').mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('later'))
  await sendNow(fair._id, other._id)
  await expect(write()).rejects.toThrow('later')
  again.mockRestore()
  const params = { _id: fair._id, _message: other._id }
  const end = await server.ask('DELETE /api/console/fairs/{_id}/messages/{_message}/sending', { token: admin, params })
  expect(end.answer.message).toMatchObject({ state: 'cancelled', counts: { waiting: 0, written: 15, skipped: 5 } })
  await write()
  // What was written before the stop leaves on its way.
  await expect
    .poll(async () => (await recipients(fair._id, other._id)).counts)
    .toEqual({ waiting: 0, queued: 0, sent: 15, failed: 0, skipped: 5 })
})

it('a message is sent at its time, can be taken back before, and is not changed or sent again after', async () => {
  const { fair } = await aFullFair()
  const message = await add(fair._id)
  const params = { _id: fair._id, _message: message._id }
  const at = new Date(Date.now() + 60 * 60_000)
  const past = await sendNow(fair._id, message._id, new Date(Date.now() - 1000).toISOString())
  expect([past.status, past.error.issues?.[0]?.path]).toEqual([400, 'at'])
  expect((await sendNow(fair._id, message._id, at.toISOString())).answer.message.state).toBe('scheduled')
  const put = (change: Partial<Input> = {}, headers = {}) =>
    server.ask('PUT /api/console/fairs/{_id}/messages/{_message}', { token: admin, params, body: anInput(change), headers })
  expect((await put()).error.code).toBe('messageState')
  await write()
  expect((await read(fair._id, message._id)).state).toBe('scheduled')
  const back = await server.ask('DELETE /api/console/fairs/{_id}/messages/{_message}/sending', { token: admin, params })
  expect(back.answer.message).toMatchObject({ state: 'draft', sendAt: null })
  expect((await put({ role: 'SELLER' }, { 'if-match': '"1"' })).status).toBe(412)
  expect((await put({ role: 'SELLER' })).status).toBe(200)
  await sendNow(fair._id, message._id, at.toISOString())
  await writeFairMessages(platform, at)
  expect(await read(fair._id, message._id)).toMatchObject({ state: 'sent', counts: { written: 4 } })
  expect((await sendNow(fair._id, message._id)).error.code).toBe('messageState')
  const removed = await server.ask('DELETE /api/console/fairs/{_id}/messages/{_message}', { token: admin, params })
  expect(removed.error.code).toBe('messageState')
  const draft = await add(fair._id)
  const gone = { _id: fair._id, _message: draft._id }
  expect((await server.ask('DELETE /api/console/fairs/{_id}/messages/{_message}', { token: admin, params: gone })).status).toBe(204)
  const { messages, summary } = (await server.ask('GET /api/console/fairs/{_id}/messages', { token: admin, params })).answer
  expect([summary.total, messages[0]?._id]).toEqual([1, message._id])
})

it('fields that are unknown, or that everybody would read in a subject, are refused at their place', async () => {
  const fair = await addFair(server)
  const refused = async (change: Partial<Input>) => {
    const { status, error } = await server.ask(list, { token: admin, params: { _id: fair._id }, body: anInput(change) })
    return [status, error.issues?.map(({ path, message }) => `${path}: ${message}`)]
  }
  expect(await refused({ text: { ko: '{{compny}} {{ }}', en: '{{회사}}' } })).toEqual([
    400,
    ['text.ko: 이 글에서 쓸 수 없는 항목입니다: {{compny}}, {{}}', 'text.en: 이 글에서 쓸 수 없는 항목입니다: {{회사}}'],
  ])
  expect((await refused({ subject: { ko: '{{person}}님께' } }))[1]).toEqual([expect.stringContaining('subject.ko: 제목은')])
  expect((await refused({ subject: { ko: '한 줄\n두 줄' } }))[0]).toBe(400)
  const message = await add(fair._id)
  expect((await sendNow(fair._id, message._id)).error.code).toBe('messageNobody')
  expect((await read(fair._id, message._id)).state).toBe('draft')
})

it('staff see a message as a participant gets it, and send it to themselves', async () => {
  const { fair, met } = await aFullFair()
  const message = anInput({ kind: 'news', text: { ko: '{{company}}\n{{agenda}}', en: '{{venue}}' }, subject: { ko: '안내', en: 'News' } })
  const previewOf = (_id: string, _participant: string) =>
    server.ask('POST /api/console/fairs/{_id}/messages/preview', { token: admin, params: { _id }, body: { message, _participant } })
  const { preview } = (await previewOf(fair._id, met._participant)).answer
  expect(preview).toMatchObject({ language: 'ko', subject: '안내' })
  expect(preview.text).toContain(met.name)
  expect(preview.text).toMatch(/#…$/)
  const other = await addFair(server)
  expect((await previewOf(other._id, met._participant)).status).toBe(404)
  await db.updateTable('users').set({ email: 'organiser@example.com' }).where('username', '=', 'admin').execute()
  const test = await server.ask('POST /api/console/fairs/{_id}/messages/test', {
    token: admin,
    params: { _id: fair._id },
    body: { message },
  })
  expect(test.status).toBe(204)
  const sent = await sentTo(server, 'organiser@example.com')
  expect(new Set(sent.map((text) => text.split('\n')[0]))).toEqual(new Set(['News', '안내']))
})

it('messages of another fair are not there, and without the scope of fairs nothing is', async () => {
  const [fair, other] = [await addFair(server), await addFair(server)]
  await addTrader(server, fair._id, 'SELLER', 'scoped', false)
  const message = await add(fair._id)
  const params = { _id: other._id, _message: message._id }
  const { _id } = await addMember(server, 'no-fairs')
  const level = await server.add(levels, { name: 'no-fairs', scopes: ['console', 'console:members'] } as never)
  await db.updateTable('users').set({ role: 'STAFF', _level: level._id }).where('_id', '=', _id).execute()
  const { token } = await openFor(server, _id)
  for (const [by, at, status] of [
    [admin, params, 404],
    [token, { ...params, _id: fair._id }, 403],
  ] as const) {
    const asked = { token: by, params: at }
    const answers = [
      await server.ask(one, asked),
      await server.ask('GET /api/console/fairs/{_id}/messages/{_message}/recipients', asked),
      await server.ask('PUT /api/console/fairs/{_id}/messages/{_message}', { ...asked, body: anInput() }),
      await server.ask('DELETE /api/console/fairs/{_id}/messages/{_message}', asked),
      await server.ask(sending, { ...asked, body: {} }),
      await server.ask('DELETE /api/console/fairs/{_id}/messages/{_message}/sending', asked),
    ]
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status))
  }
  expect((await server.ask(list, { token, params: { _id: fair._id }, body: anInput() })).status).toBe(403)
})

it('members hear of it by the other ways that they want, where staff have chosen so', async () => {
  const fair = await addFair(server)
  const trader = await addTrader(server, fair._id, 'SELLER', 'told')
  await db.updateTable('users').set({ phone: '+821012345678', channels: '["SMS"]' }).where('_id', '=', trader._id).execute()
  const told = async (change: Partial<Input>) => {
    const { _id } = await add(fair._id, change)
    await sendNow(fair._id, _id)
    await write()
    const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: trader.token })).answer
    return [notifications.length, (await sentTo(server, '+821012345678')).length]
  }
  expect(await told({})).toEqual([0, 0])
  expect(await told({ isNotified: true })).toEqual([1, 0])
  expect(await told({ isTexted: true })).toEqual([2, 1])
  expect(await sentTo(server, mailOf('told'))).toHaveLength(3)
})

it('a mail that cannot be written holds no other one up, and comes with a later run', async () => {
  const fair = await addFair(server)
  const names = Array.from({ length: 20 }, (_one, at) => `one-fails-${at}`)
  for (const name of names) await addTrader(server, fair._id, 'SELLER', name, false)
  const message = await add(fair._id, { text: { ko: '{{agenda}}' } })
  await sendNow(fair._id, message._id)
  const failing = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatRange').mockImplementationOnce(() => {
    throw new Error('once')
  })
  await expect(write()).rejects.toThrow('once')
  failing.mockRestore()
  expect(await read(fair._id, message._id)).toMatchObject({ state: 'sending', counts: { waiting: 1, written: 19 } })
  await write()
  expect(await read(fair._id, message._id)).toMatchObject({ state: 'sent', counts: { waiting: 0, written: 20 } })
})

it('what a restored backup was about to send is not sent: whom it has reached since is not known', async () => {
  const { fair } = await aFullFair()
  const [now, later] = [await add(fair._id), await add(fair._id)]
  await sendNow(fair._id, now._id)
  await sendNow(fair._id, later._id, new Date(Date.now() + 60_000).toISOString())
  const stopped = vi.spyOn(platform.mail, 'idle').mockRejectedValueOnce(new Error('later'))
  await expect(write()).rejects.toThrow('later')
  stopped.mockRestore()
  await stopFairMessages(db)
  await writeFairMessages(platform, new Date(Date.now() + 3_600_000))
  expect(await read(fair._id, now._id)).toMatchObject({ state: 'cancelled', counts: { waiting: 0, written: 0, skipped: 6 } })
  expect((await read(fair._id, later._id)).state).toBe('cancelled')
})
