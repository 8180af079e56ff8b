import { defaultLocale, type Locale, toLocale } from '#contract/locale.ts'
import type { FastifyRequest } from 'fastify'

/** The language that an address names (`?lang=en`), else Korean: what is made for machines never goes by the reader's cookie or wish. */
export function queryLocale({ query }: Pick<FastifyRequest, 'query'>): Locale {
  const { lang } = query as { lang?: unknown }
  return toLocale(typeof lang === 'string' ? lang : undefined) ?? defaultLocale
}
