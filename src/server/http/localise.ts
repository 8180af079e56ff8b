import { defaultLocale, type Locale } from '#contract/locale.ts'
import { mapFields, type Shape } from '#contract/shape.ts'

/**
 * Stored fields as readers of one language see them, without what is not declared. Texts that are not there in this
 * language are Korean; their paths (`subject`, `career.0.txt`) are added to `fallback`.
 */
export const localise = (
  fields: Readonly<Record<string, Shape>>,
  value: Readonly<Record<string, unknown>>,
  locale: Locale,
  fallback: string[],
): Record<string, unknown> =>
  mapFields(fields, value, ({ kind }, texts, path) => {
    if (kind !== 'translated') return undefined
    const { [locale]: text, [defaultLocale]: korean } = texts as Partial<Record<Locale, string>>
    if (text === undefined) fallback.push(path)
    return { value: text ?? korean }
  })
