import { randomUUID } from 'node:crypto'
import { levels } from '#contract/account/levels.ts'
import type { ImportMode, ImportRows } from '#contract/import-calls.ts'
import { terms } from '#contract/support/terms.ts'
import type { ParticipantEntry } from '#contract/trade/joining.ts'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/database.ts'
import { sendFile } from '../../testing/companies.ts'
import { aTerm } from '../../testing/content.ts'
import { sentTo } from '../../testing/codes.ts'
import { samples } from '../../testing/documents.ts'
import { addMember, openFor } from '../../testing/members.ts'
import { type AskedOf, serverForFile } from '../../testing/server.ts'
import { addFair, addTrader } from '../../testing/trade.ts'
import { writeJoiningMails } from './joining-mails.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const admin = await server.login('admin')

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})
beforeAll(async () => {
  for (const code of ['terms-of-use', 'privacy-join'] as const) await server.add(terms, aTerm({ code, site: 'centre', edition: '1.0' }))
})
afterEach(() => void vi.useRealTimers())

const columns = ['company', 'role', 'person', 'mail', 'phone', 'country', 'language', 'certificate', 'registrationNumber']
let count = 0
/** A row of a list that is right. */
const aRow = (change: Partial<Record<string, string>> = {}): string[] => {
  count += 1
  const cells: Record<string, string | undefined> = {
    company: `회사 ${count}`,
    role: '판매 기업',
    person: `담당 ${count}`,
    mail: `list${count}@example.com`,
    phone: '010-1234-5678',
    country: '대한민국',
    language: '한국어',
    certificate: '서울어워드',
    registrationNumber: `120-81-${String(count).padStart(5, '0')}`,
    ...change,
  }
  return columns.map((name) => cells[name] ?? '')
}
const chunkOf = (rows: string[][], more: Partial<ImportRows> = {}): ImportRows => ({
  columns,
  rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  ...more,
})
const bring = (
  _id: string,
  body: ImportRows,
  query: { dryRun?: boolean; mode?: ImportMode } = {},
  more: { token?: string; key?: string } = {},
) =>
  server.ask('POST /api/console/fairs/{_id}/participants/import', {
    token: more.token ?? admin,
    params: { _id },
    query: { mode: 'right', ...query },
    body,
    ...(more.key === undefined ? {} : { headers: { 'idempotency-key': more.key } }),
  })
const invite = async (_id: string, body: object) =>
  server.ask('POST /api/console/fairs/{_id}/invitations', { token: admin, params: { _id }, body })
const joiningOf = async (_id: string, query: AskedOf<'GET /api/console/fairs/{_id}/joining'>['query'] = {}) =>
  (await server.ask('GET /api/console/fairs/{_id}/joining', { token: admin, params: { _id }, query })).answer
const standing = async (_id: string) =>
  Object.fromEntries((await joiningOf(_id)).joining.steps.flatMap((one) => (one.standing === 0 ? [] : [[one.step, one.standing]])))
const account = (mail: string) => db.selectFrom('users').selectAll().where('email', '=', mail).execute()
const linkIn = (text = '') => /#invitation=(\S+)/.exec(text)?.[1] ?? ''
const write = () => writeJoiningMails(platform)
const agreed = () =>
  (['terms-of-use', 'privacy-join'] as const).map((code) => ({ code, version: '1.0', agreedAt: new Date().toISOString() }))
const accept = (token: string, change: object = {}) =>
  server.ask('PUT /api/v1/users/invitation', {
    body: { token, name: '새 담당', password: 'correct horse 배터리', consents: agreed(), ...change },
  })
const logIn = async (username: string, password = 'correct horse 배터리') => {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return (await server.ask('GET /api/auth/refreshToken', { headers: { authorization } })).status
}

it('a list makes accounts that nobody can log in to, companies that wait, and participants; nothing is sent', async () => {
  const fair = await addFair(server)
  const mail = 'half@example.com'
  const rows = [aRow({ mail, language: '중국어', country: 'China' }), aRow({ role: 'buyer', certificate: '' })]
  const dry = await bring(fair._id, chunkOf(rows), { dryRun: true })
  expect([dry.answer.isWritten, dry.answer.results.map(({ state }) => state)]).toEqual([false, ['new', 'new']])
  expect(await account(mail)).toEqual([])
  const { answer } = await bring(fair._id, chunkOf(rows))
  expect(answer.results.map(({ state, issues }) => [state, issues])).toEqual([
    ['new', []],
    ['new', []],
  ])
  const [user] = await account(mail)
  expect(user).toMatchObject({ username: mail, status: 'invited', role: 'SELLER', phone: null, channels: '[]', locale: 'cn' })
  const company = await db
    .selectFrom('companies')
    .selectAll()
    .where('_user', '=', user?._id ?? '')
    .executeTakeFirstOrThrow()
  expect(company).toMatchObject({ state: 'PENDING', country: 'CN', ceo: '', certificate: 'SEOUL_AWARD' })
  expect(company.registrationNumber).toMatch(/^12081\d{5}$/)
  expect(await standing(fair._id)).toEqual({ listed: 2 })
  const { participants } = await joiningOf(fair._id, { step: 'listed', q: mail })
  expect(participants).toMatchObject([{ email: mail, phone: '+821012345678', step: 'listed', invitedAt: null, isWaiting: false }])
  // Neither a password nor a code opens it.
  expect(await logIn(mail)).toBe(401)
  await server.ask('POST /api/v1/users/recovery', { body: { channel: 'EMAIL', to: mail } })
  await write()
  expect(await sentTo(server, mail)).toEqual([])
  // Not even where staff decide on its company.
  const { _id } = company
  await server.ask('PUT /api/console/companies/{_id}', { token: admin, params: { _id }, body: { state: 'REJECTED', reason: '서류' } })
  expect(await sentTo(server, mail)).toEqual([])
})

it('wrong rows are told by column in words, and the right ones are taken', async () => {
  const fair = await addFair(server)
  const rows = [
    aRow(),
    aRow({ mail: 'no mail', phone: '12', country: '아틀란티스', role: '구경' }),
    aRow({ company: '' }),
    aRow({ certificate: '그 밖' }),
  ]
  const { answer } = await bring(fair._id, chunkOf(rows))
  expect(answer.results.map(({ state, issues }) => [state, issues.map(({ column }) => column).toSorted()])).toEqual([
    ['new', []],
    ['wrong', ['country', 'mail', 'phone', 'role']],
    ['wrong', ['company']],
    ['wrong', ['certificate']],
  ])
  for (const { issues } of answer.results) for (const { message } of issues) expect(message).not.toContain('/^')
  expect(await standing(fair._id)).toEqual({ listed: 1 })
  const all = await bring(fair._id, chunkOf([aRow(), aRow({ mail: 'x' })]), { mode: 'all' })
  expect(all.answer.isWritten).toBe(false)
  expect(await standing(fair._id)).toEqual({ listed: 1 })
  const unknown = await bring(fair._id, { columns: ['company', 'company'], rows: [{ row: 2, cells: ['a', 'b'] }] })
  expect(unknown.status).toBe(400)
})

it('what is there is found by its mail or registration number: it is added to the fair, never doubled or changed', async () => {
  const [first, second] = [await addFair(server), await addFair(server)]
  const mail = 'twice@example.com'
  const number = '999-88-77777'
  const chunk = chunkOf([aRow({ mail, registrationNumber: number, company: '처음 이름' })])
  const key = randomUUID()
  const before = await bring(first._id, chunk, {}, { key })
  // The answer was lost, and the request is sent once more; then the file is, with another name.
  expect((await bring(first._id, chunk, {}, { key })).text).toBe(before.text)
  const renamed = aRow({ mail: mail.toUpperCase(), registrationNumber: number, company: '다른 이름' })
  const byNumber = aRow({ mail: 'other@example.com', registrationNumber: ' 999 88 77777 ' })
  expect((await bring(first._id, chunkOf([renamed, byNumber]))).answer.results.map(({ state }) => state)).toEqual([
    'unchanged',
    'unchanged',
  ])
  expect((await bring(second._id, chunkOf([renamed, byNumber]))).answer.results.map(({ state }) => state)).toEqual(['changed', 'unchanged'])
  expect([(await account(mail)).length, (await account('other@example.com')).length]).toEqual([1, 0])
  const companies = await db.selectFrom('companies').select('name').where('registrationNumber', '=', '9998877777').execute()
  expect(companies).toEqual([{ name: '처음 이름' }])
  const refused = await bring(second._id, chunkOf([aRow({ mail, registrationNumber: number, role: 'BUYER' })]))
  expect(refused.answer.results).toMatchObject([{ state: 'wrong', issues: [{ column: 'role' }] }])
  // A row that the browser has found twice in the file.
  const marked = { columns: [...columns, 'same'], rows: [{ row: 9, cells: [...aRow(), '3'] }] }
  expect((await bring(second._id, marked)).answer.results).toMatchObject([
    { row: 9, state: 'wrong', issues: [{ column: '', message: expect.stringContaining('3번 줄') as string }] },
  ])
})

it('two lists with the same companies at once make each once', async () => {
  const fair = await addFair(server)
  const rows = Array.from({ length: 12 }, () => aRow())
  const answers = await Promise.all([bring(fair._id, chunkOf(rows)), bring(fair._id, chunkOf(rows.toReversed()))])
  expect(answers.flatMap(({ answer }) => answer.results.map(({ state }) => state)).toSorted()).toEqual([
    ...rows.map(() => 'new'),
    ...rows.map(() => 'unchanged'),
  ])
  expect(await standing(fair._id)).toEqual({ listed: 12 })
})

it('of a list in several chunks the right rows are taken, and each of them is invited once by two processes', async () => {
  const fair = await addFair(server)
  const rows = Array.from({ length: 60 }, (_one, at) => aRow(at % 10 === 3 ? { mail: 'wrong' } : {}))
  const states: string[] = []
  for (let at = 0; at < rows.length; at += 20) {
    const { answer } = await bring(fair._id, chunkOf(rows.slice(at, at + 20)))
    states.push(...answer.results.map(({ state }) => state))
  }
  expect([states.filter((state) => state === 'new').length, states.filter((state) => state === 'wrong').length]).toEqual([54, 6])
  expect((await invite(fair._id, { kind: 'invite' })).answer.invitations).toEqual({ requested: 54 })
  await Promise.all([write(), writeJoiningMails(otherApp.platform)])
  expect((await joiningOf(fair._id)).joining.waiting).toBe(0)
  const sent = await db
    .selectFrom('deliveries')
    .innerJoin('fairInvitations as i', 'i._user', 'deliveries._user')
    .select(({ fn }) => ['deliveries._user', fn.countAll().as('mails')])
    .where('i._fair', '=', fair._id)
    .groupBy('deliveries._user')
    .execute()
  expect([sent.length, sent.every(({ mails }) => Number(mails) === 1)]).toEqual([54, true])
  await platform.mail.idle()
  await otherApp.platform.mail.idle()
})

it('an invitation goes once, in the language of who is invited, and its link sets a password once', async () => {
  const fair = await addFair(server)
  const mail = 'guest@example.com'
  await bring(fair._id, chunkOf([aRow({ mail, company: 'Guest Co', language: 'English' })]))
  expect((await joiningOf(fair._id)).joining.steps.find(({ step }) => step === 'listed')?.due).toBe(1)
  const pressed = await Promise.all([invite(fair._id, { kind: 'invite' }), invite(fair._id, { kind: 'invite' })])
  expect(pressed.map(({ answer }) => answer.invitations.requested).toSorted((a, b) => a - b)).toEqual([0, 1])
  await Promise.all([write(), writeJoiningMails(otherApp.platform)])
  await otherApp.platform.mail.idle()
  const texts = [...(await sentTo(server, mail)), ...(await sentTo({ app: otherApp }, mail))]
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Autumn fair')
  const token = linkIn(texts[0])
  expect(token).toHaveLength(43)
  expect(JSON.stringify(await db.selectFrom('invitationTokens').selectAll().execute())).not.toContain(token)
  expect(await standing(fair._id)).toEqual({ invited: 1 })

  const read = (given: string) => server.ask('POST /api/v1/users/invitation', { body: { token: given } })
  expect((await read(token)).answer.invitation).toMatchObject({ username: mail, company: 'Guest Co', role: 'SELLER', locale: 'en' })
  expect((await read('wrong')).error.code).toBe('invitationOver')
  expect((await accept(token, { consents: [] })).error.code).toBe('invalid')
  expect((await accept(token, { password: 'password' })).error.code).toBe('weakPassword')
  const results = await Promise.all([accept(token), accept(token)])
  expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await accept(token)).error.code).toBe('invitationOver')
  expect((await account(mail))[0]).toMatchObject({ status: 'active', name: '새 담당', channels: '["EMAIL"]' })
  expect(await logIn(mail)).toBe(200)
  expect(
    (
      await db
        .selectFrom('consents')
        .select('code')
        .where('_user', '=', (await account(mail))[0]?._id ?? '')
        .execute()
    ).length,
  ).toBe(2)
  expect(await standing(fair._id)).toEqual({ joined: 1 })
  const { company } = (
    await server.ask('GET /api/v1/me/company', { token: (await openFor(server, (await account(mail))[0]?._id ?? '')).token })
  ).answer
  expect(company).toMatchObject({ name: 'Guest Co', address: '', state: 'PENDING' })
})

it('a link is over after 14 days, and where the address has changed; it can be sent once more', async () => {
  const fair = await addFair(server)
  const mail = 'late@example.com'
  const { results } = (await bring(fair._id, chunkOf([aRow({ mail })]))).answer
  const _participant = results[0]?._id ?? ''
  await invite(fair._id, { kind: 'invite', _participant })
  await write()
  const first = linkIn((await sentTo(server, mail))[0])
  expect((await invite(fair._id, { kind: 'again', _participant })).answer.invitations.requested).toBe(0)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(Date.now() + 15 * 24 * 60 * 60_000)
  expect((await accept(first)).error.code).toBe('invitationOver')
  const later = await server.login('admin')
  const again = { token: later, params: { _id: fair._id }, body: { kind: 'again' as const, _participant } }
  expect((await server.ask('POST /api/console/fairs/{_id}/invitations', again)).answer.invitations.requested).toBe(1)
  await write()
  const second = linkIn((await sentTo(server, mail))[0])
  expect(second).not.toBe(first)
  await db.updateTable('users').set({ email: 'moved@example.com' }).where('email', '=', mail).execute()
  expect((await accept(second)).error.code).toBe('invitationOver')
  await db.updateTable('users').set({ email: mail }).where('email', '=', 'moved@example.com').execute()
  expect((await accept(second)).status).toBe(200)
})

it('who stands still is counted by step and reminded once in three days, of what is to be done next', async () => {
  const fair = await addFair(server)
  const mail = 'slow@example.com'
  const { results } = (await bring(fair._id, chunkOf([aRow({ mail })]))).answer
  await invite(fair._id, { kind: 'invite' })
  await write()
  const due = async (step: string) => (await joiningOf(fair._id)).joining.steps.find((one) => one.step === step)?.due
  expect([await due('listed'), await due('invited')]).toEqual([0, 0])
  const past = new Date(Date.now() - 4 * 24 * 60 * 60_000).toISOString()
  const wait = () => db.updateTable('fairInvitations').set({ sentAt: past }).where('_fair', '=', fair._id).execute()
  await wait()
  expect(await due('invited')).toBe(1)
  expect((await invite(fair._id, { kind: 'remind', step: 'joined' })).answer.invitations.requested).toBe(0)
  expect((await invite(fair._id, { kind: 'remind', step: 'invited' })).answer.invitations.requested).toBe(1)
  expect((await invite(fair._id, { kind: 'remind', step: 'invited' })).answer.invitations.requested).toBe(0)
  await write()
  const [reminder] = await sentTo(server, mail)
  expect((await accept(linkIn(reminder))).status).toBe(200)
  const { token } = await openFor(server, (await account(mail))[0]?._id ?? '')
  await wait()
  await invite(fair._id, { kind: 'remind', step: 'joined' })
  await write()
  expect((await sentTo(server, mail))[0]).toContain('회사 정보를 마저')
  const body = {
    name: '느린 회사',
    ceo: '김느림',
    category: '식품',
    address: '서울',
    certificate: 'SEOUL_AWARD' as const,
    productCategory: '차',
  }
  const changed = await server.ask('PUT /api/v1/me/company', { token, body })
  expect(changed.answer.company).toMatchObject({ country: 'KR', state: 'PENDING' })
  expect(await standing(fair._id)).toEqual({ profile: 1 })
  // What waits while somebody goes on is not sent.
  await wait()
  await invite(fair._id, { kind: 'remind', step: 'profile' })
  const { me } = (await server.ask('GET /api/v1/me', { token })).answer
  const document = new File([samples.pdf], '등록증.pdf')
  expect((await sendFile(server, `/api/v1/users/${me._id}/businessRegistration`, 'businessRegistration', document, token)).status).toBe(201)
  const before = (await sentTo(server, mail)).length
  await write()
  expect((await sentTo(server, mail)).length).toBe(before)
  expect(await standing(fair._id)).toEqual({ documents: 1 })
  const company = changed.answer.company._id
  await server.ask('PUT /api/console/companies/{_id}', { token: admin, params: { _id: company }, body: { state: 'APPROVED' } })
  const params = { _id: results[0]?._id ?? '' }
  await server.ask('PUT /api/console/fairs/participants/{_id}', { token: admin, params, body: { state: 'APPROVED' } })
  expect(await standing(fair._id)).toEqual({ approved: 1 })
  expect((await joiningOf(fair._id)).joining.steps.map(({ reached }) => reached)).toEqual([1, 1, 1, 1, 1, 1, 0])
  expect((await joiningOf(fair._id, { step: 'joined', isReached: true })).summary.total).toBe(1)
  expect((await joiningOf(fair._id, { step: 'joined' })).summary.total).toBe(0)
})

it('staff add one participant, a member that is there or a new one, and remove it', async () => {
  const [fair, other] = [await addFair(server), await addFair(server)]
  const trader = await addTrader(server, other._id, 'BUYER', 'candidate-b')
  const add = async (body: object) =>
    server.ask('POST /api/console/fairs/{_id}/participants', { token: admin, params: { _id: fair._id }, body })
  const find = async (q: string) =>
    (await server.ask('GET /api/console/fairs/{_id}/candidates', { token: admin, params: { _id: fair._id }, query: { q } })).answer
      .candidates
  expect(await find('candidate')).toEqual([{ _id: trader._company, name: 'candidate-b', role: 'BUYER', isApproved: true }])
  const { participant } = (await add({ _company: trader._company, state: 'APPROVED' })).answer
  expect(participant.outcome).toBe('changed')
  expect((await add({ _company: trader._company })).answer.participant).toEqual({ _id: participant._id, outcome: 'unchanged' })
  expect(await find('candidate')).toEqual([])
  expect(await standing(fair._id)).toEqual({ approved: 1 })
  // Who was a member is told with the invitations that it takes part.
  await invite(fair._id, { kind: 'invite' })
  await write()
  const [text] = await sentTo(server, 'candidate-b@example.com')
  expect(text).toContain('올려 드렸습니다')
  expect(text).not.toContain('#invitation')
  const entry: Partial<ParticipantEntry> = { company: '새 바이어', role: 'BUYER', mail: 'Added@Example.com', country: 'vn' }
  const created = (await add({ entry, state: 'APPROVED' })).answer.participant
  expect(created.outcome).toBe('new')
  expect((await add({})).status).toBe(400)
  expect((await add({ entry: { ...entry, mail: 'x' } })).status).toBe(400)
  // Approved already, and shown once its person has joined.
  const shown = async () => (await server.ask('GET /api/v1/fairs/{_fair}/buyers', { params: { _fair: fair._id } })).answer.summary.total
  expect([await standing(fair._id), await shown()]).toEqual([{ approved: 1, listed: 1 }, 1])
  for (const { _id } of [participant, created])
    expect((await server.ask('DELETE /api/console/fairs/participants/{_id}', { token: admin, params: { _id } })).status).toBe(204)
  expect(await standing(fair._id)).toEqual({})
  expect(await db.selectFrom('fairInvitations').selectAll().where('_fair', '=', fair._id).execute()).toEqual([])
})

it('staff with the scope of fairs alone do all of it, and without it none', async () => {
  const fair = await addFair(server)
  const tokenOf = async (username: string, scopes: string[]) => {
    const { _id } = await addMember(server, username)
    const level = await server.add(levels, { name: username, scopes } as never)
    await db.updateTable('users').set({ role: 'STAFF', _level: level._id }).where('_id', '=', _id).execute()
    return (await openFor(server, _id)).token
  }
  const [organiser, editor] = [
    await tokenOf('organiser', ['console', 'console:fairs']),
    await tokenOf('writer', ['console', 'console:members']),
  ]
  const params = { _id: fair._id }
  const body = chunkOf([aRow()])
  expect((await bring(fair._id, body, {}, { token: editor })).status).toBe(403)
  expect((await bring(fair._id, body, {}, { token: organiser })).answer.results).toMatchObject([{ state: 'new' }])
  for (const [token, status] of [
    [organiser, 200],
    [editor, 403],
  ] as const) {
    expect((await server.ask('GET /api/console/fairs/{_id}/joining', { token, params })).status).toBe(status)
    expect((await server.ask('POST /api/console/fairs/{_id}/invitations', { token, params, body: { kind: 'invite' } })).status).toBe(status)
    expect((await server.ask('GET /api/console/fairs/{_id}/participants/import', { token, params })).status).toBe(status)
  }
})

it('who was invited and is closed is forgotten, and no status makes such an account active', async () => {
  const fair = await addFair(server)
  const mail = 'gone@example.com'
  await bring(fair._id, chunkOf([aRow({ mail, phone: '010-7777-8888' })]))
  await invite(fair._id, { kind: 'invite' })
  await write()
  const token = linkIn((await sentTo(server, mail))[0])
  const [user] = await account(mail)
  const params = { _id: user?._id ?? '' }
  const status = await server.ask('PUT /api/console/users/{_id}', { token: admin, params, body: { status: 'active' } })
  expect([status.status, status.error.issues?.[0]?.path]).toEqual([400, 'status'])
  const closed = await server.ask('POST /api/console/users/{_id}/withdraw', { token: admin, params, body: { reason: '본인이 원함' } })
  expect(closed.status).toBe(204)
  const left = await Promise.all([
    db.selectFrom('fairInvitations').selectAll().where('_user', '=', params._id).execute(),
    db.selectFrom('invitationTokens').selectAll().where('_user', '=', params._id).execute(),
    db.selectFrom('fairs_participants').selectAll().where('_user', '=', params._id).execute(),
    db.selectFrom('companies').selectAll().where('_user', '=', params._id).execute(),
  ])
  expect(left.flat()).toEqual([])
  expect((await accept(token)).error.code).toBe('invitationOver')
})
