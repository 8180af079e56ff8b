/** The three languages of the product (specification 9). `cn` is the product's own code for Simplified Chinese. */
export const locales = ['ko', 'en', 'cn'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'ko'

/** A text in up to three languages; `ko` is always there and is what a missing one falls back to. */
export interface Translated {
  ko: string
  en?: string | undefined
  cn?: string | undefined
}

/** The same value as its readers see it: every `Translated` in it is one string. */
export type Localised<T> = T extends Translated
  ? string
  : T extends readonly (infer Item)[]
    ? Localised<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localised<T[Key]> }
      : T

/** `ko`, `en`, `cn` or nothing: for values that come from outside (a cookie, `?lang`). */
export const toLocale = (value: string | null | undefined): Locale | undefined => locales.find((locale) => locale === value)

/**
 * The language of an `Accept-Language` header: the first of its ranges that we speak, by quality.
 * Any `zh*` is `cn`; nothing known is `ko`.
 */
export function acceptLanguage(header: string | undefined): Locale {
  if (header === undefined) return defaultLocale
  const accepted = header
    .slice(0, 200)
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const language = tag.split('-')[0]
      const locale = toLocale(language === 'zh' ? 'cn' : language)
      const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
      return locale !== undefined && quality > 0 ? [{ locale, quality }] : []
    })
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.locale ?? defaultLocale
}

/** The BCP 47 tag of a language: what `<html lang>` and `Intl` take. */
export const languageTag = (locale: Locale): string => (locale === 'cn' ? 'zh-Hans' : locale)
