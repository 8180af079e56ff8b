import { type ErrorAnswer, errors } from '#contract/api.ts'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { aCallback } from '../testing/content.ts'
import { serverForFile, startServer } from '../testing/server.ts'
import { translate } from './catalogues.ts'

const server = await serverForFile({ hasAccounts: true })
const post = (payload: string, type?: string): InjectOptions => ({
  method: 'POST',
  url: '/api/v1/forms',
  payload,
  headers: type === undefined ? {} : { 'content-type': type },
})
const json = 'application/json'

const cases: [string, InjectOptions, number][] = [
  ['an address that the API does not have', { url: '/api/v1/nothing' }, 404],
  ['an address that nobody has', { url: '/nothing' }, 404],
  ['an unknown address of the console', { url: '/api/console/nothing' }, 401],
  ['a method that an address does not take', { method: 'PATCH', url: '/api/v1/lawyers' }, 404],
  ['a slash too many', { url: '/api/v1/lawyers/' }, 400],
  ['an address that cannot be decoded', { url: '/api/v1/lawyers/%E0%A4%A' }, 400],
  ['an address that is far too long', { url: `/api/v1/lawyers/${'x'.repeat(3000)}` }, 404],
  ['JSON that breaks off', post('{"name":', json), 400],
  ['no JSON at all', post('name=a', json), 400],
  ['an empty body', post('', json), 400],
  ['no body', { method: 'POST', url: '/api/v1/forms' }, 400],
  ['a list where an object belongs', post('[]', json), 400],
  ['nothing where an object belongs', post('null', json), 400],
  ['a prototype in JSON', post('{"__proto__":{"a":1},"name":"a"}', json), 400],
  ['a constructor in JSON', post('{"constructor":{"prototype":{"a":1}}}', json), 400],
  ['a body of more than 256 kB', post(JSON.stringify({ name: 'x'.repeat(300_000) }), json), 413],
  ['JSON that is nested without an end', post(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`, json), 400],
  ['lists in lists without an end', post(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, json), 400],
  ['XML', post('<a/>', 'application/xml'), 415],
  ['plain text', post('{"name":"a"}', 'text/plain'), 415],
  ['a form of the web', post('name=a', 'application/x-www-form-urlencoded'), 415],
  ['a kind of content that is none', post('{}', 'x'), 415],
]

describe('a request that cannot be answered is refused in the form of the API', () => {
  it.each(cases)('%s', async (_what, request, status) => {
    const { statusCode, headers, payload } = await server.app.inject(request)
    const answer = JSON.parse(payload) as ErrorAnswer
    expect({ statusCode, answer }).toMatchObject({ statusCode: status, answer: { code: expect.any(String) as string } })
    expect(errors[answer.code].status).toBe(status)
    expect(answer.message).toMatch(/[가-힣]/)
    expect(Object.keys(answer).filter((key) => !['message', 'code', 'issues'].includes(key))).toEqual([])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('a body that announces more than is taken gets its answer, not a reset', async () => {
    await using listening = await startServer()
    await listening.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = listening.app.server.address() as AddressInfo
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      let received = ''
      socket.on('data', (chunk) => (received += chunk.toString()))
      socket.on('error', reject)
      socket.on('close', () => resolve(received))
      socket.write(
        `POST /api/v1/forms HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9000000\r\nConnection: close\r\n\r\n{`,
      )
    })
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('every answer carries the security headers', () => {
  const requests: [string, InjectOptions][] = [
    ...cases.map(([what, request]): [string, InjectOptions] => [what, request]),
    ['a list', { url: '/api/v1/lawyers' }],
    ['nothing new', { url: '/api/v1/lawyers', headers: { 'if-none-match': '*' } }],
    ['a refusal of access', { url: '/api/console/forms' }],
    ['the document', { url: '/api/openapi.json' }],
    ['the page', { url: '/api/docs' }],
    ['health', { url: '/healthz' }],
    ['HEAD', { method: 'HEAD', url: '/api/v1/lawyers' }],
  ]
  it.each(requests)('%s', async (_what, request) => {
    const { headers } = await server.app.inject(request)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    })
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|\*/)
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined()
  })

  it('and asks browsers to stay with TLS where the site is reached over it', async () => {
    await using secure = await startServer({ env: { ORIGIN: 'https://ieumsae.example' } })
    expect((await secure.app.inject('/api/v1/lawyers')).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
    expect((await server.app.inject('/api/v1/lawyers')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('a defect', () => {
  it('says nothing of the inside, in the asked language', async () => {
    await using broken = await startServer()
    await broken.database.close()
    for (const [request, code] of [
      [{ url: '/og/lawyer/01a1fcb9-2a00-72cc-8666-fe0f05eb5d13.png' }, 'internal'],
      [{ ...post(JSON.stringify(aCallback()), json), url: '/api/v1/message' }, 'internal'],
      // A cacheable call asks the database first what has changed: without it nobody knows what is current.
      [{ url: '/api/v1/lawyers' }, 'unavailable'],
      [{ url: '/api/v1/terms' }, 'unavailable'],
    ] as const) {
      const { statusCode, payload } = await broken.app.inject({
        ...request,
        headers: { ...('headers' in request ? request.headers : {}), 'accept-language': 'en' },
      } as InjectOptions)
      expect({ statusCode, answer: JSON.parse(payload) as unknown }).toEqual({
        statusCode: errors[code].status,
        answer: { code, message: translate('en', errors[code].text) },
      })
    }
  })

  it('in what the server itself answers is found while it is developed', async () => {
    const { lawyers } = await import('#contract/law/lawyers.ts')
    await using odd = await startServer()
    await odd.add(lawyers, { name: 5 } as never)
    expect((await odd.app.inject('/api/v1/lawyers')).statusCode).toBe(500)
  })
})
