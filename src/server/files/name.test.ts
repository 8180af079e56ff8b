import { endingOf } from '#contract/platform/ending.ts'
import { expect, it } from 'vitest'
import { cleanName } from './name.ts'

it.each([
  ['가족관계증명서.pdf', '가족관계증명서.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\hong\\계약서.docx', '계약서.docx'],
  ['a\0b\r\nc.pdf', 'abc.pdf'],
  ['사진\u202egpj.exe', '사진gpj.exe'],
  ['  두   칸 .txt ', '두 칸 .txt'],
  ['한글.hwp'.normalize('NFD'), '한글.hwp'],
  ['', ''],
])('%j is kept as %j', (name, kept) => {
  expect(cleanName(name)).toBe(kept)
})

it('a long name is cut between characters, and keeps its ending', () => {
  const name = cleanName(`${'가'.repeat(194)}😀😀😀😀.jpeg`)
  expect(name).toBe(`${'가'.repeat(194)}.jpeg`)
  expect(cleanName(`${'a'.repeat(300)}.pdf`)).toHaveLength(200)
  expect(cleanName('b'.repeat(300))).toHaveLength(200)
  expect(() => encodeURIComponent(cleanName(`${'😀'.repeat(150)}x\ud83d`))).not.toThrow()
})

it.each([
  ['a.PDF', 'pdf'],
  ['a.tar.gz', 'gz'],
  ['a', ''],
  ['a.', ''],
  ['a.p df', ''],
  ['a.한글', ''],
])('the ending of %j is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending)
})
