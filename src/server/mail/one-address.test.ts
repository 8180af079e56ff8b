import { describe, expect, it } from 'vitest'
import { oneAddress } from './one-address.ts'

describe('a mail address', () => {
  it.each([
    ['a@b.example', { name: '', address: 'a@b.example' }],
    ['Ieumsae <no-reply@b.example>', { name: 'Ieumsae', address: 'no-reply@b.example' }],
    ['"법무법인 이음새" <no-reply@b.example>', { name: '법무법인 이음새', address: 'no-reply@b.example' }],
  ])('is read from %j', (text, address) => {
    expect(oneAddress(text)).toEqual(address)
  })

  it.each([
    '',
    'nobody',
    'a@b.example, c@d.example',
    'a@b.example c@d.example',
    'friends: a@b.example, c@d.example;',
    'friends: a@b.example;',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nBcc: c@d.example',
    'a@b.example\r',
    'a@b.example\u2028c@d.example',
    '<a@b.example>\0',
    '"a@b.example> x"@c.example',
    'a@b.example>, <c@d.example',
  ])('is not %j', (text) => {
    expect(() => oneAddress(text)).toThrow(/mail address/)
  })
})
