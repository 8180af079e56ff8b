import { joinConsents } from '#contract/account/join-consents.ts'
import type { Answer } from '#contract/api.ts'
import type { SiteName } from '#contract/sites.ts'
import { useQueries } from '@tanstack/react-query'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'

export type Term = Answer<'GET /api/v1/terms/{code}'>['term']

/** The terms of a site that are in force, of the three steps, as far as they have come. */
export function useJoinTerms(site: SiteName): readonly (Term | undefined)[] {
  const locale = useLocale()
  const queries = joinConsents.map(({ code }) =>
    readOptions('GET /api/v1/terms/{code}', locale, { params: { code }, query: { site } }, { alerts: true }),
  )
  return useQueries({ queries }).map(({ data }) => data?.term)
}
