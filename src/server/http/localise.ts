import { defaultLocale, type Locale } from '#contract/locale.ts'

const isTranslated = (value: object): value is { ko: string } & Partial<Record<Locale, string>> =>
  'ko' in value && typeof value.ko === 'string'

/**
 * A stored value as readers of one language see it. Texts that are not there in this language are Korean; their paths
 * (`subject`, `career.0.txt`) are added to `fallback`.
 */
export function localise(value: unknown, locale: Locale, fallback: string[], path = ''): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (isTranslated(value)) {
    const text = value[locale]
    if (text === undefined) fallback.push(path)
    return text ?? value[defaultLocale]
  }
  const below = (key: string) => (path === '' ? key : `${path}.${key}`)
  if (Array.isArray(value)) return value.map((item, index) => localise(item, locale, fallback, below(String(index))))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, localise(item, locale, fallback, below(key))]))
}
