import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import { describe, expect, it } from 'vitest'
import { anInsight, aStory } from '../testing/content.ts'
import { serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true })
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`
const add = async (name: string, createdAt: string, change: Partial<Parameters<typeof aStory>[0]> = {}) =>
  (await server.add(success, aStory({ subject: { ko: name, en: `${name} en` }, createdAt, ...change })))._id

// Not stored in the order of their days.
const third = await add('셋째', day(3))
const first = await add('첫째', day(1))
const last = await add('넷째', day(8))
const second = await add('둘째', day(2))
const draft = await add('초안', day(4), { isPublished: false })
const other = await add('판결', day(5), { code: 'representative' })
await add('다른 센터', day(6), { site: 'sex-offence' })
const removed = await add('지운 것', day(7))
const token = await server.login('admin')
await server.ask('DELETE /api/console/success/{_id}', { params: { _id: removed }, token })

const ask = (_id: string, locale?: string) =>
  server.ask('GET /api/v1/success/{_id}/neighbours', { params: { _id }, ...(locale === undefined ? {} : { locale }) })
const beside = async (_id: string) => {
  const { status, answer } = await ask(_id)
  expect(status).toBe(200)
  return [answer.newer?.subject ?? null, answer.older?.subject ?? null]
}

describe('the neighbours of an item', () => {
  it('are the newer one and the older one', async () => {
    expect(await beside(second)).toEqual(['셋째', '첫째'])
  })

  it('are none at either end', async () => {
    expect(await beside(last)).toEqual([null, '셋째'])
    expect(await beside(first)).toEqual(['둘째', null])
    expect(await beside(other)).toEqual([null, null])
  })

  it('are published, of the same code and site', async () => {
    expect(await beside(third)).toEqual(['넷째', '둘째'])
  })

  it('are as lists show them, in the asked language', async () => {
    const { answer } = await ask(second, 'en')
    expect(answer.newer?.subject).toBe('셋째 en')
    const { answer: list } = await server.ask('GET /api/v1/success', { query: { code: 'firm', site: 'divorce' }, locale: 'en' })
    expect(list.successes.map(({ _id }) => _id)).toEqual([last, third, second, first])
    expect(answer).toEqual({ newer: list.successes[1], older: list.successes[3] })
  })

  it('of the same instant are beside each other as in the list', async () => {
    for (let number = 0; number < 5; number += 1) await server.add(insights, anInsight({ code: 'column', createdAt: day(1) }))
    const { insights: list } = (await server.ask('GET /api/v1/insights', { query: { code: 'column' } })).answer
    expect(list).toHaveLength(5)
    for (const [index, { _id }] of list.entries()) {
      const { answer } = await server.ask('GET /api/v1/insights/{_id}/neighbours', { params: { _id } })
      expect(answer).toEqual({ newer: list[index - 1] ?? null, older: list[index + 1] ?? null })
    }
  })

  it('change as soon as something is published beside it', async () => {
    expect(await beside(third)).toEqual(['넷째', '둘째'])
    const body = { isPublished: true }
    expect((await server.ask('PUT /api/console/success/{_id}', { params: { _id: draft }, token, body })).status).toBe(200)
    expect(await beside(third)).toEqual(['초안', '둘째'])
    await server.ask('PUT /api/console/success/{_id}', { params: { _id: draft }, token, body: { isPublished: false } })
    expect(await beside(third)).toEqual(['넷째', '둘째'])
  })

  it('are not told of what is not there, removed or not published', async () => {
    const replies = [await ask('019a0000-0000-7000-8000-00000000ffff'), await ask(draft), await ask(removed), await ask('1')]
    expect(replies.map(({ status, error }) => [status, error.code])).toEqual([
      [404, 'notFound'],
      [404, 'notFound'],
      [410, 'gone'],
      [400, 'invalid'],
    ])
  })

  it('have an ETag, and are in the description of the API', async () => {
    const { headers } = await ask(second)
    const again = await server.ask('GET /api/v1/success/{_id}/neighbours', {
      params: { _id: second },
      headers: { 'if-none-match': String(headers['etag']) },
    })
    expect(again.status).toBe(304)
    const { paths } = (await server.app.inject('/api/openapi.json')).json<{ paths: Record<string, { get?: { summary: string } }> }>()
    expect(paths['/api/v1/success/{_id}/neighbours']?.get?.summary).toMatch(/newer.*older.*same code, same site/)
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['insights', 'boards', 'center/notifications'].map((path) => `/api/v1/${path}/{_id}/neighbours`)),
    )
  })
})
