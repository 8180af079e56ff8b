import type { Locale } from '#contract/locale.ts'
import type { StoredResponse } from '../../data/query-client.ts'

/* What the device has in another language than the page's is shown in its place while there is no server. This tells which. */

interface Mark {
  locale: Locale
  savedAt: number
}

const marks = new WeakMap<object, Mark>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** An item as the server gives it whose fields are not translated: each of them falls back to Korean. */
const asFallback = (part: unknown): unknown => (isObject(part) && !Array.isArray(part) ? { ...part, fallback: Object.keys(part) } : part)

/** The same answer as one that stands in for another language. */
export function inOtherLanguage({ value, savedAt }: StoredResponse, locale: Locale): StoredResponse {
  if (!isObject(value)) return { value, savedAt }
  const parts = Object.entries(value).map(([name, part]): [string, unknown] => [name, locale === 'ko' ? asFallback(part) : part])
  const marked = Object.fromEntries(parts)
  for (const one of [marked, ...Object.values(marked)]) if (isObject(one)) marks.set(one, { locale, savedAt })
  return { value: marked, savedAt }
}

/** The language of what a query shows, where that is not the page's. Of an answer that has come since, nothing. */
export function otherLanguageOf({
  state: { data, dataUpdatedAt },
}: {
  state: { data: unknown; dataUpdatedAt: number }
}): Locale | undefined {
  const mark = isObject(data) ? marks.get(data) : undefined
  return mark?.savedAt === dataUpdatedAt ? mark.locale : undefined
}

/** The language of the item in an answer that was put together again, where that is not the page's. */
export const otherLanguageIn = (value: unknown): Locale | undefined =>
  isObject(value) ? Object.values(value).flatMap((part: unknown) => (isObject(part) ? (marks.get(part)?.locale ?? []) : []))[0] : undefined
