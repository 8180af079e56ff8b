import type { Picture } from '#contract/field.ts'
import { banners } from '#contract/site/banners.ts'
import { popups } from '#contract/site/popups.ts'
import { terms } from '#contract/support/terms.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aTerm } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const editor = await server.login('editor')
afterEach(() => void vi.useRealTimers())

const image: Picture = { _file: '019a0000-0000-7000-8000-000000000001', width: 1, height: 1, placeholder: 'data:,' }

describe('banners', () => {
  it('are those of their place, in the order of their index', async () => {
    const banner = (index: number, change: object = {}) =>
      server.add(banners, {
        code: 'home',
        headline: { ko: `배너 ${index}` },
        text: { ko: '글' },
        link: null,
        image,
        mobileImage: image,
        index,
        ...change,
      })
    await banner(2)
    await banner(1)
    await banner(3, { isPublished: false })
    await banner(0, { code: 'fairs' })
    const { answer } = await server.ask('GET /api/v1/banners/{code}', { params: { code: 'home' } })
    expect(answer.banners.map(({ headline }) => headline)).toEqual(['배너 1', '배너 2'])
    expect((await server.app.inject('/api/v1/banners/nothing')).statusCode).toBe(400)
  })
})

describe('popups', () => {
  it('come and go with their period, by the clock of the server', async () => {
    const popup = {
      code: 'divorce',
      subject: { ko: '알림' },
      content: { ko: '글' },
      image: null,
      link: null,
      position: 'top',
      size: 'line',
    } as const
    await server.add(popups, { ...popup, startsAt: '2030-01-02T00:00:00.000Z', endsAt: '2030-01-03T00:00:00.000Z' })
    await server.add(popups, { ...popup, code: 'fairs', startsAt: '2000-01-01T00:00:00.000Z', endsAt: '2090-01-01T00:00:00.000Z' })
    const countAt = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
      return (await server.ask('GET /api/v1/popups', { query: { code: 'divorce' } })).answer.popups.length
    }
    expect(await countAt('2030-01-01T23:59:59.999Z')).toBe(0)
    expect(await countAt('2030-01-02T00:00:00.000Z')).toBe(1)
    expect(await countAt('2030-01-02T23:59:59.999Z')).toBe(1)
    expect(await countAt('2030-01-03T00:00:00.000Z')).toBe(0)
    expect((await server.ask('GET /api/v1/popups')).answer.popups).toHaveLength(1)
  })

  it('have a period: an end that is not after the begin is refused, also in a change of one of them', async () => {
    const [early, late] = ['2030-01-02T00:00:00.000Z', '2030-01-03T00:00:00.000Z']
    const popup = { code: 'divorce', subject: { ko: '알림' }, content: { ko: '글' }, image: null, link: null } as const
    const create = (startsAt: string, endsAt: string) =>
      server.ask('POST /api/console/popups', { token: editor, body: { ...popup, startsAt, endsAt } })
    const refused = await create(late, early)
    expect({ status: refused.status, issues: refused.error.issues }).toEqual({
      status: 400,
      issues: [{ path: 'endsAt', message: '시작보다 뒤여야 합니다.' }],
    })
    const { _id } = (await create(early, late)).answer.popup
    const change = await server.ask('PUT /api/console/popups/{_id}', { token: editor, params: { _id }, body: { endsAt: early } })
    expect(change.status).toBe(400)
  })
})

describe('terms', () => {
  it('are given in the version that is in force, of each code one', async () => {
    await server.add(terms, aTerm({ edition: '1.0', effectiveAt: '2020-01-01T00:00:00.000Z' }))
    await server.add(terms, aTerm({ edition: '2.0', effectiveAt: '2030-01-01T00:00:00.000Z' }))
    await server.add(terms, aTerm({ edition: '1.1', effectiveAt: '2021-01-01T00:00:00.000Z' }))
    await server.add(terms, aTerm({ edition: '1.2', effectiveAt: '2022-01-01T00:00:00.000Z', isPublished: false }))
    await server.add(terms, aTerm({ code: 'terms-of-use', edition: '7', effectiveAt: '2021-01-01T00:00:00.000Z' }))
    const edition = async () => (await server.ask('GET /api/v1/terms/{code}', { params: { code: 'privacy-consult' } })).answer.term.edition
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-01T00:00:00Z') })
    expect(await edition()).toBe('1.1')
    const { answer } = await server.ask('GET /api/v1/terms')
    expect(answer.terms.map((term) => term.edition)).toEqual(['1.1', '7'])
    expect(answer.summary).toEqual({ total: 2, limit: 20, skip: 0 })
    const latest = await server.ask('GET /api/v1/terms', { query: { limit: 1, sort: '-createdAt' } })
    expect(latest.answer.terms.map((term) => term.edition)).toEqual(['7'])
    vi.setSystemTime(Date.parse('2030-01-01T00:00:00Z'))
    expect(await edition()).toBe('2.0')
    expect((await server.ask('GET /api/v1/terms/{code}', { params: { code: 'email-refusal' } })).status).toBe(404)
  })

  it('cannot be changed by who edits content only', async () => {
    expect((await server.ask('GET /api/console/terms', { token: editor })).status).toBe(403)
  })
})

const put = (names: string[], token = editor) =>
  server.ask('PUT /api/console/practices', {
    token,
    body: { practices: names.map((ko) => ({ name: { ko }, description: { ko: '설명' }, url: null })) },
  })
const names = async () => (await server.ask('GET /api/v1/practices')).answer.practices.map(({ name }) => name)
const tile = (url: string) => ({ name: { ko: '가' }, description: { ko: '나' }, url })
const putLink = (url: string) => server.ask('PUT /api/console/practices', { token: editor, body: { practices: [tile(url)] } })

describe('the gate', () => {
  it('is put as a whole and keeps its order', async () => {
    expect((await put(['다', '가', '나'])).status).toBe(200)
    expect(await names()).toEqual(['다', '가', '나'])
    await put(['라'])
    expect(await names()).toEqual(['라'])
    expect((await put(Array.from({ length: 25 }, () => '너무 많음'))).status).toBe(400)
    expect(await names()).toEqual(['라'])
  })

  it('put by several at once is that of one of them, not a mixture', async () => {
    const lists = Array.from({ length: 6 }, (_, index) => ['가', '나', '다'].map((sign) => `${sign}${index}`))
    await Promise.all(lists.map((list) => put(list)))
    expect(lists).toContainEqual(await names())
  })

  it('takes links to other sites over https only', async () => {
    for (const url of ['http://a.example', 'javascript:alert(1)', '/contact', '//a.example'])
      expect({ url, status: (await putLink(url)).status }).toEqual({ url, status: 400 })
    expect((await putLink('https://a.example/')).status).toBe(200)
    expect((await server.ask('GET /api/console/practices', { token: editor })).answer.practices).toHaveLength(1)
  })
})
