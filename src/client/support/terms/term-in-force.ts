import type { Params } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { readOptions } from '../../data/query-client.ts'
import { offlineContent } from '../../data/resource-queries.ts'

/** The text of the consent is small and asked for everywhere; the others are pages. */
export const termInForce = (locale: Locale, code: Params<'GET /api/v1/terms/{code}'>['code']) =>
  readOptions(
    'GET /api/v1/terms/{code}',
    locale,
    { params: { code } },
    code === 'privacy-consult' ? { offline: 'localStorage' } : offlineContent,
  )
