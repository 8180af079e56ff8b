import { success } from '#contract/law/success.ts'
import { describe, expect, it } from 'vitest'
import { repositoryOf } from '../db/repository-of.ts'
import { aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('editor')

const body = (change: Record<string, unknown> = {}) => {
  const { subject, summary, result, content, thumb, code, practice } = aStory()
  return { subject, summary, result, content, thumb, code, practice, ...change }
}
const create = (change: Record<string, unknown> = {}) => server.ask('POST /api/console/success', { token, body: body(change) })
const read = async (_id: string) => (await server.ask('GET /api/console/success/{_id}', { token, params: { _id } })).answer.success
const update = (_id: string, change: unknown, headers: Record<string, string> = {}) =>
  server.ask('PUT /api/console/success/{_id}', { token, params: { _id }, body: change, headers })
const remove = (_id: string, headers: Record<string, string> = {}) =>
  server.ask('DELETE /api/console/success/{_id}', { token, params: { _id }, headers })

describe('creating', () => {
  it('answers 201 with the item, its defaults, and where it is', async () => {
    const { status, headers, answer } = await create()
    expect(status).toBe(201)
    const { _id } = answer.success
    expect(headers['location']).toBe(`/api/console/success/${_id}`)
    expect(answer.success).toMatchObject({ version: 1, isPublished: true, site: 'divorce', isDivorceMain: false, _lawyer: null })
    expect(await read(_id)).toEqual(answer.success)
  })

  it('takes a draft and a date of its own', async () => {
    const { answer } = await create({ isPublished: false, createdAt: '2020-05-06T07:08:09Z' })
    expect(answer.success).toMatchObject({ isPublished: false, createdAt: '2020-05-06T07:08:09.000Z' })
  })

  it.each([
    ['an unknown field', { unknown: 1 }, 'unknown'],
    ['an id of its own', { _id: '019a0000-0000-7000-8000-000000000001' }, '_id'],
    ['a version of its own', { version: 7 }, 'version'],
    ['an unknown language', { subject: { ko: 'a', fr: 'b' } }, 'subject.fr'],
    ['no Korean', { subject: { en: 'b' } }, 'subject.ko'],
    ['a blank text', { subject: { ko: '  ' } }, 'subject.ko'],
    ['a number for a boolean', { isDivorceMain: 1 }, 'isDivorceMain'],
    ['a text for a boolean', { isDivorceMain: 'true' }, 'isDivorceMain'],
    ['an unknown choice', { code: 'other' }, 'code'],
    ['a text that is too long', { subject: { ko: 'x'.repeat(201) } }, 'subject.ko'],
    ['a picture from elsewhere', { thumb: { url: 'https://elsewhere.example/a.png' } }, 'thumb._file'],
  ])('with %s is refused, and the place is named', async (_what, change, path) => {
    const before = (await server.ask('GET /api/console/success', { token })).answer.summary.total
    const { status, error } = await create(change)
    expect(status).toBe(400)
    expect(error.issues?.map((issue) => issue.path)).toContain(path)
    expect((await server.ask('GET /api/console/success', { token })).answer.summary.total).toBe(before)
  })

  it('says of an empty field that it is needed, and of a wrong shape what it should be, in words', async () => {
    const { error } = await create({ code: '', practice: undefined })
    expect(error.issues).toEqual(['code', 'practice'].map((path) => ({ path, message: '꼭 필요한 값입니다.' })))
    const administrator = await server.login('admin')
    const office = { code: '서울', latitude: '북위', openingHours: [{ days: [1], opens: '9시', closes: '' }] }
    const setting = await server.ask('PUT /api/console/setting', { token: administrator, body: { offices: [office] } })
    const said = Object.fromEntries((setting.error.issues ?? []).map(({ path, message }) => [path.replace('offices.0.', ''), message]))
    expect(said).toMatchObject({
      code: '영문 소문자와 붙임표로 2~20자를 적어 주십시오. 예: seoul',
      latitude: '숫자로 적어 주십시오.',
      'openingHours.0.opens': '24시간으로 적어 주십시오. 예: 09:00',
      'openingHours.0.closes': '꼭 필요한 값입니다.',
    })
  })
})

describe('changing', () => {
  it('leaves absent fields as they are: defaults do not come back', async () => {
    const first = (await create({ isDivorceMain: true, site: 'sex-offence', isPublished: false, createdAt: '2020-01-01T00:00:00.000Z' }))
      .answer.success
    const { status, answer } = await update(first._id, { subject: { ko: '새 제목' } })
    expect(status).toBe(200)
    expect(answer.success).toEqual({ ...first, subject: { ko: '새 제목' }, version: 2, updatedAt: answer.success.updatedAt })
    expect(answer.success.updatedAt > first.updatedAt).toBe(true)
    expect(await read(first._id)).toEqual(answer.success)
  })

  it('with an unknown field is refused and changes nothing', async () => {
    const first = (await create()).answer.success
    for (const change of [{ unknown: 1 }, { version: 9 }, { updatedAt: '2020-01-01T00:00:00.000Z' }, { code: 'other' }, [], 'text', 5])
      expect((await update(first._id, change)).status).toBe(400)
    expect(await read(first._id)).toEqual(first)
  })

  it('of another version than the current one is refused with the current item', async () => {
    const { _id } = (await create()).answer.success
    await update(_id, { code: 'representative' }, { 'if-match': '"1"' })
    const { status, error } = await update(_id, { code: 'firm' }, { 'if-match': '"1"' })
    expect({ status, code: error.code }).toEqual({ status: 412, code: 'stale' })
    expect(error.current).toEqual({ success: await read(_id) })
    expect(error.current).toMatchObject({ success: { version: 2, code: 'representative' } })
    expect((await remove(_id, { 'if-match': '"1"' })).status).toBe(412)
    expect((await update(_id, { code: 'firm' }, { 'if-match': '"2"' })).status).toBe(200)
    expect((await update(_id, { code: 'firm' }, { 'if-match': '*' })).answer.success.version).toBe(4)
    expect((await remove(_id, { 'if-match': '"4"' })).status).toBe(204)
  })

  it('is made with the ETag that the item came with, or one of several', async () => {
    const { _id } = (await create()).answer.success
    const tagOf = async () => (await server.ask('GET /api/console/success/{_id}', { token, params: { _id } })).headers['etag'] as string
    const first = await tagOf()
    expect((await update(_id, { code: 'representative' }, { 'if-match': first })).status).toBe(200)
    expect((await update(_id, { code: 'firm' }, { 'if-match': first })).status).toBe(412)
    expect((await update(_id, { code: 'firm' }, { 'if-match': `"11", ${await tagOf()}` })).status).toBe(200)
    for (const other of ['"1", "2"', `W/${await tagOf()}`, '"30"', '3', ''])
      expect([other, (await update(_id, { code: 'firm' }, { 'if-match': other })).status]).toEqual([other, 412])
  })

  it('at once by many with the same version succeeds for exactly one', async () => {
    const { _id } = (await create()).answer.success
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => update(_id, { subject: { ko: `제목 ${index}` } }, { 'if-match': '"1"' })),
    )
    const winners = replies.filter(({ status }) => status === 200)
    expect(winners).toHaveLength(1)
    for (const { status, error } of replies.filter((reply) => !winners.includes(reply)))
      expect({ status, current: error.current }).toEqual({ status: 412, current: { success: winners[0]?.answer.success } })
    expect(await read(_id)).toEqual(winners[0]?.answer.success)
  })

  it('at once by many who name no version succeeds for all of them, and the last one wins', async () => {
    const { _id } = (await create()).answer.success
    const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => update(_id, { subject: { ko: `제목 ${index}` } })))
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    const versions = replies.map(({ answer }) => answer.success.version)
    expect(versions.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(await read(_id)).toEqual(replies[versions.indexOf(9)]?.answer.success)
  })
})

describe('removing', () => {
  it('leaves the id and nothing else', async () => {
    const { _id } = (await create({ subject: { ko: '사라질 제목' } })).answer.success
    expect(await remove(_id)).toMatchObject({ status: 204, text: '' })
    expect(await repositoryOf(success).find(db, _id)).toBe('removed')
    const { answer } = await server.ask('GET /api/console/success', { token, query: { q: '사라질' } })
    expect(answer.summary.total).toBe(0)
  })

  it('while somebody else writes waits for them, and is done', async () => {
    const created = (await create()).answer.success
    const { _id } = created
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>()
    const other = db.transaction().execute(async (transaction) => {
      await repositoryOf(success).update(transaction, created, { code: 'representative' })
      written()
      await mayEnd
    })
    await hasWritten
    const [removing, removingOld] = [remove(_id), remove(_id, { 'if-match': '"1"' })]
    end()
    await other
    expect((await removingOld).status).toBeOneOf([410, 412])
    expect((await removing).status).toBe(204)
    expect(await repositoryOf(success).find(db, _id)).toBe('removed')
  })
})

const list = async (query: object) => (await server.ask('GET /api/console/success', { token, query: { q: '기간', ...query } })).answer

describe('the console’s list', () => {
  it('shows drafts, every language, and takes from and to', async () => {
    await create({ subject: { ko: '기간 하나', en: 'One' }, createdAt: '2019-01-01T00:00:00Z', isPublished: false })
    await create({ subject: { ko: '기간 둘' }, createdAt: '2019-02-01T00:00:00Z' })
    expect((await list({})).successes.map(({ subject }) => subject)).toEqual([{ ko: '기간 둘' }, { ko: '기간 하나', en: 'One' }])
    expect((await list({ from: '2019-01-15T00:00:00Z' })).summary.total).toBe(1)
    expect(
      (await list({ from: '2019-01-01T00:00:00Z', to: '2019-02-01T00:00:00Z' })).successes.map(({ isPublished }) => isPublished),
    ).toEqual([false])
    expect((await list({ sort: 'createdAt' })).successes[0]?.subject).toEqual({ ko: '기간 하나', en: 'One' })
  })

  it('is kept by nobody', async () => {
    const { headers } = await server.ask('GET /api/console/success', { token })
    expect(headers['cache-control']).toBe('no-store')
  })
})

it('a problem names the field, the format that is expected, and the unit of a limit', async () => {
  const { error } = await create({
    reviewedAt: 'yesterday',
    isDivorceMain: 'true',
    subject: { ko: 'x'.repeat(2000) },
    _lawyer: 'somebody',
  })
  const said = Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]))
  expect(said['reviewedAt']).toContain('ISO 8601')
  expect(said['isDivorceMain']).toContain('boolean')
  expect(said['subject.ko']).toMatch(/\d자 이하여야 합니다\.$/)
  expect(said['_lawyer']).toContain('UUID')
})
