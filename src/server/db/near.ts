import type { AnyResource } from '#contract/resource.ts'
import { termsOf } from '#contract/search.ts'
import { sql, type SqlBool } from 'kysely'
import type { Db } from './schema.ts'
import { contains, likeText, type Wanted, wantedOf } from './search.ts'
import { findWays, type Found } from './search-index.ts'

/** Words of Hangul have two letters in a syllable, and are told apart by fewer of them. */
const leastOf = (text: string): number => (/^[가-힣]+$/.test(text) ? 3 : 4)
/** Each pattern costs a look at the texts that may fit it. */
const [mostLetters, mostTerms] = [10, 3]

/** Letters of a text in their order; `null`: any letter. */
type Pattern = readonly (string | null)[]

/** Returns whether every text that fits `narrow` fits `wide`. */
const covers = (wide: Pattern, narrow: Pattern): boolean =>
  narrow.some(
    (_, from) => from + wide.length <= narrow.length && wide.every((letter, at) => letter === null || letter === narrow[from + at]),
  )

/** Drops patterns that find nothing beside what others find. */
const withoutCovered = (patterns: readonly Pattern[]): Pattern[] =>
  patterns.filter((own, at) => !patterns.some((other, place) => place !== at && covers(other, own) && (place < at || !covers(own, other))))

/**
 * Returns patterns of texts that hold a word with one typing mistake: a letter (a syllable of Hangul) that is another one, is
 * missing, is too many, or has changed places with the next. None for a word that is too short to be told from others so, or too long.
 */
export function nearPatterns(text: string): Pattern[] {
  const letters = [...text]
  const { length } = letters
  if (length < leastOf(text) || length > mostLetters) return []
  const at = (index: number, count: number, ...instead: (string | null)[]): Pattern =>
    letters.toSpliced(index, count, ...(instead as string[]))
  const each = letters.map((_, index) => index)
  return withoutCovered([
    ...each.map((index) => at(index, 1, null)),
    ...(length > leastOf(text) ? each.map((index) => at(index, 1)) : []),
    ...each.slice(1).map((index) => at(index, 0, null)),
    ...each.slice(0, -1).map((index) => at(index, 2, letters[index + 1] ?? '', letters[index] ?? '')),
  ])
}

/** Builds a `like` pattern; `\\` escapes. */
export const likePattern = (pattern: Pattern): string =>
  `%${pattern.map((letter) => (letter === null ? '_' : likeText(letter).slice(1, -1))).join('')}%`

/** Returns the texts that whatever fits a pattern must have. */
function partsOf(pattern: Pattern): Wanted[] {
  const parts: string[] = ['']
  for (const letter of pattern)
    if (letter === null) parts.push('')
    else parts[parts.length - 1] += letter
  return parts.filter((text) => text !== '').map((text) => ({ column: 'search', text }))
}

/** The patterns of each word of `q`; none for one that is found as it is alone. */
const mistakesOf = (q: string): Pattern[][] => termsOf(q).map(({ text, initials }) => (initials === undefined ? nearPatterns(text) : []))

/** Returns whether a word of `q` can be taken for another one with a typing mistake. */
export function canBeMistaken(q: string): boolean {
  const mistakes = mistakesOf(q)
  return mistakes.length <= mostTerms && mistakes.some((some) => some.length > 0)
}

/**
 * Finds rows that hold all words of `q`, each as it is or with one typing mistake. The index says which rows have the letters that are
 * right; of these alone the texts are looked at.
 */
export function findNear(db: Db, resource: AnyResource, q: string): Found {
  const mistakes = mistakesOf(q)
  const ways = termsOf(q).flatMap(({ text }, index) => (text === '' ? [] : [[[...text], ...(mistakes[index] ?? [])]]))
  const initials = wantedOf(q).filter(({ column }) => column === 'initials')
  const like = (pattern: Pattern) => sql<SqlBool>`"search" like ${likePattern(pattern)} escape '\\'`
  const fits = ways.map((patterns) => sql<SqlBool>`(${sql.join(patterns.map(like), sql` or `)})`)
  const inIndex = [...ways.map((patterns) => patterns.map(partsOf)), ...initials.map((wanted) => [[wanted]])]
  return findWays(db, resource, inIndex, [...fits, ...initials.map(contains)])
}
