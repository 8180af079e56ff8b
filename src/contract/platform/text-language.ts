import type { Locale } from '../locale.ts'

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
/** Letters with marks, of which English has next to none. */
const mostMarked = 0.05

/**
 * Returns the language in which a text is written, by its letters: nobody who writes about a company has to say it. Nothing: another
 * one, or none that letters would tell.
 */
export function languageOfText(text: string): Locale | undefined {
  const letters = count(text, /\p{L}/gu)
  const [hangul, han, kana] = [count(text, /\p{Script=Hangul}/gu), count(text, /\p{Script=Han}/gu), count(text, /[\u3040-\u30FF]/g)]
  const latin = count(text, /\p{Script=Latin}/gu)
  // A syllable or a sign says as much as two letters do.
  if (letters === 0 || Math.max(hangul, han, kana) * 2 < latin)
    return letters === latin && count(text, /[A-Za-z]/g) >= latin * (1 - mostMarked) && latin > 0 ? 'en' : undefined
  if (hangul >= han) return hangul > 0 ? 'ko' : undefined
  return kana === 0 ? 'cn' : undefined
}

/** Returns whether a reader of a language needs no word about that of a text. Numbers and signs are in all of them. */
export const isWrittenIn = (text: string, locale: Locale): boolean => !/\p{L}/u.test(text) || languageOfText(text) === locale
