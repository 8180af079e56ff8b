import { describe, expect, it } from 'vitest'
import { canSet, fontsOf, outline, setText } from './share-text.ts'

const serif = await fontsOf('heading', 'ko')
const sans = await fontsOf('text', 'ko')
const chinese = await fontsOf('heading', 'cn')
const block = { sizes: [60, 40], width: 600, lines: 3 }

describe('a text', () => {
  it('is as large as it fits', () => {
    expect(setText(serif, '재산분할', 'ko', block)).toEqual({ size: 60, lines: ['재산분할'] })
    expect(setText(serif, '가정법원에 신청할 수 있는 재산명시와 재산조회 절차를 차례대로', 'ko', block).size).toBe(40)
  })

  it('in Korean and English ends its lines at spaces, and loses nothing', () => {
    for (const text of ['배우자의 직장 동료를 상대로 한 위자료 청구', 'Divorce from a spouse who had returned to his home country']) {
      const { lines } = setText(serif, text, text.startsWith('D') ? 'en' : 'ko', block)
      expect(lines.length).toBeGreaterThan(1)
      expect(lines.join(' ')).toBe(text)
    }
  })

  it('has lines of like length: no short word is left for the last one', () => {
    const { lines } = setText(serif, '주로 아이들을 돌봐 온 아버지의 양육자 지정', 'ko', { ...block, width: 900 })
    const lengths = lines.map((line) => line.length)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(6)
  })

  it('that is too long even so ends in an ellipsis, within the last line', () => {
    const { size, lines } = setText(serif, '매우 긴 제목이 '.repeat(30), 'ko', block)
    expect([size, lines.length]).toEqual([40, 3])
    expect(lines[2]).toMatch(/\S…$/)
  })

  it('of one long word is broken where it must be', () => {
    const word = 'a'.repeat(40)
    const { lines } = setText(serif, word, 'en', block)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join('')).toBe(word)
  })

  it('in Chinese ends lines between words, and begins none with a sign that closes', () => {
    const text = '长期照料子女的父亲，被指定为抚养人（经调解）。财产分割与抚养费一并解决！'
    for (let width = 200; width < 700; width += 20) {
      const { lines } = setText(chinese, text, 'cn', { sizes: [40], width, lines: 20 })
      expect(lines.join('')).toBe(text)
      for (const line of lines) expect(line).not.toMatch(/^[，。！）]|（$/)
    }
  })

  it('keeps a word that fits, even where shorter lines would be of like length', () => {
    const word = 'Vermögensauseinandersetzung'
    expect(setText(serif, `a ${word} b`, 'en', { sizes: [40], width: 700, lines: 3 }).lines.join(' ')).toContain(word)
    expect(setText(serif, word, 'en', { sizes: [40], width: 700, lines: 3 }).lines).toEqual([word])
  })

  it('renders nothing for an empty string', () => {
    expect(setText(sans, '', 'ko', block).lines.join('')).toBe('')
  })
})

describe('the fonts', () => {
  const syllables = Array.from({ length: 0xd7a3 - 0xac00 + 1 }, (_, index) => String.fromCodePoint(0xac00 + index)).join('')

  it('have every Korean syllable, and Latin letters', () => {
    for (const fonts of [serif, sans]) {
      expect(canSet(fonts, syllables)).toBe(true)
      expect(canSet(fonts, 'Seol Hye-ryeong, “divorce” · 45% é …')).toBe(true)
    }
  })

  it('have every Chinese sign of GB 2312', () => {
    const decoder = new TextDecoder('gbk')
    const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, index) => 0xb0 + index)
    const cells = Array.from({ length: 94 }, (_, index) => 0xa1 + index)
    const signs = rows
      .flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))
      .filter((sign) => /\p{sc=Han}/u.test(sign))
    expect(signs).toHaveLength(6763)
    expect(canSet(chinese, signs.join(''))).toBe(true)
    expect(canSet(chinese, '龘')).toBe(false)
  })

  it('draw lines of numbers only, and leave out what none of them has', () => {
    const data = outline(serif, '22년 전업으로 살림한 아내의 재산분할', 66, 72, 244)
    expect(data).toMatch(/^(?:[MLQC][-\d. ]+|Z)+$/)
    // Each sign has an outline or more of its own.
    expect(data.split('M').length).toBeGreaterThan(30)
    expect(outline(sans, '보도 🙂', 28, 0, 0)).toBe(outline(sans, '보도 ', 28, 0, 0))
  })
})
