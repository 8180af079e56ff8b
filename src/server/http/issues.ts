import type * as z from 'zod'
import type { Locale } from '#contract/locale.ts'
import { translate } from './catalogues.ts'

/** What can be wrong with a value, as a person reads it. The first five are the specification's own words (section 5). */
const texts = {
  'form.name': /*i18n*/ { id: 'form.name', message: '성함을 입력해주세요' },
  'form.phone': /*i18n*/ { id: 'form.phone', message: '연락처를 입력해주세요' },
  'form.content': /*i18n*/ { id: 'form.content', message: '문의내용을 입력해주세요' },
  'form.consent': /*i18n*/ { id: 'form.consent', message: '개인정보수집에 동의해주세요' },
  required: /*i18n*/ { id: 'issue.required', message: '꼭 필요한 값입니다.' },
  type: /*i18n*/ { id: 'issue.type', message: '값의 형식이 맞지 않습니다.' },
  choice: /*i18n*/ { id: 'issue.choice', message: '고를 수 있는 값이 아닙니다: {choices}' },
  tooShort: /*i18n*/ { id: 'issue.tooShort', message: '{minimum} 이상이어야 합니다.' },
  tooLong: /*i18n*/ { id: 'issue.tooLong', message: '{maximum} 이하여야 합니다.' },
  unknown: /*i18n*/ { id: 'issue.unknown', message: '알 수 없는 항목입니다: {keys}' },
  reference: /*i18n*/ { id: 'issue.reference', message: '그런 항목이 없습니다.' },
  format: /*i18n*/ { id: 'issue.format', message: '값의 형식이 맞지 않습니다.' },
} as const

const isOwnText = (message: string): message is keyof typeof texts => message in texts

function textOf(issue: z.core.$ZodIssue, locale: Locale): string {
  if (isOwnText(issue.message)) return translate(locale, texts[issue.message])
  switch (issue.code) {
    case 'invalid_type':
      return translate(locale, issue.input === undefined ? texts.required : texts.type)
    case 'invalid_value':
      return translate(locale, texts.choice, { choices: issue.values.map(String).join(', ') })
    case 'too_small':
      return issue.origin === 'string'
        ? translate(locale, texts.required)
        : translate(locale, texts.tooShort, { minimum: Number(issue.minimum) })
    case 'too_big':
      return translate(locale, texts.tooLong, { maximum: Number(issue.maximum) })
    case 'unrecognized_keys':
      return translate(locale, texts.unknown, { keys: issue.keys.map((key) => key.slice(0, 50)).join(', ') })
    default:
      return translate(locale, texts.format)
  }
}

/** The first problem, where the specification has words of its own for it: fit to be shown alone. */
export function headlineOf([first]: readonly z.core.$ZodIssue[], locale: Locale): string | undefined {
  return first !== undefined && isOwnText(first.message) ? translate(locale, texts[first.message]) : undefined
}

/** The problems of an input, each with the path of the field (`offices.0.name.ko`) and a text in the asked language. */
export const readableIssues = (issues: readonly z.core.$ZodIssue[], locale: Locale): { path: string; message: string }[] =>
  issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: textOf(issue, locale) }))

/** The problem of a field that names an item which is not there. */
export const missingReference = (path: string, locale: Locale): { path: string; message: string } => ({
  path,
  message: translate(locale, texts.reference),
})
