import { levels } from '#contract/account/levels.ts'
import { lawyers } from '#contract/law/lawyers.ts'
import { success } from '#contract/law/success.ts'
import { setting } from '#contract/site/setting.ts'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { asTables } from '../db/schema.ts'
import { setting as initial } from './first/setting.ts'
import { aLawyer, aStory } from '../testing/content.ts'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
await server.add(setting, { ...initial })
const token = await server.login('admin')
const editor = await server.login('editor')
const change = (_id: string, body: object) => server.ask('PUT /api/console/success/{_id}', { token, params: { _id }, body })
async function addClerk(): Promise<string> {
  const { _id: _level } = await server.add(levels, { name: 'clerks', scopes: ['console', 'console:inquiries'] })
  const account = await addMember(server, 'clerk-of-requests', { name: '한직원' })
  await server.database.db.updateTable('users').set({ _level, role: 'STAFF' }).where('_id', '=', account._id).execute()
  return account.token
}
let madeClerk: Promise<string> | undefined
/** Somebody who sees no content. */
const clerk = () => (madeClerk ??= addClerk())
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

it('what is to be translated is counted, and found by the list: texts in lists too, and drafts', async () => {
  await asTables(server.database.db).deleteFrom('success').execute()
  const all = (text: string) => ({ ko: text, en: `${text} en`, cn: `${text} cn` })
  const create = async (fields: object) =>
    (await server.ask('POST /api/console/success', { token, body: { ...aStory(), ...fields } })).answer.success._id
  const complete = await create({ subject: all('다 있음') })
  const noEnglish = await create({ subject: { ko: '영어 없음', cn: '有' } })
  const neither = await create({ subject: { ko: '둘 다 없음' }, isPublished: false })
  await change(complete, { subject: { ...all('다 있음'), ko: '바뀜' } })
  const work = async (by: string) => (await server.ask('GET /api/console/writing/work', { token: by })).answer
  const { translations } = await work(editor)
  expect(translations.find(({ resource }) => resource === 'success')).toEqual({ resource: 'success', total: 3, en: 2, cn: 1, stale: 1 })
  expect(translations.map(({ resource }) => resource)).not.toContain('terms')
  const found = async (translation: 'en' | 'cn' | 'stale') => {
    const { successes: items, summary } = (await server.ask('GET /api/console/success', { token: editor, query: { translation } })).answer
    expect(summary.total).toBe(items.length)
    return items.map(({ _id }) => _id).toSorted()
  }
  expect([await found('en'), await found('cn'), await found('stale')]).toEqual([[noEnglish, neither].toSorted(), [neither], [complete]])
  const counts = (await server.ask('GET /api/console/success/counts', { token: editor, query: { translation: 'en' } })).answer.counts
  expect(Object.values(counts['code'] ?? {}).reduce((sum, each) => sum + each, 0)).toBe(2)
  const career = [{ from: '2020', to: null, txt: { ko: '경력', en: 'Career' } }]
  await server.add(lawyers, aLawyer({ career: career as never }))
  await server.add(lawyers, aLawyer())
  await change(neither, { subject: all('이제 있음') })
  expect((await work(editor)).translations.find(({ resource }) => resource === 'success')).toMatchObject({ en: 1, cn: 0 })
  expect((await work(editor)).translations.find(({ resource }) => resource === 'lawyers')).toMatchObject({ total: 2, en: 0, cn: 1 })
  expect((await work(await clerk())).translations).toEqual([])
})

it('who writes is told what it has saved last, and which of that is a draft without a date', async () => {
  const create = async (subject: string, isPublished: boolean) =>
    (await server.ask('POST /api/console/success', { token: editor, body: { ...aStory(), subject: { ko: subject }, isPublished } })).answer
      .success._id
  const [shown, draft, dated] = [await create('게시함', true), await create('초안', false), await create('예약', false)]
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  const schedule = { resource: 'success', _item: dated, publishAt, unpublishAt: null }
  expect((await server.ask('PUT /api/console/schedules', { token: editor, body: schedule })).status).toBe(200)
  const { drafts, edits } = (await server.ask('GET /api/console/writing/work', { token: editor })).answer
  expect(drafts.map(({ title }) => title)).toEqual(['초안'])
  expect(edits.slice(0, 3).map(({ _id }) => _id)).toEqual([dated, draft, shown])
  expect((await server.ask('GET /api/console/writing/work', { token })).answer.edits.map(({ _id }) => _id)).not.toContain(draft)
})
