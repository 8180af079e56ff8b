import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { compoundOf, docxOf, hwpOf, hwpxOf, samples, xlsxOf, zipOf } from '../testing/documents.ts'
import { typeOfFile } from './sniff.ts'

const folder = await mkdtemp(join(tmpdir(), 'ieumsae-sniff-'))
afterAll(() => rm(folder, { recursive: true }))

async function typeOf(bytes: Uint8Array, ending = 'x') {
  const path = join(folder, randomBytes(8).toString('hex'))
  await writeFile(path, bytes)
  return typeOfFile(path, ending)
}
const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer()
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024)
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

describe('the type of a file is read from its bytes', () => {
  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['PDF', () => samples.pdf, 'application/pdf'],
    ['JPEG', () => picture('jpeg'), 'image/jpeg'],
    ['PNG', () => picture('png'), 'image/png'],
    ['WebP', () => picture('webp'), 'image/webp'],
    ['HEIC', () => samples.heic, 'image/heic'],
    ['MP3', () => samples.mp3, 'audio/mpeg'],
    ['M4A', () => samples.m4a, 'audio/x-m4a'],
    ['MP4', () => samples.mp4, 'video/mp4'],
    ['QuickTime', () => samples.mov, 'video/quicktime'],
    ['Word', () => docxOf({ name: 'word/media/image1.png', bytes: randomBytes(5000) }), docx],
    ['Excel', () => xlsxOf(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['Word 97', () => compoundOf(['Root Entry', 'WordDocument', '1Table']), 'application/msword'],
    ['HWPX', () => hwpxOf(), 'application/hwp+zip'],
    ['HWP', () => hwpOf(), 'application/x-hwp'],
    ['HWP with its names far behind', () => hwpOf(15_000), 'application/x-hwp'],
  ])('%s', async (_what, bytes, type) => {
    expect(await typeOf(await bytes())).toBe(type)
  })

  it.each<[string, Uint8Array]>([
    ['nothing', Buffer.alloc(0)],
    ['a few bytes', Buffer.from('PK')],
    ['an installer: a compound file of no office program', compoundOf(['Root Entry', '!_Tables'])],
    ['Word 97 with macros', compoundOf(['Root Entry', 'WordDocument', 'Macros'])],
    ['the head of a compound file alone', hwpOf().subarray(0, 512)],
    ['a compound file whose names run in a circle', circle()],
    ['HTML', samples.html],
    ['SVG', samples.svg],
    ['an archive of something else', zipOf([{ name: 'a.txt' }])],
    ['Word with macros', docxOf({ name: 'word/vbaProject.bin' })],
  ])('%s: nothing is sure', async (_what, bytes) => {
    expect(await typeOf(bytes)).toBeUndefined()
  })
})

function circle(): Uint8Array {
  const bytes = compoundOf(['Root Entry', 'a', 'b', 'c', 'd'])
  bytes.writeUInt32LE(2, 512 + 2 * 4)
  return bytes
}

describe('an archive is refused', () => {
  const part = (index: number, bytes: Uint8Array) => ({ name: `word/media/${index}.xml`, bytes })
  const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `word/${index}` }))
  const inner = docxOf(part(1, randomBytes(1000)))
  it.each<[string, () => Uint8Array]>([
    ['that unpacks to hundreds of times its size', () => docxOf(part(1, zeros(40)))],
    ['in many parts', () => docxOf(...[1, 2, 3, 4, 5].map((index) => part(index, zeros(8))))],
    [
      'that says to unpack to gigabytes',
      () => docxOf({ name: 'word/a', bytes: randomBytes(7_000_000), claims: { size: 600 * 1024 * 1024 } }),
    ],
    ['that unpacks to more than it says', () => docxOf({ name: 'word/a', bytes: zeros(30), claims: { size: 10 } })],
    ['that unpacks to less than it says', () => docxOf({ name: 'word/a', claims: { size: 5000 } })],
    ['whose parts share their bytes', () => docxOf({ name: 'a', claims: { start: 0 } })],
    ['with a part behind its index', () => docxOf({ name: 'a', claims: { start: 100_000 } })],
    ['of very many parts', () => docxOf(...many(6000))],
    ['with a secret part', () => docxOf({ name: 'a', claims: { flags: 1 } })],
    ['packed in another way', () => docxOf({ name: 'a', claims: { method: 12 } })],
    ['that is cut short', () => inner.subarray(0, -30)],
    ['with something behind it', () => Buffer.concat([inner, Buffer.from('MZ')])],
    ['that counts wrong', () => zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }], { count: 1 })],
  ])('%s', async (_what, bytes) => {
    expect(await typeOf(bytes())).toBeUndefined()
  })

  it('and one as large as documents become is not', async () => {
    expect(await typeOf(docxOf(part(1, zeros(12)), part(2, randomBytes(2_000_000))))).toBe(docx)
    expect(await typeOf(zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, ...many(1000)]))).toBe(docx)
  })
})

describe('a text', () => {
  const eucKr = Buffer.from('c0ccc8a5', 'hex')
  it.each<[string, Uint8Array]>([
    ['in UTF-8', samples.txt],
    ['with a byte order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), samples.txt])],
    ['in the older Korean encoding', eucKr],
    ['of Windows’ editor', Buffer.from('\ufeff이혼', 'utf16le')],
    ['that begins with a heading', Buffer.from('<사건 경위>\n<1>')],
    ['that begins like a picture', Buffer.from('BMW 차량 매매')],
    ['larger than a piece of the file, its characters cut', Buffer.from(`a${'가'.repeat(50_000)}`)],
  ])('%s is one', async (_what, bytes) => {
    expect(await typeOf(bytes, 'txt')).toBe('text/plain')
  })

  it.each<[string, Uint8Array]>([
    ['HTML', samples.html],
    ['SVG', Buffer.concat([Buffer.from('\n  '), samples.svg])],
    ['HTML in UTF-16', Buffer.from('\ufeff<html>', 'utf16le')],
    ['XML behind a byte order mark', Buffer.from('\ufeff<?xml version="1.0"?>')],
    ['a program', samples.exe],
    ['a PDF', Buffer.from('%PDF-1.7\n\0')],
    ['a mix of encodings', Buffer.concat([samples.txt, eucKr, Buffer.from('ff', 'hex')])],
    ['something binary far behind', Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from([0])])],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_what, bytes) => {
    expect(await typeOf(bytes, 'txt')).toBeUndefined()
  })
})
