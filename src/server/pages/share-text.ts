import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Locale } from '#contract/locale.ts'
import { type Font, parse, type Step } from 'opentype.js/dist/opentype.mjs'

const require = createRequire(import.meta.url)

/** A font of our own dependencies, read when it is first wanted: what is drawn is the same on every machine. */
function font(file: string): () => Promise<Font> {
  let read: Promise<Font> | undefined
  return () =>
    (read ??= readFile(require.resolve(file)).then(({ buffer, byteOffset, byteLength }) =>
      parse(buffer.slice(byteOffset, byteOffset + byteLength), { lowMemory: true }),
    ))
}
const serif = font('@fontsource/noto-serif-kr/files/noto-serif-kr-korean-600-normal.woff')
const sans = font('pretendard/dist/public/static/Pretendard-SemiBold.otf')
/** Neither of the two has simplified signs. This one is drawn like a serif and holds those of GB 2312. */
const chinese = font('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf')

const faces = {
  heading: { ko: [serif, sans], en: [serif, sans], cn: [chinese, serif, sans] },
  text: { ko: [sans], en: [sans], cn: [chinese, sans] },
} as const

/** The fonts of a text, in the order in which they are asked for a sign. */
export const fontsOf = (face: keyof typeof faces, locale: Locale): Promise<Font[]> => Promise.all(faces[face][locale].map((load) => load()))

const fontOf = (fonts: readonly Font[], sign: string): Font | undefined =>
  /\s/.test(sign) ? fonts[0] : fonts.find((each) => each.hasChar(sign))

/** Returns whether the fonts have every character of the text. */
export const canSet = (fonts: readonly Font[], text: string): boolean => [...text].every((sign) => fontOf(fonts, sign) !== undefined)

/** A text in pieces of one font each. Signs that no font has (pictures, mostly) are left out. */
function runsOf(fonts: readonly Font[], text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const sign of text) {
    const own = fontOf(fonts, sign)
    const last = runs.at(-1)
    if (own === undefined) continue
    if (last?.font === own) last.text += sign
    else runs.push({ font: own, text: sign })
  }
  return runs
}

const widthOf = (fonts: readonly Font[], text: string, size: number): number =>
  runsOf(fonts, text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0)

/** One step of an outline as SVG writes it. The library's own writer turns some coordinates into `NaN`. */
function written(step: Step): string {
  if (step.type === 'Z') return 'Z'
  const control = step.type === 'C' ? [step.x1, step.y1, step.x2, step.y2] : step.type === 'Q' ? [step.x1, step.y1] : []
  return `${step.type}${[...control, step.x, step.y].map((value) => Math.round(value * 10) / 10).join(' ')}`
}

/** The outlines of one line, as the data of an SVG path. `y` is the baseline. */
export function outline(fonts: readonly Font[], text: string, size: number, x: number, y: number): string {
  let at = x
  return runsOf(fonts, text)
    .map((run) => {
      const { commands } = run.font.getPath(run.text, at, y, size)
      at += run.font.getAdvanceWidth(run.text, size)
      return commands.map(written).join('')
    })
    .join('')
}

/** Where a line may end: after spaces; in Chinese after words too, but never before a sign that closes something. */
function piecesOf(text: string, locale: Locale): string[] {
  if (locale !== 'cn') return text.split(/(?<=\s)(?=\S)/)
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter('zh-Hans', { granularity: 'word' }).segment(text)) {
    const isBound = /^[\s\p{Pe}\p{Pf}\p{Po}]/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(pieces.at(-1) ?? '')
    if (isBound && pieces.length > 0) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
  }
  return pieces
}

/** Pieces in lines that fit; one that is longer than a line has one of its own. */
function wrap(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const longer = `${lines.at(-1) ?? ''}${piece}`
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer
    else lines.push(piece)
  }
  return lines.map((line) => line.trim())
}

interface Block {
  /** Pixels, the largest first: the first in which the text fits is taken. */
  sizes: readonly number[]
  width: number
  lines: number
}

/** A text in as many lines as there is room for, as large as it may be; what is too long even so ends in `…`. */
export function setText(fonts: readonly Font[], text: string, locale: Locale, { sizes, width, lines: most }: Block) {
  const pieces = piecesOf(text.replaceAll(/\s+/g, ' ').trim(), locale)
  const measured = new Map<string, number>()
  /** For each pixel of size: the same line is measured for every size and width that is tried. */
  const measure = (line: string): number => {
    const known = measured.get(line) ?? widthOf(fonts, line, 100) / 100
    measured.set(line, known)
    return known
  }
  const linesAt = (size: number, within: number) => {
    // A word longer than the whole width is broken where it must be.
    const breakable = pieces.flatMap((each) => (measure(each.trimEnd()) * size <= width ? [each] : [...each]))
    return wrap(breakable, (line) => measure(line) * size <= within)
  }
  const size = sizes.find((each) => linesAt(each, width).length <= most) ?? sizes.at(-1) ?? 16
  const lines = linesAt(size, width)
  if (lines.length > most) {
    let end = lines[most - 1] ?? ''
    while (end !== '' && measure(`${end}…`) * size > width) end = end.slice(0, -1).trimEnd()
    return { size, lines: [...lines.slice(0, most - 1), `${end}…`] }
  }
  // As few lines as there must be, and these of like length: no single word is left for the last one.
  let [narrow, wide] = [width / 2, width]
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2
    if (linesAt(size, middle).length > lines.length) narrow = middle
    else wide = middle
  }
  return { size, lines: linesAt(size, wide) }
}
