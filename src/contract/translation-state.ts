import * as z from 'zod'
import { labelled } from './field.ts'

/** Work that waits at an item: a language in which a text is missing, or a translation whose Korean has changed since. */
export const translationStates = ['en', 'cn', 'stale'] as const
export type TranslationState = (typeof translationStates)[number]

/** Filter of the lists of content with texts in several languages (`isTranslated`): no field of the items. */
export const translation = labelled(/*i18n*/ '번역', z.enum(translationStates), {
  en: /*i18n*/ '영어가 빠짐',
  cn: /*i18n*/ '중국어가 빠짐',
  stale: /*i18n*/ '한국어가 바뀜',
})
