import { minutesUntilTold, terms } from '#contract/support/terms.ts'
import { v7 as uuid } from 'uuid'
import { describe, expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { tellOfTerms } from './term-notices.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const { platform } = server.app
const [token, editor] = [await server.login('admin'), await server.login('editor')]

const agree = (_user: string, version: string, receivedAt: string, isAgreed: 0 | 1 = 1) => {
  const said = { _id: uuid(), _user, site: 'firm' as const, code: 'marketing', version, agreedAt: receivedAt, receivedAt, isAgreed }
  return db
    .insertInto('consents')
    .values({ ...said, hash: '0', locale: 'ko', network: '192.0.2.1' })
    .execute()
}

it('an edition tells who has agreed to it, page by page, and the log who has looked', async () => {
  const { _id } = await server.add(terms, aTerm({ code: 'marketing', edition: '3' }))
  const [first, second] = [await addMember(server, 'first'), await addMember(server, 'second')]
  await agree(first._id, '3', '2026-03-01T00:00:00.000Z')
  await agree(first._id, '3', '2026-03-02T00:00:00.000Z', 0)
  await agree(second._id, '3', '2026-03-03T00:00:00.000Z')
  await agree(second._id, '2', '2026-03-04T00:00:00.000Z')
  await agree(uuid(), '3', '2026-02-01T00:00:00.000Z')
  const page = { token, params: { _id }, query: { limit: 3 } }
  const { answer } = await server.ask('GET /api/console/terms/{_id}/agreements', page)
  expect(answer.summary.total).toBe(4)
  expect(answer.agreements.map(({ user, isAgreed }) => [user?.username, isAgreed])).toEqual([
    ['second', true],
    ['first', false],
    ['first', true],
  ])
  const noted = await db.selectFrom('audit').select(['action', '_item']).where('resource', '=', 'users').execute()
  expect(noted).toEqual(expect.arrayContaining([first._id, second._id].map((_item) => ({ action: 'list', _item }))))
  const { counts } = (await server.ask('GET /api/console/terms/{_id}/agreements/counts', { token, params: { _id } })).answer
  expect(counts).toEqual({ agreed: 3, takenBack: 1, requests: 0 })
  expect((await server.ask('GET /api/console/terms/{_id}/agreements', { token: editor, params: { _id } })).status).toBe(403)
})

it('requests are counted under the edition that their senders agreed to', async () => {
  const { _id } = await server.add(terms, aTerm())
  expect((await server.ask('POST /api/v1/forms', { body: aRequest() })).status).toBe(201)
  const { counts } = (await server.ask('GET /api/console/terms/{_id}/agreements/counts', { token, params: { _id } })).answer
  expect(counts.requests).toBe(1)
})

it('an edition stands for one text of its kind, also of two who write it at once', async () => {
  const body = { ...aTerm({ code: 'marketing', edition: '4' }) }
  const made = await Promise.all([1, 2].map(() => server.ask('POST /api/console/terms', { token, body })))
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const refused = made.find(({ status }) => status === 409)
  expect(refused?.error.issues?.map(({ path }) => path)).toEqual(['edition'])
  expect((await server.ask('POST /api/console/terms', { token, body: { ...body, code: 'privacy-join' } })).status).toBe(201)
  const _id = made.find(({ status }) => status === 201)?.answer.term._id ?? ''
  expect((await server.ask('PUT /api/console/terms/{_id}', { token, params: { _id }, body: { edition: '4' } })).status).toBe(200)
})

describe('a new edition', () => {
  const day = 24 * 60 * 60_000
  const soon = (days: number) => new Date(Date.now() + days * day).toISOString()
  const later = () => new Date(Date.now() + (minutesUntilTold + 1) * 60_000)
  const noticeOf = async (site: 'firm' | 'centre', _term?: string) =>
    (await server.ask('GET /api/console/terms/notice', { token, query: { site, ...(_term === undefined ? {} : { _term }) } })).answer
  const heard = async (_user: string) =>
    db.selectFrom('notifications').select(['kind', 'subject']).where('_user', '=', _user).where('kind', '=', 'termsChanged').execute()
  const mailsTo = async (_user: string) =>
    db
      .selectFrom('deliveries')
      .select('channel')
      .where('_user', '=', _user)
      .where('template', '=', 'termsNews')
      .where('channel', '<>', 'APP')
      .execute()
  const join = (_user: string, site: 'firm' | 'centre') => {
    const at = new Date().toISOString()
    const said = { _id: uuid(), _user, site, code: 'terms-of-use', version: '1.0', agreedAt: at, receivedAt: at, isAgreed: 1 as const }
    return db
      .insertInto('consents')
      .values({ ...said, hash: '0', locale: 'ko', network: '192.0.2.1' })
      .execute()
  }
  const aTermOfUse = (change: object) => server.add(terms, aTerm({ code: 'terms-of-use', consent: null, site: 'centre', ...change }))

  it('is told to every member of its site once, before it comes into force: in the app, and by mail whatever they want to hear by', async () => {
    const [silent, telephone, ofFirm] = [
      await addMember(server, 'told-silent'),
      await addMember(server, 'told-sms'),
      await addMember(server, 'not-told'),
    ]
    await db.updateTable('users').set({ channels: '[]', email: 'silent@example.com' }).where('_id', '=', silent._id).execute()
    await db.updateTable('users').set({ channels: '["SMS"]', email: null, phone: '01000000077' }).where('_id', '=', telephone._id).execute()
    for (const { _id } of [silent, telephone]) await join(_id, 'centre')
    await join(ofFirm._id, 'firm')
    const before = await noticeOf('centre')
    expect(before.members).toBeGreaterThanOrEqual(2)
    expect([before.mailed, before.notice]).toEqual([before.members - 1, null])
    // The first edition changes nothing.
    await aTermOfUse({ edition: '1.0', effectiveAt: soon(-9) })
    const { _id } = await aTermOfUse({ edition: '1.1', effectiveAt: soon(9) })
    await tellOfTerms(platform)
    expect((await noticeOf('centre', _id)).notice).toBeNull()
    for (const _run of [1, 2, 3]) await tellOfTerms(platform, later())
    expect(await heard(silent._id)).toEqual([{ kind: 'termsChanged', subject: _id }])
    expect(await heard(telephone._id)).toHaveLength(1)
    expect(await heard(ofFirm._id)).toEqual([])
    expect([await mailsTo(silent._id), await mailsTo(telephone._id)]).toEqual([[{ channel: 'EMAIL' }], [{ channel: 'SMS' }]])
    const { notice } = await noticeOf('centre', _id)
    expect([notice?.told, notice?.endedAt === null]).toEqual([before.members, false])
    const { notifications } = (await server.ask('GET /api/v1/me/notifications', { token: silent.token, locale: 'en' })).answer
    expect(notifications[0]).toMatchObject({ kind: 'termsChanged', path: '/fairs/terms-of-use', text: expect.stringContaining('1.1') })
  })

  it('goes on behind those who have been told, and ends where it is not published any more', async () => {
    const people = [await addMember(server, 'told-one'), await addMember(server, 'told-two')].toSorted((a, b) => (a._id < b._id ? -1 : 1))
    for (const { _id } of people) await join(_id, 'centre')
    const { _id } = await aTermOfUse({ edition: '1.2', effectiveAt: soon(20) })
    const [first, second] = people
    // Whoever told them has died behind the first one.
    const begun = { _term: _id, begunAt: new Date().toISOString(), endedAt: null, last: first?._id ?? '', told: 7 }
    await db.insertInto('termNotices').values(begun).execute()
    await tellOfTerms(platform)
    const of = async (member: typeof first) => (await heard(member?._id ?? '')).filter(({ subject }) => subject === _id)
    expect([await of(first), (await of(second)).length]).toEqual([[], 1])
    const gone = await aTermOfUse({ edition: '1.3', effectiveAt: soon(30), isPublished: false })
    await db
      .insertInto('termNotices')
      .values({ ...begun, _term: gone._id, last: '', told: 0 })
      .execute()
    await tellOfTerms(platform)
    const { notice } = await noticeOf('centre', gone._id)
    expect([notice?.told, notice?.endedAt === null]).toEqual([0, false])
    expect((await server.ask('GET /api/console/terms/notice', { token: editor, query: { site: 'centre' } })).status).toBe(403)
  })

  it('can be read beside the one in force, until it is that itself', async () => {
    const read = async () =>
      (await server.ask('GET /api/v1/terms/{code}', { params: { code: 'terms-of-use' }, query: { site: 'centre' } })).answer
    const { term, next } = await read()
    expect([term.edition, next?.edition]).toEqual(['1.0', '1.1'])
    expect(next?.content).not.toBe('')
  })
})
