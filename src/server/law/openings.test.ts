import { expect, it } from 'vitest'
import { maskedName } from '../http/masked-name.ts'
import { maskedEmail, maskedPhone } from './openings.ts'

it.each([
  ['김하늘', '김**'],
  [' 남궁옥분', '남**'],
  ['Jane Doe', 'J**'],
  ['𠮷田', '𠮷**'],
  ['', '**'],
])('of the name %s it shows %s', (name, shown) => expect(maskedName(name)).toBe(shown))

it.each([
  ['010-1234-5678', '010-****-5678'],
  ['01012345678', '010-****-5678'],
  ['02-123-4567', '021-****-4567'],
  ['저녁에 010 1234 5678로', '010-****-5678'],
  ['1234', '****'],
  ['카카오톡으로', '****'],
])('of the number %s it shows %s', (phone, shown) => expect(maskedPhone(phone)).toBe(shown))

it('of an e-mail address it shows the first letter and the host', () => expect(maskedEmail('haneul@example.com')).toBe('h****@example.com'))
