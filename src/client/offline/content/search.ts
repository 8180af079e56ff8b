import { initialsOf, normalise, termsOf } from '#contract/search.ts'
import type { CollectionShape } from './collections.ts'
import type { ContentItem } from './database.ts'

/** A text a line: no word is found across two of them. HTML is one for each block; what is marked within a sentence does not part it. */
const linesOf = (value: unknown): string[] => {
  if (typeof value === 'string')
    return value
      .replaceAll(/<\/?(?:a|em|strong|br)\b[^>]*>/g, ' ')
      .split(/<[^>]*>/)
      .map((text) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'))
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(linesOf)
  return []
}

/**
 * Whether an item is found by `q`, as the server finds it (server/db/search.ts), in the language in which it is stored.
 * Specification: Korean by parts of words and by initial consonants.
 */
export function matcher(q: string, { search, initials }: CollectionShape): (item: ContentItem) => boolean {
  const terms = termsOf(q)
  const textsOf = (item: ContentItem, names: readonly string[], as: (text: string) => string) =>
    names.flatMap((name) => linesOf(item[name]).map(as)).join('\n')
  return (item) => {
    const text = textsOf(item, search, normalise)
    const consonants = textsOf(item, initials, initialsOf)
    return terms.every(
      (term) => (term.text === '' || text.includes(term.text)) && (term.initials === undefined || consonants.includes(term.initials)),
    )
  }
}
