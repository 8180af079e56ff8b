import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { resourceQueries } from '../data/resource-queries.ts'

const queries = resourceQueries('GET /api/v1/statements')

export type Statement = Answer<'GET /api/v1/statements'>['statements'][number]

/** Reads the firm's statement under a code: one, or none. */
export const statementRead = (locale: Locale, code: Statement['code']) => queries.list(locale, { code })

/** Reads the statements of sections 4 to 6 of the home page. */
export const homeStatements = (locale: Locale) =>
  (['introduction', 'business', 'solution'] as const).map((code) => statementRead(locale, code))
