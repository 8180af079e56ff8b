import { attachmentLimits } from '#contract/law/attachments.ts'
import { describe, expect, it } from 'vitest'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { checkFiles, ownName } from './check-files.ts'

const MB = 1024 * 1024
const file = (name: string, size = 1000, lastModified = 1) => ({ name, size, lastModified })
const many = (count: number, size = 1000) => Array.from({ length: count }, (_, index) => file(`${index}.pdf`, size))
const problems = (files: ReturnType<typeof file>[], before: ReturnType<typeof file>[] = []) =>
  checkFiles(files, before).problems.map(({ name, problem }) => `${name} ${problem}`)

describe('files that are chosen', () => {
  it.each(['a.pdf', 'A.PDF', '소장.hwp', '소장.hwpx', 'a.b.docx', 'a.jpeg', 'a.heic', 'a.m4a', 'a.mov'])('%s is taken', (name) => {
    expect(problems([file(name)])).toEqual([])
  })

  it.each(['a.exe', 'a.pdf.exe', 'a', 'pdf', 'a.constructor', 'a.rar', 'a.pdf ', 'a.svg'])('%s is not', (name) => {
    expect(problems([file(name)])).toEqual([`${name} type`])
  })

  it('are none where they are empty', () => {
    expect(problems([file('a.pdf', 0)])).toEqual(['a.pdf empty'])
  })

  it('may have 50 MB each', () => {
    expect(problems([file('a.pdf', attachmentLimits.maxBytes), file('b.pdf', attachmentLimits.maxBytes + 1)])).toEqual(['b.pdf tooLarge'])
  })

  it('may be ten, with those that are there', () => {
    expect(problems(many(11))).toEqual(['10.pdf tooMany'])
    expect(problems([file('a.pdf'), file('b.pdf')], many(9))).toEqual(['b.pdf tooMany'])
  })

  it('may have 200 MB together; a smaller one still fits', () => {
    const before = many(3, 50 * MB)
    expect(problems([file('a.pdf', 40 * MB), file('b.pdf', 11 * MB), file('c.pdf', 10 * MB)], before)).toEqual(['b.pdf tooLargeTogether'])
  })

  it('are known by name, size and time, however their letters are written', () => {
    expect(problems([file('증거.pdf'.normalize('NFD'))], [file('증거.pdf')])).toEqual(['증거.pdf known'])
    expect(problems([file('a.pdf'), file('a.pdf')])).toEqual(['a.pdf known'])
    expect(problems([file('a.pdf', 1001), file('a.pdf', 1000, 2)], [file('a.pdf')])).toEqual([])
  })

  it('are told apart from those of the same name', () => {
    expect(ownName('a.pdf', [])).toBe('a.pdf')
    expect(ownName('image.png', ['image.png', 'image (2).png'])).toBe('image (3).png')
    expect(ownName('a.b.pdf', ['a.b.pdf'])).toBe('a.b (2).pdf')
    expect(ownName('a', ['a'])).toBe('a (2)')
  })
})

it.each([
  [1, '1KB'],
  [MB - 1, '1024KB'],
  [MB, '1MB'],
  [12.34 * MB, '12.3MB'],
  [50 * MB, '50MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
