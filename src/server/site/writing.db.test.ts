import { levels } from '#contract/account/levels.ts'
import { success } from '#contract/law/success.ts'
import { setting } from '#contract/site/setting.ts'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { setting as initial } from './first/setting.ts'
import { aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(setting, { ...initial })
const token = await server.login('admin')
const editor = await server.login('editor')
const change = (_id: string, body: object) => server.ask('PUT /api/console/success/{_id}', { token, params: { _id }, body })
/** Somebody who sees no content. */
async function clerk(): Promise<string> {
  const { _id: _level } = await server.add(levels, { name: 'clerks', scopes: ['console', 'console:inquiries'] })
  const account = await addMember(server, 'clerk-of-requests', { name: '한직원' })
  await server.database.db.updateTable('users').set({ _level, role: 'STAFF' }).where('_id', '=', account._id).execute()
  return account.token
}
const staleOf = async (_item: string, by = editor) =>
  server.ask('GET /api/console/translations', { token: by, query: { resource: 'success', _item } })

it('who writes content is told the wording to avoid, and does not see the setting for it', async () => {
  const { status, answer } = await server.ask('GET /api/console/writing', { token: editor })
  expect(status).toBe(200)
  expect(answer.writing.adRules.map(({ phrase }) => phrase)).toContain('승소율')
  expect((await server.ask('GET /api/console/setting', { token: editor })).status).toBe(403)
  const rule = (phrase: string) => ({ adRules: [{ phrase, unless: null, reason: '까닭' }] })
  const put = (phrase: string) => server.ask('PUT /api/console/setting', { token, body: rule(phrase) })
  expect((await put('a*b*c')).status).toBe(400)
  expect((await put('*')).status).toBe(400)
  expect((await put('최선*보장')).status).toBe(200)
  expect((await server.ask('GET /api/console/writing', { token: editor })).answer.writing.adRules).toEqual(rule('최선*보장').adRules)
  expect((await server.ask('GET /api/v1/setting', {})).answer.setting).not.toHaveProperty('adRules')
})

it('links to what is not there, or not published, are dead; others are not', async () => {
  const shown = await server.add(success, aStory())
  const draft = await server.add(success, { ...aStory(), isPublished: false })
  const live = ['/', '/contact', '/story/firm?page=2', `/story/${shown._id}`, `/story/${shown._id}?lang=en#a`, '/mypage/bookmarks']
  const dead = [`/story/${draft._id}`, `/story/${randomUUID()}`, `/member/${shown._id}`, '/no-such-page', `/api/v1/files/${randomUUID()}`]
  const { answer } = await server.ask('POST /api/console/writing/links', { token: editor, body: { links: [...live, ...dead] } })
  expect(answer.dead).toEqual(dead)
  const many = { links: Array.from({ length: 51 }, (_, index) => `/${index}`) }
  expect((await server.ask('POST /api/console/writing/links', { token: editor, body: many })).status).toBe(400)
})

it('pages to link to are found by their words; drafts come last, for those alone who may see them', async () => {
  const subject = { ko: '나비춤 사건의 기록' }
  const { _id: draft } = await server.add(success, { ...aStory(), subject, isPublished: false })
  const { _id } = await server.add(success, { ...aStory(), subject })
  const find = async (q: string, by = editor) =>
    (await server.ask('GET /api/console/writing/pages', { token: by, query: { q } })).answer.pages.map(({ path, isPublished }) => ({
      path,
      isPublished,
    }))
  const shown = { path: `/story/${_id}`, isPublished: true }
  expect(await find('나비춤')).toEqual([shown, { path: `/story/${draft}`, isPublished: false }])
  expect(await find('나비춤', await clerk())).toEqual([shown])
  expect(await find('오시는')).toEqual([{ path: '/contact', isPublished: true }])
})

it('a translation is noted when its Korean changes without it, until it is changed, said to be right, or Korean is as before', async () => {
  const summary = { ko: '처음 요약', en: 'First summary', cn: '第一摘要' }
  const { _id } = await server.add(success, { ...aStory(), summary })
  const noted = async () => (await staleOf(_id)).answer.translations.map(({ field, locale, source }) => `${field} ${locale} ${source}`)
  await change(_id, { summary: { ...summary, ko: '둘째 요약', cn: '第二摘要' } })
  expect(await noted()).toEqual(['summary en 처음 요약'])
  await change(_id, { summary: { ...summary, ko: '셋째 요약', cn: '第三摘要' } })
  expect(await noted()).toEqual(['summary en 처음 요약'])
  await change(_id, { summary })
  expect(await noted()).toEqual([])
  await change(_id, { summary: { ...summary, ko: '넷째 요약' } })
  const rows = (await staleOf(_id)).answer.translations
  expect(rows.map(({ locale }) => locale).toSorted()).toEqual(['cn', 'en'])
  const params = { _id: rows.find(({ locale }) => locale === 'cn')?._id ?? '' }
  expect((await server.ask('DELETE /api/console/translations/{_id}', { token: editor, params })).status).toBe(204)
  expect((await server.ask('DELETE /api/console/translations/{_id}', { token: editor, params })).status).toBe(404)
  await change(_id, { summary: { ko: '넷째 요약', en: 'Fourth summary', cn: '第一摘要' } })
  expect(await noted()).toEqual([])
})
