import type { AnyResource } from '#contract/resource.ts'
import { initialsOf, normalise, termsOf } from '#contract/search.ts'
import { type Shape, shapeOf, textsIn } from '#contract/shape.ts'
import { type Expression, sql, type SqlBool } from 'kysely'

/** Up to here a text is a name or a subject. The initials of longer ones hold nearly every pair of consonants. */
const shortText = 200

/** Whether a field is one short text, in one language or in several. */
const isShort = (shape: Shape): boolean => {
  if (shape.kind === 'object' || shape.kind === 'translated') return Object.values(shape.fields).every(isShort)
  return shape.item === undefined && shape.kind !== 'richText' && (shape.maxLength ?? Infinity) <= shortText
}

/** The searched fields that can be found by initial consonants. */
export const initialFields = ({ fields, search = [] }: AnyResource): string[] =>
  search.filter((name) => {
    const field = fields[name]
    return field !== undefined && isShort(shapeOf(field))
  })

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The texts of HTML, one for each block: what is marked within a sentence does not part it. */
const textsOfHtml = (html: string): string[] =>
  html
    .replaceAll(/<\/?(?:a|em|strong|br)\b[^>]*>/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&(lt|gt|quot|amp);/g, (_all, name: string) => signs[name] ?? ''))

/** A text a line, so that no word is found across two of them: words have no line breaks. */
const joined = (texts: string[]): string => texts.filter((text) => text !== '').join('\n')

/** The columns in which `q` looks, made from an item. */
export function searchColumns(resource: AnyResource, data: Record<string, unknown>): { search: string; initials: string } {
  const textsOf = (names: readonly string[]) =>
    names.flatMap((name) => {
      const field = resource.fields[name]
      const texts = field === undefined ? [] : textsIn(shapeOf(field), data[name])
      return texts.flatMap(({ shape, text }) => (shape.kind === 'richText' ? textsOfHtml(text) : [text]))
    })
  return {
    search: joined(textsOf(resource.search ?? []).map(normalise)),
    initials: joined(textsOf(initialFields(resource)).map(initialsOf)),
  }
}

export type SearchColumn = 'search' | 'initials'

/** A text that a column must contain. */
export interface Wanted {
  column: SearchColumn
  text: string
}

/** Builds a `like` pattern for a column that contains a text; `\\` escapes. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

export const contains = ({ column, text }: Wanted): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${likeText(text)} escape '\\'`

/** Splits `q` into the texts that the search columns of a row must contain, all of them. */
export const wantedOf = (q: string): Wanted[] =>
  termsOf(q).flatMap(({ text, initials }) => [
    ...(text === '' ? [] : [{ column: 'search' as const, text }]),
    ...(initials === undefined ? [] : [{ column: 'initials' as const, text: initials }]),
  ])
