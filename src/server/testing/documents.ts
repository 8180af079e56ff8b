import { crc32, deflateRawSync } from 'node:zlib'

interface Part {
  name: string
  bytes?: Uint8Array
  /** What the index says, where it does not tell the truth. */
  claims?: { size?: number; start?: number; flags?: number; method?: number }
}

/** A ZIP archive, as office programs write it. */
export function zipOf(parts: readonly Part[], { tail = Buffer.alloc(0), count = parts.length } = {}): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = []
  const index: Buffer[] = []
  let at = 0
  for (const { name, bytes = Buffer.from('<x/>'), claims = {} } of parts) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(claims.flags ?? 0, 2)
    fields.writeUInt16LE(claims.method ?? 8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims.size ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const own = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(claims.start ?? at, 10)
    index.push(Buffer.from('504b01021400', 'hex'), fields, place, Buffer.from(name))
    bodies.push(own)
    at += own.length
  }
  const listed = Buffer.concat(index)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...bodies, listed, end, tail])
}

const types = { name: '[Content_Types].xml' }
export const docxOf = (...more: Part[]): Buffer<ArrayBuffer> => zipOf([types, { name: 'word/document.xml' }, ...more])
export const xlsxOf = (...more: Part[]): Buffer<ArrayBuffer> => zipOf([types, { name: 'xl/workbook.xml' }, ...more])
export const pptxOf = (...more: Part[]): Buffer<ArrayBuffer> => zipOf([types, { name: 'ppt/presentation.xml' }, ...more])
export const hwpxOf = (): Buffer<ArrayBuffer> =>
  zipOf([{ name: 'mimetype', bytes: Buffer.from('application/hwp+zip') }, { name: 'Contents/content.hpf' }])

const sectorLength = 512
const endOfChain = 0xfffffffe

/**
 * A compound file with streams of these names, in sectors of 512 bytes.
 * @param directoryAt the sector that its names begin in; far behind, the way there is longer than the header
 */
export function compoundOf(names: readonly string[], directoryAt = 2): Buffer<ArrayBuffer> {
  const perSector = sectorLength / 4
  const directoryLength = Math.ceil(names.length / 4)
  const bytes = Buffer.alloc((directoryAt + directoryLength + 1) * sectorLength)
  const sector = (number: number) => bytes.subarray((number + 1) * sectorLength, (number + 2) * sectorLength)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
  bytes.writeUInt16LE(9, 0x1e)
  bytes.writeUInt32LE(directoryAt, 0x30)
  // Sector 0 is the part of the allocation table that the directory is in, sector 1 the list of what the header cannot name.
  const part = Math.floor(directoryAt / perSector)
  if (part < 109) bytes.writeUInt32LE(0, 0x4c + part * 4)
  else sector(1).writeUInt32LE(0, (part - 109) * 4)
  bytes.writeUInt32LE(1, 0x44)
  for (let step = 0; step < directoryLength; step += 1)
    sector(0).writeUInt32LE(step === directoryLength - 1 ? endOfChain : directoryAt + step + 1, ((directoryAt + step) % perSector) * 4)
  for (const [index, name] of names.entries()) {
    const entry = sector(directoryAt + Math.floor(index / 4)).subarray((index % 4) * 128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE(name.length * 2 + 2, 64)
  }
  return bytes
}

export const hwpOf = (directoryAt?: number): Buffer<ArrayBuffer> =>
  compoundOf(['Root Entry', 'PrvText', 'PrvImage', 'BinData', 'BodyText', 'DocInfo', 'FileHeader'], directoryAt)

const box = (brand: string) => Buffer.concat([Buffer.from('0000001866747970', 'hex'), Buffer.from(`${brand}\0\0\0\0${brand}mp42`)])

/** One file of each kind that is small and that no library of ours makes. */
export const samples = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n', 'latin1'),
  heic: box('heic'),
  m4a: box('M4A '),
  /** What recorders of phones call `m4a`. */
  recording: box('mp42'),
  mp4: box('isom'),
  mov: box('qt  '),
  mp3: Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413), Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)]),
  wav: Buffer.concat([Buffer.from('RIFF'), Buffer.from('24080000', 'hex'), Buffer.from('WAVEfmt '), Buffer.alloc(40)]),
  amr: Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(64)]),
  aac: Buffer.concat([Buffer.from('fff15080', 'hex'), Buffer.alloc(60)]),
  ogg: Buffer.concat([
    Buffer.from('OggS'),
    Buffer.from('0002', 'hex'),
    Buffer.alloc(20),
    Buffer.from('0113', 'hex'),
    Buffer.from('OpusHead'),
    Buffer.alloc(40),
  ]),
  '3gp': box('3gp4'),
  csv: Buffer.from('날짜,금액\n2026-11-21,500000\n'),
  eml: Buffer.from('From: Kim <kim@example.com>\r\nTo: lee@example.com\r\nSubject: =?utf-8?B?7JWI64WV?=\r\n\r\n안녕\r\n'),
  txt: Buffer.from('2026년 11월 21일\n홍길동 : 이번 달 양육비는 보냈습니다.\n'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200), Buffer.from('This program cannot be run in DOS mode.')]),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
} as const
