import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { email, instant, line, link, phone, translated } from './field.ts'
import { localised } from './localise.ts'

describe('an instant', () => {
  it('has milliseconds, so that as a text it sorts as it does in time', () => {
    expect(instant.parse('2026-01-01T00:00:00Z')).toBe('2026-01-01T00:00:00.000Z')
    expect(instant.parse('2026-01-01T00:00:00.1Z')).toBe('2026-01-01T00:00:00.100Z')
    expect(instant.parse('2026-01-01T00:00:00.123456Z')).toBe('2026-01-01T00:00:00.123Z')
  })

  it.each([
    '2026-02-30T00:00:00Z',
    '2026-01-01',
    '2026-01-01T00:00Z',
    'x',
    '',
    '2026-01-01T00:00:00+09:00',
    '2026-13-01T00:00:00Z',
    '2026-01-01T25:00:00Z',
  ])('is not %j', (text) => {
    expect(instant.safeParse(text).success).toBe(false)
  })
})

describe('a telephone number', () => {
  it.each([
    ['010-1234-5678', '+821012345678'],
    ['010 1234 5678', '+821012345678'],
    ['+82 10-1234-5678', '+821012345678'],
    ['+82 010-1234-5678', '+821012345678'],
    ['0082 10 1234 5678', '+821012345678'],
    ['02-123-4567', '+8221234567'],
    ['+1 415 555 0100', '+14155550100'],
    ['０１０－１２３４－５６７８', '+821012345678'],
    ['＋８２　１０　１２３４　５６７８', '+821012345678'],
    ['０１０−１２３４ー５６７８', '+821012345678'],
    ['010–1234—5678', '+821012345678'],
  ])('%s is kept as %s, which is kept as it is', (typed, kept) => {
    expect(phone.parse(typed)).toBe(kept)
    expect(phone.parse(kept)).toBe(kept)
  })

  it.each([
    '',
    '112',
    '+0 123 4567',
    '1012345678',
    '010-1234-567a',
    '010--1234-5678',
    '+8200000000',
    '0101234567890123',
    '010-1234-5678\r\n',
  ])('is not %j', (text) => {
    expect(phone.safeParse(text).success).toBe(false)
  })
})

describe('an e-mail address', () => {
  it('is the same one however it is capitalised', () => {
    expect(email.parse('Kim@Example.COM')).toBe('kim@example.com')
  })

  it.each([
    '',
    'a',
    'a@b',
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    'A <a@b.example>',
    'a b@c.example',
    'a@b.example\n',
  ])('is not %j', (text) => {
    expect(email.safeParse(text).success).toBe(false)
  })
})

describe('a link', () => {
  it.each(['/contact', '/', 'https://ieumsae.example/a?b=c#d'])('may be %s', (text) => {
    expect(link.parse(text)).toBe(text)
  })

  it.each(['//elsewhere.example', '/\\elsewhere.example', 'http://a.example', 'javascript:alert(1)', ' /a', '/a b', '', 'HTTPS//a'])(
    'is not %j',
    (text) => {
      expect(link.safeParse(text).success).toBe(false)
    },
  )
})

it('what readers see of a field has one text where it was in three languages', () => {
  const field = z
    .array(z.strictObject({ txt: translated(line()), isMain: z.boolean() }))
    .nullable()
    .default(null)
  expect(localised(field).parse([{ txt: '가', isMain: true }])).toEqual([{ txt: '가', isMain: true }])
  expect(localised(field).safeParse([{ txt: { ko: '가' }, isMain: true }]).success).toBe(false)
})

it('a line is one line of signs that are seen, in the order in which they are written', () => {
  const takes = (text: string) => line().safeParse(text).success
  expect(['㈜이음새 Co., Ltd. · 茶', 'שלום', '👨‍👩‍👧', ' trimmed\n'].map(takes)).toEqual([true, true, true, true])
  const wrong = ['a\r\nBCC: b', 'exe\u202Egnp.', '\u2066a', 'a\u2028b', 'a\u0007', 'a\uD800']
  expect(wrong.filter(takes)).toEqual([])
  expect(line().parse('a\tb\t')).toBe('a b')
})
