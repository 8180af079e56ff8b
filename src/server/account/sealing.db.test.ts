import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serverForFile } from '../testing/server.ts'
import { forgetOldNonces } from './nonces.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const hour = 60 * 60_000

const at = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })
afterEach(() => void vi.useRealTimers())

const readKey = async () => (await server.ask('GET /api/auth/publicKey')).answer.key
const credentials = (change: object = {}) => ({
  username: 'admin',
  password: 'ieumsae-demo',
  at: Date.now(),
  nonce: crypto.randomUUID(),
  ...change,
})

interface Header {
  kid?: string
  alg?: string
  enc?: string
}
/** Seals as the app does, or as somebody does who wants to know what happens. */
async function seal(contents: unknown, header: Header = {}, to?: JWK): Promise<string> {
  const key = to ?? (await readKey())
  const { kid = String(key.kid), alg = 'ECDH-ES+A256KW', enc = 'A256GCM' } = header
  const text = typeof contents === 'string' ? contents : JSON.stringify(contents)
  const { alg: _own, ...shared } = key
  return new CompactEncrypt(new TextEncoder().encode(text)).setProtectedHeader({ alg, enc, kid }).encrypt(await importJWK(shared, alg))
}
const enter = async (sealed: string) => {
  const { status, error } = await server.ask('GET /api/auth/refreshToken', { headers: { authorization: `Basic ${sealed}` } })
  return status === 200 ? 'in' : `${status} ${error.code}`
}
const refused = '401 sealExpired'

describe('sealed credentials', () => {
  it('log in once; sent again, by whomever, they do not', async () => {
    const sealed = await seal(credentials())
    expect([await enter(sealed), await enter(sealed)]).toEqual(['in', refused])
    expect(await enter(await seal(credentials({ password: 'wrong' })))).toBe('401 badCredentials')
  })

  it('are refused when they are older than a minute, or from later than now', async () => {
    for (const age of [61_000, 24 * hour, -61_000]) expect(await enter(await seal(credentials({ at: Date.now() - age })))).toBe(refused)
    expect(await enter(await seal(credentials({ at: Date.now() - 50_000 })))).toBe('in')
  })

  it('are opened by the key of yesterday for an hour after the next is given out, and then no longer', async () => {
    const [start, key] = [Date.now(), await readKey()]
    expect((await readKey()).kid).toBe(key.kid)
    at(start + 24.5 * hour)
    expect((await readKey()).kid).not.toBe(key.kid)
    expect(await enter(await seal(credentials(), {}, key as JWK))).toBe('in')
    at(start + 25.5 * hour)
    expect(await enter(await seal(credentials(), {}, key as JWK))).toBe(refused)
    expect(await enter(await seal(credentials()))).toBe('in')
  })

  it('are refused where they are garbage, sealed to nobody, or in another way than the one', async () => {
    const good = await seal(credentials())
    const [head = '', ...rest] = good.split('.')
    for (const bad of [
      'a.b',
      '....',
      'a.b.c.d.e',
      `${head}.x`,
      [head, ...rest].toReversed().join('.'),
      `${good.slice(0, -4)}AAAA`,
      await seal(credentials(), { kid: 'nobody' }),
      await seal(credentials(), { alg: 'ECDH-ES+A128KW' }),
      await seal(credentials(), { alg: 'ECDH-ES' }),
      await seal(credentials(), { enc: 'A128GCM' }),
      await seal('no JSON'),
      await seal(credentials({ nonce: 'short' })),
      await seal(credentials({ at: 'now' })),
      await seal(credentials({ password: 'x'.repeat(501) })),
      await seal({ username: 'admin', password: 'ieumsae-demo' }),
    ])
      expect([bad, await enter(bad)]).toEqual([bad, refused])
    expect(await enter(good)).toBe('in')
  })

  it('are told the public half of the key alone', async () => {
    const key = await readKey()
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  it('leave nothing behind but their nonces, which are forgotten when they are too old to be sent', async () => {
    const contents = credentials()
    await enter(await seal(contents))
    const nonces = async () => (await db.selectFrom('nonces').select('nonce').execute()).map(({ nonce }) => nonce)
    await forgetOldNonces(db)
    expect(await nonces()).toContain(contents.nonce)
    await forgetOldNonces(db, new Date(Date.now() + 48 * hour))
    expect(await nonces()).toEqual([])
  })
})
