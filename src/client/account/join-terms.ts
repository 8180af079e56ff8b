import type { Agreement } from '#contract/account/consents.ts'
import { joinConsents } from '#contract/account/join-consents.ts'
import type { Answer } from '#contract/api.ts'
import type { SiteName } from '#contract/sites.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import type { Check, Typed } from '../content/checked-form.ts'
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

type Terms = ReturnType<typeof useJoinTerms>

/** Agreements to the editions that were shown, of those that were ticked. @param agreedAt an instant (ISO 8601) */
export const agreementsIn = ({ all }: Typed, terms: Terms, agreedAt: string): Agreement[] =>
  joinConsents.flatMap(({ code }, index) => {
    const version = terms[index]?.edition
    return version === undefined || !all('consents').includes(code) ? [] : [{ code, version, agreedAt }]
  })

/** Returns whether a text that one has to agree to has not come. */
export const lacksTerms = (terms: Terms): boolean => joinConsents.some(({ isRequired }, index) => isRequired && terms[index] === undefined)

/** Returns the checks of the consents, in their order. */
export function useConsentChecks(terms: Terms): (typed: Typed) => Check[] {
  const { t } = useLingui()
  return ({ all }) => [
    // Nobody agrees to a text that was not shown.
    [lacksTerms(terms), 'join-consents', t`동의 내용을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`],
    ...joinConsents
      .filter(({ isRequired }) => isRequired)
      .map(({ code }): Check => [!all('consents').includes(code), `join-${code}`, t`필수 항목에 동의해주세요`]),
  ]
}
