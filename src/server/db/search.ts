import type { AnyResource } from '#contract/resource.ts'
import { initialsOf, normalise, termsOf } from '#contract/search.ts'
import { type Expression, sql, type SqlBool } from 'kysely'
import * as z from 'zod'

/** Up to here a text is a name or a subject. The initials of longer ones hold nearly every pair of consonants. */
const shortText = 200

const isHtml = (schema: z.ZodType): boolean => z.globalRegistry.get(schema)?.['format'] === 'html'

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema

function isShort(field: z.ZodType): boolean {
  const schema = unwrapped(field)
  if (schema instanceof z.ZodObject) return Object.values<z.ZodType>(schema.shape).every(isShort)
  return schema instanceof z.ZodString && !isHtml(schema) && (schema.maxLength ?? Infinity) <= shortText
}

/** The searched fields that can be found by initial consonants. */
export const initialFields = ({ fields, search = [] }: AnyResource): string[] =>
  search.filter((name) => {
    const field = fields[name]
    return field !== undefined && isShort(field)
  })

const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The texts of HTML, one for each block: what is marked within a sentence does not part it. */
const textsOfHtml = (html: string): string[] =>
  html
    .replaceAll(/<\/?(?:a|em|strong|br)\b[^>]*>/g, ' ')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&(lt|gt|quot|amp);/g, (_all, name: string) => signs[name] ?? ''))

/** Every text in a value, in all languages. */
function textsIn(field: z.ZodType | undefined, value: unknown): string[] {
  const schema = field === undefined ? undefined : unwrapped(field)
  if (typeof value === 'string') return schema !== undefined && isHtml(schema) ? textsOfHtml(value) : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, inner)
    return textsIn(schema instanceof z.ZodObject ? (schema.shape[name] as z.ZodType | undefined) : undefined, inner)
  })
}

/** A text a line, so that no word is found across two of them: words have no line breaks. */
const joined = (texts: string[]): string => texts.filter((text) => text !== '').join('\n')

/** The columns in which `q` looks, made from an item. */
export function searchColumns(resource: AnyResource, data: Record<string, unknown>): { search: string; initials: string } {
  const textsOf = (names: readonly string[]) => names.flatMap((name) => textsIn(resource.fields[name], data[name]))
  return {
    search: joined(textsOf(resource.search ?? []).map(normalise)),
    initials: joined(textsOf(initialFields(resource)).map(initialsOf)),
  }
}

const contains = (column: 'search' | 'initials', text: string): Expression<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} like ${`%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`

/** What a row must fulfil to be found by `q`: each of these. */
export const searchConditions = (q: string): Expression<SqlBool>[] =>
  termsOf(q).flatMap(({ text, initials }) => [
    ...(text === '' ? [] : [contains('search', text)]),
    ...(initials === undefined ? [] : [contains('initials', initials)]),
  ])
