import { textOf } from '#contract/title.ts'
import type { Locale } from '#contract/locale.ts'
import type { Shape } from '#contract/shape.ts'
import type { I18n } from '@lingui/core'
import { dateText } from '../date-text.ts'

/** A choice or a label by its words: those of the contract are in the catalogue. */
const choiceText = (shape: Shape | undefined, value: string, i18n: I18n): string => {
  const label = shape?.choices?.[value]
  return label === undefined ? value : i18n._(label)
}

/** A value of a field as one line of text. Yes and no are said by the caller. */
export function cellText(shape: Shape | undefined, value: unknown, { i18n, locale }: { i18n: I18n; locale: Locale }): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
  switch (shape?.kind) {
    case 'choice':
      return choiceText(shape, text, i18n)
    case 'instant':
      return text === '' ? '' : dateText(text, locale)
    case 'list':
      return (Array.isArray(value) ? value : [])
        .map((each) => (typeof each === 'string' ? choiceText(shape.item, each, i18n) : textOf(each, locale)))
        .filter((each) => each !== '')
        .join(', ')
    default:
      return textOf(value, locale) || text
  }
}

/** The number that a phone dials; undefined where a text is too short for one, or hides some of it. */
export function dialled(text: string): string | undefined {
  const number = text.replaceAll(/[\s().-]/g, '')
  return /^\+?\d{7,}$/.test(number) ? number : undefined
}
