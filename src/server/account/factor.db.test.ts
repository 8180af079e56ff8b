import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addMember } from '../testing/members.ts'
import { serverForFile } from '../testing/server.ts'
import { resetPassword } from './administrators.ts'
import { stepMs } from './one-time-codes.ts'
import { hashPassword } from './passwords.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const password = 'a long enough one'
const passwordHash = await hashPassword(password)
const start = Date.now()
let at = start

/** Each step is used once: a test goes on to the next. */
const goOn = (steps = 1) => vi.useFakeTimers({ toFake: ['Date'], now: (at += steps * stepMs) })
afterEach(() => void vi.useRealTimers())

const codeOf = (secret: string, now = Date.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

async function logIn(username: string, code?: string, typed = password) {
  const authorization = `Basic ${Buffer.from(`${username}:${typed}`).toString('base64')}`
  const headers = { authorization, ...(code === undefined ? {} : { 'one-time-code': code }) }
  const { status, error } = await server.ask('GET /api/auth/refreshToken', { headers })
  return status === 200 ? 'in' : error.code
}

async function memberWithFactor(username: string) {
  const member = await addMember(server, username, { passwordHash })
  const begun = await server.ask('POST /api/v1/me/factor', { token: member.token, body: { password } })
  const { secret } = begun.answer.factor
  const confirmed = await server.ask('PUT /api/v1/me/factor', { token: member.token, body: { code: codeOf(secret) } })
  return { ...member, secret, recoveryCodes: confirmed.answer.recoveryCodes }
}

const factorOf = async (token: string) => (await server.ask('GET /api/v1/me/factor', { token })).answer.factor

describe('a second factor', () => {
  it('begins with the password, counts from its first right code, and tells its secrets again to the same request alone', async () => {
    const { token } = await addMember(server, 'begins', { passwordHash })
    const headers = { 'idempotency-key': randomUUID() }
    const begin = (typed: string, more = {}) => server.ask('POST /api/v1/me/factor', { token, body: { password: typed }, headers: more })
    expect((await begin('wrong')).error.code).toBe('wrongPassword')
    const first = await begin(password, headers)
    expect((await begin(password, headers)).answer).toEqual(first.answer)
    expect(await factorOf(token)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect(await logIn('begins')).toBe('in')
    const { secret } = first.answer.factor
    const wrong = await server.ask('PUT /api/v1/me/factor', { token, body: { code: '000000' === codeOf(secret) ? '000001' : '000000' } })
    expect(wrong.error.code).toBe('codeWrong')
    const right = await server.ask('PUT /api/v1/me/factor', { token, body: { code: codeOf(secret) } })
    expect(right.answer.recoveryCodes).toHaveLength(10)
    expect(await factorOf(token)).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    expect((await begin(password)).error.code).toBe('factorExists')
    const stored = JSON.stringify([
      await db.selectFrom('factors').selectAll().execute(),
      await db.selectFrom('recoveryCodes').selectAll().execute(),
      await db.selectFrom('idempotency').selectAll().execute(),
    ])
    for (const told of [secret, ...right.answer.recoveryCodes]) expect(stored).not.toContain(told)
  })

  it('is asked for at the login of who knows the password, and told to nobody else', async () => {
    goOn()
    const { secret } = await memberWithFactor('asked')
    expect([await logIn('asked'), await logIn('asked', undefined, 'wrong'), await logIn('asked', codeOf(secret), 'wrong')]).toEqual([
      'codeNeeded',
      'badCredentials',
      'badCredentials',
    ])
    // That of the confirmation is used up.
    expect(await logIn('asked', codeOf(secret))).toBe('codeRefused')
    goOn()
    expect(await logIn('asked', codeOf(secret))).toBe('in')
    expect(await logIn('asked', codeOf(secret))).toBe('codeRefused')
    expect(await logIn('asked', codeOf(secret, Date.now() + stepMs))).toBe('in')
    expect(await logIn('asked', codeOf(secret, Date.now() + 2 * stepMs))).toBe('codeRefused')
  })

  it('is right in the digits of a full-width input method, and its recovery codes in such letters', async () => {
    const fullWidth = (text: string): string => text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfe_e0))
    goOn()
    const { token } = await addMember(server, 'full-width', { passwordHash })
    const { secret } = (await server.ask('POST /api/v1/me/factor', { token, body: { password } })).answer.factor
    const confirmed = await server.ask('PUT /api/v1/me/factor', { token, body: { code: fullWidth(codeOf(secret)) } })
    const [code = ''] = confirmed.answer.recoveryCodes
    const { status } = await server.ask('DELETE /api/v1/me/factor', { token, body: { password, code: fullWidth(code) } })
    expect([status, await factorOf(token)]).toEqual([204, { isOn: false, recoveryCodesLeft: 0 }])
  })

  it('lets one of several in who present the same code at once', async () => {
    goOn()
    const { secret, recoveryCodes } = await memberWithFactor('at-once')
    goOn()
    for (const code of [codeOf(secret), recoveryCodes[0] ?? '']) {
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => logIn('at-once', code)))
      expect(outcomes.toSorted()).toEqual(['codeRefused', 'codeRefused', 'codeRefused', 'in'])
    }
  })

  it('is replaced by a recovery code once, of one’s own', async () => {
    goOn()
    const { token, recoveryCodes } = await memberWithFactor('recovers')
    const other = await memberWithFactor('other')
    const [code = ''] = recoveryCodes
    expect([await logIn('other', code), await logIn('recovers', code.toUpperCase()), await logIn('recovers', code)]).toEqual([
      'codeRefused',
      'in',
      'codeRefused',
    ])
    expect([await factorOf(token), await factorOf(other.token)].map(({ recoveryCodesLeft }) => recoveryCodesLeft)).toEqual([9, 10])
  })

  it('is guessed at as often as a password, and then no more', async () => {
    goOn()
    const { recoveryCodes } = await memberWithFactor('guessed')
    const outcomes: string[] = []
    for (let tries = 0; tries < 11; tries += 1) outcomes.push(await logIn('guessed', 'aaaa-aaaa-aaaa'))
    expect(outcomes).toEqual([...Array<string>(10).fill('codeRefused'), 'tooMany'])
    expect(await logIn('guessed', recoveryCodes[0])).toBe('tooMany')
  })

  it('goes with the password and a code, or by the command, and not otherwise', async () => {
    goOn()
    const { token, recoveryCodes } = await memberWithFactor('removes')
    const remove = async (typed: string, code: string) => server.ask('DELETE /api/v1/me/factor', { token, body: { password: typed, code } })
    const [first = '', second = ''] = recoveryCodes
    expect((await remove('wrong', first)).error.code).toBe('wrongPassword')
    expect((await remove(password, 'aaaa-aaaa-aaaa')).error.code).toBe('codeWrong')
    expect((await remove(password, first)).status).toBe(204)
    expect(await factorOf(token)).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect((await remove(password, second)).status).toBe(404)
    expect(await logIn('removes')).toBe('in')
    await memberWithFactor('resets')
    await db.transaction().execute((transaction) => resetPassword(transaction, 'resets', 'another long one'))
    expect(await logIn('resets', undefined, 'another long one')).toBe('in')
  })
})
