import { expect, it } from 'vitest'
import { startServer } from '../testing/server.ts'

it('the whole seed is shown, and the setting changes field by field', async () => {
  await using server = await startServer({ isSeeded: true })
  const token = await server.login('admin')
  const read = async (locale: string) => (await server.ask('GET /api/v1/setting', { locale })).answer.setting
  const before = await read('ko')
  expect(before).toMatchObject({ name: '법무법인 이음새', offices: [{ code: 'seoul' }, {}, {}, {}] })
  expect((await read('en')).name).toBe('Ieumsae Law Group')

  const name = { ko: '이음새', en: 'Ieumsae', cn: '怡音' }
  const put = (body: object, headers: Record<string, string> = {}) => server.ask('PUT /api/console/setting', { token, body, headers })
  const changed = await put({ name }, { 'if-match': '"1"' })
  expect(changed.answer.setting).toMatchObject({ name, version: 2 })
  expect(await read('ko')).toEqual({ ...before, name: '이음새', updatedAt: changed.answer.setting.updatedAt })
  expect((await put({ phone: '1' }, { 'if-match': '"1"' })).error.current).toEqual({ setting: changed.answer.setting })
  expect((await put({ unknown: 1 })).status).toBe(400)
  expect((await put({ quickExitUrl: 'javascript:alert(1)' })).status).toBe(400)
  expect((await server.ask('PUT /api/console/setting', { token: await server.login('editor'), body: { name } })).status).toBe(403)

  expect((await server.ask('GET /api/v1/lawyers')).answer.summary.total).toBeGreaterThan(8)
  expect((await server.ask('GET /api/v1/success', { query: { code: 'representative' } })).answer.summary.total).toBeGreaterThan(8)
  expect((await server.ask('GET /api/v1/insights', { query: { code: 'article' } })).answer.summary.total).toBeGreaterThan(8)
  const { terms } = (await server.ask('GET /api/v1/terms')).answer
  expect(terms.map(({ code }) => code)).toEqual([
    'privacy-consult',
    'privacy-policy',
    'terms-of-use',
    'email-refusal',
    'privacy-join',
    'marketing',
  ])
  const agreed = { code: 'privacy-consult', version: terms[0]?.edition, agreedAt: new Date().toISOString() }
  const body = { name: '김', phone: '010', content: '글', consent: agreed }
  expect((await server.ask('POST /api/v1/forms', { body })).status).toBe(201)
  const [lawyer] = (await server.ask('GET /api/v1/lawyers', { query: { limit: 1 } })).answer.lawyers
  expect((await server.app.inject(`/api/v1/files/${lawyer?.image?._file}/160.webp`)).headers['content-type']).toBe('image/webp')
})
