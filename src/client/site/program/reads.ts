import type { Locale } from '#contract/locale.ts'
import { type Statement, statementRead } from '../statements.ts'

/** The parts of the page below its head, in their order. */
export const programParts = [
  'program-what',
  'program-readers',
  'program-sessions',
  'program-secrecy',
  'program-apply',
  'program-faqs',
] as const satisfies readonly Statement['code'][]

export const programStatements = (locale: Locale) => (['program', ...programParts] as const).map((code) => statementRead(locale, code))
