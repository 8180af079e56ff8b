import { expect, it } from 'vitest'
import { vcardsOf } from './vcard.ts'

const kim = {
  uid: '01890a5d-ac96-774b-bcce-b302099a8057',
  person: '김하나',
  company: '담은발효, 주식회사; 서울',
  role: '해외 영업\n팀장 \\ 구매',
  email: 'kim@example.com',
  phone: '+821012345678',
  website: 'https://example.com/a,b;c',
  country: '대한민국',
}
const none = { role: null, email: null, phone: null, website: null, country: null }

it('has what an address book reads, with commas, semicolons, backslashes and lines escaped', () => {
  expect(vcardsOf([kim], '가을 상담회').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'UID:urn:uuid:01890a5d-ac96-774b-bcce-b302099a8057',
    'FN:김하나',
    'N:김하나;;;;',
    String.raw`ORG:담은발효\, 주식회사\; 서울`,
    String.raw`TITLE:해외 영업\n팀장 \\ 구매`,
    'EMAIL:kim@example.com',
    'TEL;TYPE=cell:+821012345678',
    'URL:https://example.com/a,b;c',
    'ADR:;;;;;;대한민국',
    'NOTE:가을 상담회',
    'END:VCARD',
    '',
  ])
})

it('has a card for each, without what is not known, and no sign cut in two by the end of a line', () => {
  const long = '가'.repeat(60)
  const text = vcardsOf([{ ...kim, ...none, company: long }, kim], 'Fair')
  expect(text.match(/BEGIN:VCARD\r\n/g)).toHaveLength(2)
  expect(text.split('END:VCARD')[0]).not.toMatch(/TITLE|EMAIL|TEL|URL|ADR/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`ORG:${long}\r\n`)
})

it('cannot be made to say another property', () => {
  const text = vcardsOf([{ ...kim, person: 'A\r\nEMAIL:evil@example.com', website: 'https://a.example\r\nTEL:1' }], 'Fair')
  expect(text.split('\r\n').filter((line) => /^(?:EMAIL|TEL)/.test(line))).toEqual(['EMAIL:kim@example.com', 'TEL;TYPE=cell:+821012345678'])
})
