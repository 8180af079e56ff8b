import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { instant, line, link, translated } from './field.ts'
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
