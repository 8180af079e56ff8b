import { halfWidth } from '../half-width.ts'
import { randomSigns, signs } from './stock-code.ts'

/** Signs of a collection code. It opens nothing but the hand-over of one order, to staff who can try ten a minute. */
const length = 6

/** Makes the code by which an order is collected at the centre. */
export const makeCollectionCode = (): string => randomSigns(length)

/** Keys of a Korean keyboard, by the letters that they write, each in the order of Unicode (U+1100, U+1161, U+11A8). */
const keys = [
  { from: 0x11_00, typed: 'r R s e E f a q Q t T d w W c z x v g' },
  { from: 0x11_61, typed: 'k o i O j p u P h hk ho hl y n nj np nl b m ml l' },
  { from: 0x11_a8, typed: 'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g' },
].flatMap(({ from, typed }) => typed.split(' ').map((each, index): [string, string] => [String.fromCodePoint(from + index), each]))
const keyOf = new Map(keys)

/** What was typed on a keyboard that was switched to Korean, as the keys are called: scanners type, too, and nobody switches for them. */
const asKeys = (text: string): string => [...text.normalize('NFKD')].map((sign) => keyOf.get(sign) ?? sign).join('')

/** Reads a code as it was typed or scanned. Undefined where it is none. */
export function readCollectionCode(text: string): string | undefined {
  const code = asKeys(halfWidth(text)).toUpperCase().replaceAll(/[\s-]/g, '')
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? code : undefined
}

/** Formats a code as people read it to each other: `K7Q-2M9`. */
export const showCollectionCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`
