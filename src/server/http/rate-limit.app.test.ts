import { randomUUID } from 'node:crypto'
import { errors } from '#contract/api.ts'
import { locales } from '#contract/locale.ts'
import { terms } from '#contract/support/terms.ts'
import { expect, it, vi } from 'vitest'
import { aCallback, agreed, aRequest, aTerm } from '../testing/content.ts'
import { startServer } from '../testing/server.ts'
import { acceptanceOf } from './acceptance.ts'
import { translate } from './catalogues.ts'
import { networkOf } from './network-of.ts'
import { countUses } from './usage-limits.ts'

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
  const post = { method: 'POST', url: '/api/v1/message', payload: aCallback() } as const
  const statuses = async (trusted: Record<string, string>) => {
    await using server = await startServer({ env: { FORMS_PER_MINUTE: '1', ...trusted } })
    await server.add(terms, aTerm())
    const from = async (address: string) =>
      (await server.app.inject({ ...post, remoteAddress: '10.0.0.1', headers: { 'x-forwarded-for': address } })).statusCode
    return [await from('192.0.2.1'), await from('192.0.2.2'), await from('192.0.2.1')]
  }
  expect(await statuses({})).toEqual([201, 429, 429])
  expect(await statuses({ TRUSTED_PROXIES: '10.0.0.0/8' })).toEqual([201, 201, 429])
})

it('what was refused or answered once more is not counted, so that many people behind one address are heard', async () => {
  await using server = await startServer({ env: { FORMS_PER_MINUTE: '3' } })
  await server.add(terms, aTerm())
  const send = async (body: unknown, key?: string) =>
    (await server.ask('POST /api/v1/forms', { body, headers: key === undefined ? {} : { 'idempotency-key': key } })).status
  const key = randomUUID()
  const body = aRequest()
  for (let count = 0; count < 4; count += 1) {
    expect(await send({})).toBe(400)
    expect(await send(aRequest({ consent: { ...agreed, version: '0.1' } }))).toBe(409)
    expect(await send(body, key)).toBe(201)
  }
  expect([await send(aRequest()), await send(aRequest()), await send(aRequest())]).toEqual([201, 201, 429])
  expect(await send(body, key)).toBe(201)
})

it('a flood of requests is held by the hour and by its bytes as well, and starts again when that is over', async () => {
  await using server = await startServer()
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const accepted = async (name: string, bytes: number) => {
    const usesOf = acceptanceOf(name, 2, 100)
    const accept = () => countUses(server.database.db, usesOf('192.0.2.1', bytes))
    let count = 0
    for (let at = 0; at < 59; at += 1) {
      vi.setSystemTime(at * 60_000)
      for (let tries = 0; tries < 4; tries += 1)
        await accept().then(
          () => (count += 1),
          (error: unknown) => expect(error).toMatchObject({ code: 'tooMany' }),
        )
    }
    vi.setSystemTime(3_600_000)
    await accept()
    return count
  }
  expect(await accepted('short', 10)).toBe(20)
  expect(await accepted('long', 500)).toBe(4)
  expect(await accepted('alone too long', 5000), 'never nothing').toBe(1)
  vi.useRealTimers()
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
])('the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('a flood of reads from one network leaves another its answer', async () => {
  await using server = await startServer()
  const done: string[] = []
  const ask = async (remoteAddress: string, words: string) => {
    const { statusCode } = await server.app.inject({ url: `/api/v1/insights?q=${words}`, remoteAddress })
    expect(statusCode).toBe(200)
    done.push(remoteAddress)
  }
  const flood = Array.from({ length: 60 }, (_none, index) => ask('192.0.2.1', `flood${index}`))
  await Promise.all([...flood, ask('2001:db8::1', 'calm')])
  // The few that had begun end before it.
  expect(done.indexOf('2001:db8::1')).toBeLessThan(20)
})
