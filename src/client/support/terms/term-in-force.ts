import type { Params } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import { readOptions } from '../../data/query-client.ts'
import { offlineContent } from '../../data/resource-queries.ts'

/** The text of the consent is small and asked for everywhere; the others are pages. */
export const termInForce = (locale: Locale, code: Params<'GET /api/v1/terms/{code}'>['code'], site: SiteName = 'firm') =>
  readOptions(
    'GET /api/v1/terms/{code}',
    locale,
    site === 'firm' ? { params: { code } } : { params: { code }, query: { site } },
    code === 'privacy-consult' ? { offline: 'localStorage' } : offlineContent,
  )
