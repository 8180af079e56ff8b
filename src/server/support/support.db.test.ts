import type { Picture } from '#contract/field.ts'
import { boards } from '#contract/support/boards.ts'
import { faqs } from '#contract/support/faqs.ts'
import { notifications } from '#contract/support/notifications.ts'
import { seeds } from '#demo/seed.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { repositoryOf } from '../db/repository-of.ts'
import { cleanFields } from '../http/rich-text.ts'
import { type Stored, serverForFile, startServer } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const editor = await server.login('editor')
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`

const aQuestion = (change: Partial<Stored<typeof faqs>> = {}): Stored<typeof faqs> => ({
  type: 'inquiry',
  code: 'firm',
  question: { ko: '상담은 어떻게 신청합니까?' },
  answer: { ko: '<p>전화로 신청하십시오.</p>' },
  ...change,
})
const aNotice = (change: Partial<Stored<typeof notifications>> = {}): Stored<typeof notifications> => ({
  code: 'firm',
  subject: { ko: '휴무 안내' },
  content: { ko: '<p>모든 사무소가 쉽니다.</p>' },
  isPinned: false,
  thumb: null,
  ...change,
})

const faqList = async (query: object = {}) => {
  const { status, answer } = await server.ask('GET /api/v1/center/faqs', { query })
  expect(status).toBe(200)
  return answer
}
const questions = async (query: object = {}) => (await faqList(query)).faqs.map(({ question }) => question)

describe('frequently asked questions', () => {
  it('come in the order in which they were written, with their answers, of all types or of one', async () => {
    await server.add(faqs, aQuestion({ question: { ko: '셋' }, type: 'personal', createdAt: day(3) }))
    await server.add(faqs, aQuestion({ question: { ko: '하나' }, createdAt: day(1), answer: { ko: '<p>주차권을 드립니다</p>' } }))
    await server.add(faqs, aQuestion({ question: { ko: '둘', en: 'Two' }, type: 'personal', createdAt: day(2) }))
    expect(await questions()).toEqual(['하나', '둘', '셋'])
    expect(await questions({ sort: '-createdAt', limit: 2 })).toEqual(['셋', '둘'])
    expect(await questions({ type: 'personal' })).toEqual(['둘', '셋'])
    expect((await faqList({ type: 'other' })).summary.total).toBe(0)
    expect((await faqList({ limit: 1 })).faqs[0]?.answer).toBe('<p>주차권을 드립니다</p>')
    expect((await server.app.inject('/api/v1/center/faqs?type=nothing')).statusCode).toBe(400)
  })

  it('are found by words of the question and of the answer, in any language', async () => {
    expect(await questions({ q: '주차권' })).toEqual(['하나'])
    expect(await questions({ q: 'two' })).toEqual(['둘'])
    expect(await questions({ q: '없는 말' })).toEqual([])
    expect(await questions({ q: '둘', type: 'inquiry' })).toEqual([])
  })

  it('are those of the firm, or of the trade centre, where that is asked for', async () => {
    await server.add(faqs, aQuestion({ code: 'fairs', question: { ko: '상담회 질문' } }))
    expect(await questions({ code: 'fairs' })).toEqual(['상담회 질문'])
    expect(await questions({ code: 'firm' })).not.toContain('상담회 질문')
  })

  it('have no page of their own', async () => {
    const { _id } = await server.add(faqs, aQuestion())
    expect((await server.app.inject(`/api/v1/center/faqs/${_id}`)).statusCode).toBe(404)
    expect((await server.ask('GET /api/console/center/faqs/{_id}', { params: { _id }, token: editor })).status).toBe(200)
  })

  it('tell a device what is new and what is gone', async () => {
    const [kept, gone] = [await server.add(faqs, aQuestion()), await server.add(faqs, aQuestion())]
    const { syncedAt } = (await faqList()).summary
    expect(await faqList({ updatedSince: syncedAt })).toMatchObject({ faqs: [], removed: [] })
    const body = { answer: { ko: '<p>고친 답</p><script>alert(1)</script>' } }
    await server.ask('PUT /api/console/center/faqs/{_id}', { params: { _id: kept._id }, body, token: editor })
    await server.ask('DELETE /api/console/center/faqs/{_id}', { params: { _id: gone._id }, token: editor })
    const delta = await faqList({ updatedSince: syncedAt })
    expect(delta.faqs.map(({ _id, answer }) => [_id, answer])).toEqual([[kept._id, '<p>고친 답</p>']])
    expect(delta.removed).toEqual([gone._id])
  })
})

const list = async (query: object = {}) => {
  const { status, answer } = await server.ask('GET /api/v1/center/notifications', { query })
  expect(status).toBe(200)
  return answer
}
const subjects = async (query: object = {}) => (await list(query)).notifications.map(({ subject }) => subject)
const one = (_id: string, locale = 'ko') => server.ask('GET /api/v1/center/notifications/{_id}', { params: { _id }, locale })

describe('notices', () => {
  it('come pinned ones first, then the newest, without their content, all of them or the pinned ones', async () => {
    await server.add(notifications, aNotice({ subject: { ko: '옛 고정' }, isPinned: true, createdAt: day(1) }))
    await server.add(notifications, aNotice({ subject: { ko: '휴무' }, createdAt: day(2) }))
    await server.add(notifications, aNotice({ subject: { ko: '새 고정' }, isPinned: true, createdAt: day(3) }))
    expect(await subjects()).toEqual(['새 고정', '옛 고정', '휴무'])
    expect(await subjects({ skip: 1, limit: 1 })).toEqual(['옛 고정'])
    expect(await subjects({ sort: 'createdAt' })).toEqual(['옛 고정', '휴무', '새 고정'])
    expect(await subjects({ isPinned: true })).toEqual(['새 고정', '옛 고정'])
    expect(await subjects({ isPinned: false })).toEqual(['휴무'])
    expect((await list({ limit: 1 })).notifications[0]).not.toHaveProperty('content')
    expect((await server.app.inject('/api/v1/center/notifications?isPinned=1')).statusCode).toBe(400)
  })

  it('are found by words of the subject and of the content', async () => {
    await server.add(notifications, aNotice({ subject: { ko: '이전' }, content: { ko: '<p>같은 건물 <strong>4층</strong></p>' } }))
    expect(await subjects({ q: '4층' })).toEqual(['이전'])
    expect(await subjects({ q: '고정' })).toEqual(['새 고정', '옛 고정'])
    expect(await subjects({ q: 'strong' })).toEqual([])
  })

  it('are read one by one, and say where a translation is missing', async () => {
    const { _id } = await server.add(notifications, aNotice({ subject: { ko: '안내', cn: '通知' } }))
    expect((await one(_id)).answer.notification).toMatchObject({ subject: '안내', content: '<p>모든 사무소가 쉽니다.</p>' })
    expect((await one(_id, 'cn')).answer.notification).toMatchObject({ subject: '通知', fallback: ['content'] })
  })

  it('lead to the one before and the one after, pinned or not', async () => {
    const [older, middle, newer] = [
      await server.add(notifications, aNotice({ createdAt: '2030-01-01T00:00:00.000Z' })),
      await server.add(notifications, aNotice({ createdAt: '2030-01-02T00:00:00.000Z', isPinned: true })),
      await server.add(notifications, aNotice({ createdAt: '2030-01-03T00:00:00.000Z' })),
    ]
    // Of the other site: it stands in no row with these.
    await server.add(notifications, aNotice({ code: 'fairs', createdAt: '2030-01-02T12:00:00.000Z' }))
    const beside = { params: { _id: middle._id } }
    const { answer } = await server.ask('GET /api/v1/center/notifications/{_id}/neighbours', beside)
    expect([answer.newer?._id, answer.older?._id]).toEqual([newer._id, older._id])
  })

  it('are not found as drafts or where there never was one, and gone once removed', async () => {
    const draft = await server.add(notifications, aNotice({ subject: { ko: '초안' }, isPublished: false }))
    const removed = await server.add(notifications, aNotice())
    const params = { _id: removed._id }
    expect((await server.ask('DELETE /api/console/center/notifications/{_id}', { params, token: editor })).status).toBe(204)
    const statuses = [draft._id, '019a0000-0000-7000-8000-00000000ffff', removed._id].map(async (_id) => (await one(_id)).status)
    expect(await Promise.all(statuses)).toEqual([404, 404, 410])
    expect(await subjects({ q: '초안' })).toEqual([])
  })

  it('are created by who edits content, unpinned unless said otherwise, and tell a device what changed', async () => {
    const { syncedAt } = (await list()).summary
    const body = { subject: { ko: '점검' }, content: { ko: '<p>점검합니다</p><iframe src="https://a.example"></iframe>' } }
    expect((await server.ask('POST /api/console/center/notifications', { body })).status).toBe(401)
    const { status, answer } = await server.ask('POST /api/console/center/notifications', { body, token: editor })
    expect(status).toBe(201)
    expect(answer.notification).toMatchObject({ isPinned: false, thumb: null, version: 1, content: { ko: '<p>점검합니다</p>' } })
    const { _id } = answer.notification
    expect((await list({ updatedSince: syncedAt })).notifications.map((item) => item._id)).toEqual([_id])
    const change = { body: { isPublished: false }, token: editor }
    await server.ask('PUT /api/console/center/notifications/{_id}', { params: { _id }, ...change })
    expect(await list({ updatedSince: syncedAt })).toMatchObject({ notifications: [], removed: [_id] })
  })
})

/** Whether every text in a value is there in all three languages. */
const isWhole = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if ('ko' in value) return ['ko', 'en', 'cn'].every((locale) => ((value as Record<string, string>)[locale] ?? '').trim() !== '')
  return Object.values(value).every(isWhole)
}

describe('the demo content of the support centre', () => {
  const thumb: Picture = { _file: '019a0000-0000-7000-8000-000000000001', width: 1, height: 1, placeholder: 'data:,' }
  const now = new Date('2026-11-21T00:00:00.000Z')
  const source = { now, picture: async () => thumb, video: () => Promise.reject(new Error('it has none')), lawyerId: () => thumb._file }
  const rowsOf = async (path: string) => (await seeds.find(({ resource }) => resource.path === path)?.rows(source)) ?? []

  it.each([faqs, notifications, boards])('of $path fits its declaration, in three languages and with clean HTML', async (resource) => {
    const rows = await rowsOf(resource.path)
    expect(rows.length).toBeGreaterThanOrEqual(10)
    for (const { createdAt, ...fields } of rows) {
      expect(z.strictObject(resource.fields).safeParse(fields).error?.issues).toBeUndefined()
      expect(cleanFields(resource.shapes.all, fields)).toEqual(fields)
      expect(isWhole(fields)).toBe(true)
      expect(createdAt !== undefined && createdAt < now.toISOString()).toBe(true)
    }
    expect(new Set(rows.map(({ createdAt }) => createdAt)).size).toBe(rows.length)
  })

  it('has answers to all four types of question, and a few pinned notices', async () => {
    await using own = await startServer()
    for (const resource of [faqs, notifications])
      for (const row of await rowsOf(resource.path)) await repositoryOf(resource).insert(own.database.db, row)
    const counts = faqs.fields.type.options.map(async (type) => {
      const { answer } = await own.ask('GET /api/v1/center/faqs', { query: { type } })
      return answer.summary.total
    })
    expect(await Promise.all(counts)).toEqual([13, 6, 5, 4])
    const pinned = await own.ask('GET /api/v1/center/notifications', { query: { isPinned: true } })
    expect(pinned.answer.summary.total).toBe(3)
  })
})
