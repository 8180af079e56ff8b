import { termsOf } from '#contract/search.ts'
import { type Expression, sql, type SqlBool } from 'kysely'
import { contains, likeText, wantedOf } from './search.ts'

/** Words of Hangul have two letters in a syllable, and are told apart by fewer of them. */
const leastOf = (text: string): number => (/^[가-힣]+$/.test(text) ? 3 : 4)
/** Each pattern costs a scan of the texts. */
const [mostLetters, mostTerms] = [10, 3]

const escaped = (letters: readonly string[]): string => letters.map((letter) => likeText(letter).slice(1, -1)).join('')

/**
 * Returns `like` patterns of texts that hold a word with one typing mistake: a letter (a syllable of Hangul) that is another one, is
 * missing, is too many, or has changed places with the next. None for a word that is too short to be told from others so, or too long.
 */
export function nearPatterns(text: string): string[] {
  const letters = [...text]
  const { length } = letters
  if (length < leastOf(text) || length > mostLetters) return []
  const at = (index: number, count: number, ...instead: string[]) =>
    `%${escaped(letters.slice(0, index))}${instead.join('')}${escaped(letters.slice(index + count))}%`
  const each = letters.map((_, index) => index)
  const swapped = each.slice(0, -1).map((index) => at(index, 2, escaped([letters[index + 1] ?? '', letters[index] ?? ''])))
  return [
    ...new Set([
      ...each.map((index) => at(index, 1, '_')),
      ...(length > leastOf(text) ? each.map((index) => at(index, 1)) : []),
      ...each.slice(1).map((index) => at(index, 0, '_')),
      ...swapped,
    ]),
  ]
}

/** The condition of texts that hold all words of `q`, each as it is or with one typing mistake; `undefined` where no word can be taken so. */
export function near(q: string): Expression<SqlBool> | undefined {
  const terms = termsOf(q)
  const patterns = terms.map(({ text, initials }) => (initials === undefined ? nearPatterns(text) : []))
  if (terms.length > mostTerms || patterns.every((some) => some.length === 0)) return undefined
  const like = (pattern: string) => sql<SqlBool>`"search" like ${pattern} escape '\\'`
  const conditions = terms.map(({ text }, index) => {
    const some = [likeText(text), ...(patterns[index] ?? [])]
    return sql<SqlBool>`(${sql.join(some.map(like), sql` or `)})`
  })
  const initials = wantedOf(q).filter(({ column }) => column === 'initials')
  return sql<SqlBool>`(${sql.join([...conditions, ...initials.map(contains)], sql` and `)})`
}
