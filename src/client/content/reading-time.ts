import type { Locale } from '#contract/locale.ts'

/** How much a reader takes in within a minute: characters of Korean and Chinese, words of English. */
const pace: Record<Locale, number> = { ko: 500, cn: 400, en: 220 }

/** Minutes that a text (HTML) takes to read; at least one. */
export function minutesToRead(html: string, locale: Locale): number {
  const text = html.replace(/<[^>]*>/g, ' ').trim()
  const amount = locale === 'en' ? text.split(/\s+/).length : text.replace(/\s/g, '').length
  return Math.max(1, Math.round(amount / pace[locale]))
}
