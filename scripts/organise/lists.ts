import { randomFrom } from '#server/testing/random.ts'

export type Role = 'SELLER' | 'BUYER'
const columns = ['회사명', '구분', '담당자명', '이메일', '연락처', '국가', '언어', '업종', '인증 구분', '사업자등록번호'] as const

/** A company of the organiser's list, as it ought to be written. */
export interface Listed {
  role: Role
  mail: string
  cells: string[]
}
export interface ListFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  /** What is right, by the row in the file; of a double undefined. */
  right: ReadonlyMap<number, Listed | undefined>
  wrong: number
  doubles: number
}

const random = randomFrom(20_261_130)
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value

const [first, second] = [
  ['가온', '누리', '다솜', '라온', '마루', '바른', '새봄', '아람', '자람', '차오름', '푸른', '한빛'],
  ['상사', '무역', '식품', '전자', '유통', '산업', '코스메틱', '바이오', '텍스', '리빙'],
] as const
const sectors = ['식품', '화장품', '생활용품', '전자', '패션', '차']

const companyOf = (role: Role, number: number, isForeign: boolean): Listed => {
  const mail = `${role.toLowerCase()}${number}@fair.example`
  const korean = [`${pick(first)}${pick(second)} ${number}`, role === 'SELLER' ? '판매 기업' : '바이어', `담당 ${number}`]
  const foreign = [`${pick(['North', 'Blue', 'Harbor', 'Golden', 'River'])} Trading ${number}`, 'Buyer', `Contact ${number}`]
  const [country, language] = isForeign
    ? pick([
        ['United States', 'English'],
        ['중국', '중국어'],
        ['Japan', 'English'],
      ] as const)
    : ['대한민국', '한국어']
  const certificate = role === 'SELLER' ? pick(['서울어워드', '슈퍼루키']) : ''
  // Of Korean companies alone: the number tells who is the same.
  const registration = isForeign ? '' : `${role === 'SELLER' ? '120' : '220'}-81-${String(number).padStart(5, '0')}`
  const more = [mail, '010-1234-5678', country, language, pick(sectors), certificate, registration]
  return { role, mail, cells: [...(isForeign ? foreign : korean), ...more] }
}

/** Ways in which lists are wrong: the cell, and what stands there instead. */
const mistakes: readonly (readonly [column: number, text: string])[] = [
  [3, '이메일 없음'],
  [1, '?'],
  [5, '나라 이름'],
  [0, ''],
  [3, ''],
]

const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** Bytes of the Korean code page by letter: there is a decoder in every runtime, and no encoder. */
function koreanBytes(): ReadonlyMap<string, readonly [number, number]> {
  const decoder = new TextDecoder('euc-kr')
  const known = new Map<string, readonly [number, number]>()
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x41; trail <= 0xfe; trail += 1) {
      const letter = decoder.decode(Uint8Array.of(lead, trail))
      if (letter.length === 1 && letter !== '\uFFFD' && !known.has(letter)) known.set(letter, [lead, trail])
    }
  return known
}

const encoders = {
  'UTF-8': (text: string) => new TextEncoder().encode(`\uFEFF${text}`),
  'UTF-16': (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')),
  CP949: (text: string) => {
    const known = koreanBytes()
    return Uint8Array.from(
      [...text].flatMap((letter) => (letter.charCodeAt(0) < 0x80 ? [letter.charCodeAt(0)] : [...(known.get(letter) ?? [0x3f])])),
    )
  },
} as const

function listOf(name: keyof typeof encoders, role: Role, from: number, size: number, isForeign: boolean): ListFile {
  const right = new Map<number, Listed | undefined>()
  const rows: (readonly string[])[] = [columns]
  const add = (cells: readonly string[], listed: Listed | undefined) => {
    rows.push(cells)
    right.set(rows.length, listed)
  }
  let [wrong, doubles] = [0, 0]
  for (let number = from; number < from + size; number += 1) {
    const company = companyOf(role, number, isForeign)
    const isWrong = number % 10 === 0
    const [column, text] = mistakes[((number / 10) % mistakes.length) | 0] ?? [0, '']
    add(isWrong ? company.cells.map((cell, at) => (at === column ? text : cell)) : company.cells, company)
    if (isWrong) wrong += 1
    if (!isWrong && number % 25 === 1) {
      doubles += 1
      add(
        company.cells.map((cell, at) => (at === 3 ? cell.toUpperCase() : cell)),
        undefined,
      )
    }
  }
  return { name: `${name}, ${role === 'SELLER' ? 'sellers' : 'buyers'}`, bytes: encoders[name](csv(rows)), right, wrong, doubles }
}

/** The organiser's lists: 300 sellers and 500 buyers in three files of three encodings; a row in ten is wrong, some are there twice. */
export const lists = (): ListFile[] => [
  listOf('CP949', 'SELLER', 1, 300, false),
  listOf('UTF-8', 'BUYER', 1, 250, false),
  listOf('UTF-16', 'BUYER', 251, 250, true),
]
