/**
 * How `q` finds Korean. The server derives its columns with these functions; a client without a network looks the same
 * way in what it keeps. No schema library in here: every visitor may load it.
 */

/** The initial consonants, in the order of the Hangul syllables: 588 syllables begin with each. */
const consonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
const firstSyllable = 0xac00
const syllablesEach = 588

/** Keyboards join two consonants that are typed one after the other where a syllable could end with both. */
const joined: Readonly<Record<string, string>> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** A text as searches compare it: composed (NFC; macOS decomposes), in small letters, without white space. */
export const normalise = (text: string): string => text.toLowerCase().normalize('NFC').replaceAll(/\s+/g, '')

const initialOf = (syllable: string): string => consonants.charAt(Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesEach))

/** The initial consonants of a text (`재산 분할 A1` → `ㅈㅅㅂㅎa1`): other letters and digits stay, signs and white space go. */
export const initialsOf = (text: string): string =>
  normalise(text)
    .replaceAll(/[가-힣]/g, initialOf)
    .replaceAll(/[ㄱ-ㅎ]/g, (consonant) => joined[consonant] ?? consonant)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Term to be found: `text` (empty: none) in the normalised text, and `initials`, if given, in its initials. */
export interface Term {
  text: string
  initials?: string
}

function termsOfWord(word: string): Term[] {
  const text = normalise(word)
  if (!/[ㄱ-ㅎ]/.test(text)) return [{ text }]
  const [first = '', ...more] = text.split(/[ㄱ-ㅎ]+/).filter((part) => part !== '')
  return [{ text: first, initials: initialsOf(text) }, ...more.map((part) => ({ text: part }))]
}

const isPartOf = (part: Term, { text, initials = '' }: Term): boolean => text.includes(part.text) && initials.includes(part.initials ?? '')

/** Signs without a width, which come with pasted words; joiners stay, for some letters and pictures are made with them. */
const widthless = /[\u00AD\u200B\u2060\uFEFF]/g
const quotes = '"\'“”„‘’‚«»‹›「」『』〈〉《》＂＇'
const around = new RegExp(`^[${quotes}]+|[${quotes}]+$`, 'g')

/** A word as it is looked for: without quotes around it, unless it is made of them. */
const wordOf = (typed: string): string => {
  const word = typed.replaceAll(widthless, '')
  return word.replaceAll(around, '') || word
}

/**
 * Splits a query into terms, all of which must match. A word with standalone consonants searches the initials (`ㅇㅎ`), and its other
 * letters (`이ㅎ`) the text as well. Terms contained in another one (`이혼` beside `이혼소송`) are dropped, since each costs a scan of the
 * texts.
 */
export const termsOf = (q: string): Term[] =>
  q
    .split(/\s+/)
    .map(wordOf)
    .filter((word) => word !== '')
    .flatMap(termsOfWord)
    .filter((term, index, all) => !all.some((other, at) => at !== index && isPartOf(term, other) && (at < index || !isPartOf(other, term))))
