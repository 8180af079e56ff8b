import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { openWith, sealWith } from '../db/seal.ts'
import { factorKeyFrom, factorUri, newRecoveryCodes, newSecret, recoveryHash, stepMs, stepOf } from './one-time-codes.ts'

/** The secret and times of RFC 6238, appendix B; its codes have eight digits, ours their last six. */
const secret = Secret.fromUTF8('12345678901234567890').base32
const key = factorKeyFrom(new Uint8Array(32).fill(7))

describe('a code of an authenticator', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %i', (seconds, code) => {
    expect(stepOf(secret, code, 0, seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('is right one step early and one step late, and no further', () => {
    const now = 1_111_111_109_000
    const step = Math.floor(now / stepMs)
    const at = (steps: number) => stepOf(secret, '081804', 0, now + steps * stepMs)
    expect([-2, -1, 0, 1, 2].map(at)).toEqual([undefined, step, step, step, undefined])
  })

  it('is good once, and none before it is good any more', () => {
    const now = 1_111_111_109_000
    const step = stepOf(secret, '081804', 0, now) ?? 0
    expect(stepOf(secret, '081804', step, now)).toBeUndefined()
    expect(stepOf(secret, '081804', step + 1, now)).toBeUndefined()
    expect(stepOf(secret, '081804', step - 1, now)).toBe(step)
  })

  it.each(['', '81804', '081805', '0818040', ' 81804'])('is not %j', (code) => {
    expect(stepOf(secret, code, 0, 1_111_111_109_000)).toBeUndefined()
  })

  it('comes from a secret of 160 bits, which its address carries with the name of the account', () => {
    const made = newSecret()
    expect(made).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(factorUri(made, '이음새', 'hong:1'))
    expect([uri.protocol, uri.host, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      'totp',
      made,
      '이음새',
    ])
  })
})

it('a sealed secret opens with its key for its account alone, and is nowhere in what is stored', () => {
  const stored = sealWith(key, 'a', secret)
  expect(openWith(key, 'a', stored)).toBe(secret)
  expect(Buffer.from(stored, 'base64url').includes(secret)).toBe(false)
  expect(sealWith(key, 'a', secret)).not.toBe(stored)
  expect(() => openWith(key, 'b', stored)).toThrow(/authenticat/)
  expect(() => openWith(factorKeyFrom(new Uint8Array(32).fill(8)), 'a', stored)).toThrow(/authenticat/)
  expect(() => openWith(key, 'a', stored.slice(0, 20))).toThrow(/authenticat/)
})

it('ten recovery codes differ, are known however they are typed, and to their own account alone', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hj-kmnp-z2-9]{4}(-[a-hj-kmnp-z2-9]{4}){2}$/)
  const [code = ''] = codes
  const hash = recoveryHash(key, 'a', code)
  expect(recoveryHash(key, 'a', ` ${code.replaceAll('-', '').toUpperCase()} `)).toBe(hash)
  expect(recoveryHash(key, 'b', code)).not.toBe(hash)
  expect(hash).not.toContain(code.slice(0, 4))
})
