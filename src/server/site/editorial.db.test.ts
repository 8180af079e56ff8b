import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { keptVersions } from '#contract/platform/editorial.ts'
import { comments } from '#contract/support/boards.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { emptyTrash } from '../db/trash.ts'
import { aLawyer, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'
import { publishDue } from './schedules.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const token = await server.login('admin')
const editor = await server.login('editor')

const create = async (change: object = {}) =>
  (await server.ask('POST /api/console/success', { token, body: { ...aStory(), ...change } })).answer.success
const change = async (_id: string, body: object, by = token) =>
  (await server.ask('PUT /api/console/success/{_id}', { token: by, params: { _id }, body })).answer.success
const remove = (_id: string) => server.ask('DELETE /api/console/success/{_id}', { token, params: { _id } })
const read = async (_id: string) => (await server.ask('GET /api/console/success/{_id}', { token, params: { _id } })).answer.success
const isPublic = async (_id: string) => (await server.ask('GET /api/v1/success/{_id}', { params: { _id } })).status
const versionsOf = async (_item: string, query: object = {}) =>
  (await server.ask('GET /api/console/versions', { token, query: { resource: 'success', _item, ...query } })).answer
const versionOf = async (_id: string) => (await server.ask('GET /api/console/versions/{_id}', { token, params: { _id } })).answer.version
const trash = async (by = token) => (await server.ask('GET /api/console/trash', { token: by, query: { limit: 100 } })).answer.trash
const inTrash = async (_item: string) => (await trash()).find((row) => row._item === _item)
const restore = (_id: string) => server.ask('POST /api/console/trash/{_id}/restore', { token, params: { _id } })
const schedule = (_item: string, times: object, resource = 'success') =>
  server.ask('PUT /api/console/schedules', { token, body: { resource, _item, publishAt: null, unpublishAt: null, ...times } })
const schedulesOf = async (_item: string) => (await server.ask('GET /api/console/schedules', { token, query: { _item } })).answer.schedules

describe('versions of content', () => {
  it('tell who has changed which fields, and give the item back as it was', async () => {
    const { _id } = await create({ result: { ko: '처음' } })
    await change(_id, { result: { ko: '둘째' }, isPublished: false }, editor)
    await change(_id, { summary: { ko: '새 요약' } })
    const { versions, summary } = await versionsOf(_id)
    expect(summary.total).toBe(3)
    expect(versions.map(({ version, changed, isPublished }) => ({ version, changed, isPublished }))).toEqual([
      { version: 3, changed: ['summary'], isPublished: false },
      { version: 2, changed: ['result'], isPublished: false },
      { version: 1, changed: [], isPublished: true },
    ])
    expect(new Set(versions.map(({ user }) => user)).size).toBe(2)
    expect((await versionOf(versions[2]?._id ?? '')).item).toMatchObject({ _id, result: { ko: '처음' }, version: 1 })
  })

  it('begin with what was there before they were kept', async () => {
    const { _id } = await server.add(success, aStory({ result: { ko: '옛것' } }))
    await change(_id, { result: { ko: '새것' } })
    const { versions } = await versionsOf(_id)
    expect(versions.map(({ version, user }) => [version, user === null])).toEqual([
      [2, false],
      [1, true],
    ])
    expect((await versionOf(versions[1]?._id ?? '')).item).toMatchObject({ result: { ko: '옛것' } })
  })

  it('are no more than so many of each', async () => {
    const { _id } = await create()
    for (let count = 0; count < keptVersions + 2; count += 1) await change(_id, { result: { ko: `${count}` } })
    const { summary, versions } = await versionsOf(_id, { limit: '1' })
    expect([summary.total, versions[0]?.version]).toEqual([keptVersions, keptVersions + 3])
  })

  it('are kept of what staff write alone', async () => {
    const query = { resource: comments.path, _item: randomUUID() }
    expect((await server.ask('GET /api/console/versions', { token, query })).status).toBe(404)
    const forms = { resource: 'forms', _item: randomUUID() }
    expect((await server.ask('GET /api/console/versions', { token, query: forms })).status).toBe(404)
    expect((await server.ask('GET /api/console/versions', { token: editor, query: forms })).status).toBe(403)
  })
})

describe('the trash', () => {
  it('gives back what was published as a draft, as it was, with its versions', async () => {
    const made = await create({ result: { ko: '남은 것' } })
    await remove(made._id)
    expect(await isPublic(made._id)).toBe(410)
    const row = await inTrash(made._id)
    expect(row).toMatchObject({ resource: 'success', title: '이야기' })
    expect((await restore(row?._id ?? '')).answer.restored).toEqual({ resource: 'success', _item: made._id })
    expect(await read(made._id)).toMatchObject({ result: { ko: '남은 것' }, isPublished: false, createdAt: made.createdAt })
    expect(await isPublic(made._id)).toBe(404)
    expect(await inTrash(made._id)).toBeUndefined()
    await change(made._id, { isPublished: true })
    expect(await isPublic(made._id)).toBe(200)
    expect((await versionsOf(made._id)).versions).toHaveLength(3)
  })

  it('gives back a draft that nobody has seen, again and again', async () => {
    const { _id } = await create({ isPublished: false })
    for (let round = 0; round < 2; round += 1) {
      await remove(_id)
      expect((await restore((await inTrash(_id))?._id ?? '')).status).toBe(200)
    }
    expect((await read(_id)).isPublished).toBe(false)
  })

  it('gives back what named something that is gone by now without it', async () => {
    const lawyer = await server.add(lawyers, aLawyer())
    const { _id } = await create({ _lawyer: lawyer._id })
    await remove(_id)
    await server.ask('DELETE /api/console/lawyers/{_id}', { token, params: { _id: lawyer._id } })
    expect((await restore((await inTrash(_id))?._id ?? '')).status).toBe(200)
    expect((await read(_id))._lawyer).toBeNull()
  })

  it('keeps what others referred to: it comes back, and they can name it again', async () => {
    const lawyer = await server.add(lawyers, aLawyer())
    const { _id } = await create({ _lawyer: lawyer._id })
    await server.ask('DELETE /api/console/lawyers/{_id}', { token, params: { _id: lawyer._id } })
    expect((await read(_id))._lawyer).toBeNull()
    const { versions } = await versionsOf(_id)
    expect(versions[0]?.changed).toEqual(['_lawyer'])
    await restore((await inTrash(lawyer._id))?._id ?? '')
    expect((await change(_id, { _lawyer: lawyer._id }))._lawyer).toBe(lawyer._id)
  })

  it('can be emptied by hand, and is after its days; the versions go with it', async () => {
    const [one, two] = [await create(), await create()]
    for (const { _id } of [one, two]) await remove(_id)
    const row = await inTrash(one._id)
    expect((await server.ask('DELETE /api/console/trash/{_id}', { token, params: { _id: row?._id ?? '' } })).status).toBe(204)
    expect((await restore(row?._id ?? '')).status).toBe(404)
    await emptyTrash(db, new Date(Date.now() + 29 * 24 * 60 * 60 * 1000))
    expect(await inTrash(two._id)).toBeDefined()
    await emptyTrash(db, new Date(Date.now() + 31 * 24 * 60 * 60 * 1000))
    expect(await trash()).toEqual([])
    const left = await db.selectFrom('versions').select('_id').where('_item', 'in', [one._id, two._id]).execute()
    expect(left).toEqual([])
  })

  it('shows nobody what their scopes do not open', async () => {
    const term = {
      code: 'terms-of-use',
      subject: { ko: '약관' },
      edition: '9.9',
      effectiveAt: '2030-01-01T00:00:00.000Z',
      content: { ko: '' },
    }
    const { answer, text } = await server.ask('POST /api/console/terms', { token, body: { ...term, consent: null } })
    expect(text).toContain('9.9')
    await server.ask('DELETE /api/console/terms/{_id}', { token, params: { _id: answer.term._id } })
    const row = await inTrash(answer.term._id)
    expect((await trash(editor)).map(({ _item }) => _item)).not.toContain(answer.term._id)
    const refused = await server.ask('POST /api/console/trash/{_id}/restore', { token: editor, params: { _id: row?._id ?? '' } })
    expect(refused.status).toBe(403)
  })
})

describe('a schedule', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)

  it('publishes and withdraws at its times, once, and says so in the versions', async () => {
    const { _id } = await create({ isPublished: false })
    const [publishAt, unpublishAt] = [at(2).toISOString(), at(60).toISOString()]
    expect((await schedule(_id, { publishAt, unpublishAt })).answer.schedule).toMatchObject({ title: '이야기', publishAt, unpublishAt })
    await publishDue(server.app.platform, at(1))
    expect(await isPublic(_id)).toBe(404)
    await Promise.all([publishDue(server.app.platform, at(3)), publishDue(server.app.platform, at(3))])
    expect(await isPublic(_id)).toBe(200)
    expect(await schedulesOf(_id)).toMatchObject([{ publishAt: null, unpublishAt }])
    await publishDue(server.app.platform, at(61))
    expect(await isPublic(_id)).toBe(404)
    expect(await schedulesOf(_id)).toEqual([])
    const { versions } = await versionsOf(_id)
    expect(versions.map(({ isPublished, user }) => [isPublished, user !== null])).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ])
  })

  it('whose times have both passed unseen leaves the item withdrawn', async () => {
    const { _id } = await create({ isPublished: false })
    await schedule(_id, { publishAt: at(1).toISOString(), unpublishAt: at(2).toISOString() })
    await publishDue(server.app.platform, at(3))
    expect([await isPublic(_id), await schedulesOf(_id)]).toEqual([404, []])
  })

  it('goes with its item, and with its times', async () => {
    const [one, two] = [await create(), await create()]
    for (const { _id } of [one, two]) await schedule(_id, { unpublishAt: at(5).toISOString() })
    await remove(one._id)
    await schedule(two._id, {})
    expect([await schedulesOf(one._id), await schedulesOf(two._id)]).toEqual([[], []])
  })

  it('that ends before it begins, or of what is not there, is refused', async () => {
    const { _id } = await create()
    const wrong = await schedule(_id, { publishAt: at(5).toISOString(), unpublishAt: at(4).toISOString() })
    expect([wrong.status, wrong.error.issues?.[0]?.path]).toEqual([400, 'unpublishAt'])
    expect((await schedule(randomUUID(), {})).status).toBe(404)
    expect((await schedule(_id, {}, 'forms')).status).toBe(404)
  })
})

it('who has an item open is told who else has', async () => {
  const body = { resource: 'success', _item: randomUUID() }
  const here = async (by: string) => (await server.ask('PUT /api/console/presence', { token: by, body })).answer.others
  expect(await here(token)).toEqual([])
  expect(await here(editor)).toHaveLength(1)
  expect(await here(token)).toHaveLength(1)
  const old = new Date(Date.now() - 60_000).toISOString()
  await db.updateTable('presence').set({ at: old }).where('_item', '=', body._item).execute()
  expect(await here(token)).toEqual([])
  const forms = { ...body, resource: 'forms' }
  expect((await server.ask('PUT /api/console/presence', { token: editor, body: forms })).status).toBe(403)
})
