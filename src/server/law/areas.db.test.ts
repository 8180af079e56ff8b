import { areas } from '#contract/law/areas.ts'
import { describe, expect, it } from 'vitest'
import { serverForFile, type Stored } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const editor = await server.login('editor')

const anArea = (change: Partial<Stored<typeof areas>> = {}): Stored<typeof areas> => ({
  code: 'divorce',
  name: { ko: '이혼', en: 'Divorce', cn: '离婚' },
  headline: { ko: '제목', en: 'Headline', cn: '标题' },
  summary: { ko: '요약', en: 'Summary', cn: '摘要' },
  overview: { ko: '<p>개요</p>', en: '<p>Overview</p>', cn: '<p>概要</p>' },
  steps: [{ title: { ko: '상담', en: 'Consultation' }, text: { ko: '듣습니다', en: 'We listen' } }],
  costs: [],
  documents: [{ title: { ko: '증명서', en: 'Certificate' }, note: null }],
  faqs: [{ question: { ko: '질문', en: 'Question' }, answer: { ko: '답', en: 'Answer' } }],
  image: null,
  ...change,
})
await server.add(areas, anArea({ createdAt: '2026-01-01T00:00:00.000Z' }))
await server.add(areas, anArea({ code: 'tax', name: { ko: '세무' }, isPublished: false }))

const read = (code: 'divorce' | 'tax' | 'alimony', locale = 'ko') =>
  server.ask('GET /api/v1/areas/{code}', { params: { code }, locale, query: {} })

describe('a business area', () => {
  it('is read by its code, whole and in the asked language', async () => {
    expect((await read('divorce', 'en')).answer.area).toMatchObject({
      code: 'divorce',
      overview: '<p>Overview</p>',
      steps: [{ title: 'Consultation', text: 'We listen' }],
      documents: [{ title: 'Certificate', note: null }],
    })
  })

  it('names what it lacks in that language, down to the step', async () => {
    const { area } = (await read('divorce', 'cn')).answer
    expect(area.steps).toEqual([{ title: '상담', text: '듣습니다' }])
    expect(area.fallback).toEqual(expect.arrayContaining(['steps.0.title', 'faqs.0.answer']))
  })

  it('that is not there, not published or no area at all is refused', async () => {
    expect((await read('alimony')).error.code).toBe('notFound')
    expect((await read('tax')).status).toBe(404)
    expect((await server.app.inject('/api/v1/areas/criminal')).statusCode).toBe(400)
  })

  it('is in the list without its long parts', async () => {
    const { answer } = await server.ask('GET /api/v1/areas')
    expect(answer.areas.map(({ code }) => code)).toEqual(['divorce'])
    for (const part of ['overview', 'steps', 'costs', 'documents', 'faqs']) expect(answer.areas[0]).not.toHaveProperty(part)
  })

  it('shows at once what the console changes and publishes, and there is one of each code', async () => {
    const { areas: all } = (await server.ask('GET /api/console/areas', { token: editor })).answer
    const tax = all.find(({ code }) => code === 'tax')
    const put = (body: object) => server.ask('PUT /api/console/areas/{_id}', { token: editor, params: { _id: tax?._id ?? '' }, body })
    expect((await put({ overview: { ko: '<p onclick="x">새 글</p><script>1</script>' }, isPublished: true })).status).toBe(200)
    expect((await read('tax')).answer.area.overview).toBe('<p>새 글</p>')
    expect((await put({ steps: [{ title: { ko: '제목' } }] })).status).toBe(400)
    const create = (code: 'tax' | 'alimony') => server.ask('POST /api/console/areas', { token: editor, body: anArea({ code }) })
    expect((await put({ code: 'divorce' })).status).toBe(409)
    expect((await create('tax')).status).toBe(409)
    expect((await create('alimony')).status).toBe(201)
  })
})
