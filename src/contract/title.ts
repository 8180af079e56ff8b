import type { Locale } from './locale.ts'
import type { AnyResource } from './resource.ts'

const namedBy = ['subject', 'name', 'title', 'question', 'headline', 'username', 'content']

const isTranslated = (value: unknown): value is Partial<Record<Locale, string>> =>
  typeof value === 'object' && value !== null && 'ko' in value && typeof value.ko === 'string'

/** A text of an item in a language, in Korean where it has none. */
export const textOf = (value: unknown, locale: Locale): string =>
  isTranslated(value) ? (value[locale] ?? value.ko ?? '') : typeof value === 'string' ? value : ''

/** Returns the title of an item for lists and headings. */
export function titleOf({ shapes }: Pick<AnyResource, 'shapes'>, item: Readonly<Record<string, unknown>>, locale: Locale): string {
  const name = namedBy.find((each) => each in shapes.all && textOf(item[each], locale) !== '')
  if (name !== undefined) return textOf(item[name], locale)
  const number = ['receipt', 'number', 'code', 'payer', 'paymentKey'].find((each) => item[each] != null && item[each] !== '')
  return String(item[number ?? '_id'])
}
