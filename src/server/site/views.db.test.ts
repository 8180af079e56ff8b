import { maxViews } from '#contract/platform/views.ts'
import { expect, it } from 'vitest'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const admin = await server.login('admin')
const editor = await server.login('editor')
const save = (token: string, name: string, change: object = {}) =>
  server.ask('POST /api/console/views', {
    token,
    body: { resource: 'success', name, search: { code: 'firm', sort: 'createdAt' }, ...change },
  })
const names = async (token: string, resource = 'success') =>
  (await server.ask('GET /api/console/views', { token, query: { resource } })).answer.views.map(({ name }) => name)

it('a view of a list is its author’s, and everybody’s who may open that list once it is shared', async () => {
  const { status, answer } = await save(editor, '내 것')
  const { _id } = answer.view
  expect(status).toBe(201)
  expect(answer.view).toMatchObject({ search: { code: 'firm', sort: 'createdAt' }, isShared: false, isOwn: true, mayChange: true })
  expect([await names(editor), await names(admin)]).toEqual([['내 것'], []])
  const change = { params: { _id }, body: { isShared: true } }
  expect((await server.ask('PUT /api/console/views/{_id}', { token: admin, ...change })).status).toBe(404)
  expect((await server.ask('PUT /api/console/views/{_id}', { token: editor, ...change })).answer.view.name).toBe('내 것')
  expect(await names(admin)).toEqual(['내 것'])
})

it('a shared view is changed by its author and with `console:settings`, by nobody else', async () => {
  const { view } = (await save(admin, '함께', { isShared: true })).answer
  const params = { _id: view._id }
  const rename = { params, body: { name: '바뀜' } }
  expect((await server.ask('PUT /api/console/views/{_id}', { token: editor, ...rename })).status).toBe(403)
  expect((await server.ask('DELETE /api/console/views/{_id}', { token: editor, params })).status).toBe(403)
  const [own] = (await server.ask('GET /api/console/views', { token: editor, query: { resource: 'success' } })).answer.views
  const ofEditor = { params: { _id: own?._id ?? '' }, body: { search: { code: 'representative' } } }
  expect((await server.ask('PUT /api/console/views/{_id}', { token: admin, ...ofEditor })).answer.view).toMatchObject({
    search: { code: 'representative' },
    isOwn: false,
  })
  expect((await server.ask('DELETE /api/console/views/{_id}', { token: admin, params })).status).toBe(204)
  expect(await names(editor)).toEqual(['내 것'])
})

it('views of a list that one may not open, or that is none, are neither read nor saved', async () => {
  const shared = (await save(admin, '상담', { resource: 'forms', isShared: true })).answer.view
  const asked = async (resource: string) => [
    (await server.ask('GET /api/console/views', { token: editor, query: { resource } })).status,
    (await save(editor, 'x', { resource })).status,
  ]
  expect(await asked('forms')).toEqual([403, 403])
  expect(await asked('nothing')).toEqual([404, 404])
  const params = { _id: shared._id }
  expect((await server.ask('DELETE /api/console/views/{_id}', { token: editor, params })).status).toBe(403)
  expect(await names(admin, 'forms')).toEqual(['상담'])
  expect((await server.ask('GET /api/console/views', { token: admin, query: { resource: 'setting' } })).status).toBe(404)
})

it('there are fifty of one list at most, with names that are short and searches that are small', async () => {
  expect((await save(editor, 'x'.repeat(61))).status).toBe(400)
  expect((await save(editor, '')).status).toBe(400)
  const many = Object.fromEntries(Array.from({ length: 41 }, (_each, index) => [`a${index}`, 'x']))
  expect((await save(editor, 'x', { search: many })).status).toBe(400)
  for (let count = 0; count < maxViews; count += 1) await save(editor, `보기 ${count}`, { resource: 'insights' })
  expect((await save(editor, '하나 더', { resource: 'insights' })).error).toMatchObject({ code: 'tooManyOwn' })
  expect(await names(editor, 'insights')).toHaveLength(maxViews)
  expect((await save(editor, '다른 목록', { resource: 'lawyers' })).status).toBe(201)
})
