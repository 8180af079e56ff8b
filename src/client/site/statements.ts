import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { resourceQueries } from '../data/resource-queries.ts'

const queries = resourceQueries('GET /api/v1/statements')

export type Statement = Answer<'GET /api/v1/statements'>['statements'][number]

/** What the firm says of itself under one code: one statement, or none. */
export const statementRead = (locale: Locale, code: Statement['code']) => queries.list(locale, { code })

/** What sections 4 to 6 of the home page say. */
export const homeStatements = (locale: Locale) =>
  (['introduction', 'business', 'solution'] as const).map((code) => statementRead(locale, code))
