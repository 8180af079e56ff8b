import { errors } from '#contract/errors.ts'
import { locales } from '#contract/locale.ts'
import { terms } from '#contract/support/terms.ts'
import { expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { startServer } from '../testing/server.ts'
import { translate } from './catalogues.ts'

it('the requests of one address are limited, with words in the asked language and when to come back', async () => {
  await using server = await startServer({ env: { FORMS_PER_MINUTE: '3' } })
  await server.add(terms, aTerm())
  const send = (locale: string) => server.ask('POST /api/v1/forms', { body: aRequest(), locale })
  for (let count = 0; count < 3; count += 1) expect((await send('ko')).status).toBe(201)
  for (const locale of locales) {
    const message = translate(locale, errors.tooMany.text)
    const { status, headers, error } = await send(locale)
    expect({ status, error }).toEqual({ status: 429, error: { code: 'tooMany', message } })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await server.ask('GET /api/v1/terms')).status).toBe(200)
})

it('each address has a count of its own, and a forwarded one counts only from a named proxy', async () => {
  const post = { method: 'POST', url: '/api/v1/message', payload: { name: '김', phone: '010' } } as const
  const statuses = async (trusted: Record<string, string>) => {
    await using server = await startServer({ env: { FORMS_PER_MINUTE: '1', ...trusted } })
    const from = async (address: string) =>
      (await server.app.inject({ ...post, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': address } })).statusCode
    return [await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]
  }
  expect(await statuses({})).toEqual([201, 429, 429])
  expect(await statuses({ TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([201, 201, 429])
})
