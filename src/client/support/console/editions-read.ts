import type { Locale } from '#contract/locale.ts'
import { listRead, resourceOf } from '../../console/resources.ts'

type Values = Readonly<Record<string, unknown>>

/** The text in a field of a form or an item; empty where there is none. */
export const textIn = (values: Values, name: string): string => {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** The editions of one text of a site, the last to come into force first. */
export const editionsRead = (locale: Locale, text: Values) =>
  listRead(resourceOf('terms'), locale, { site: textIn(text, 'site'), code: textIn(text, 'code'), sort: '-effectiveAt', limit: 100 })
