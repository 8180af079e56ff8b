import type { Locale } from '#contract/locale.ts'
import { readOptions } from '../data/query-client.ts'

export const termQueries = {
  detail: (locale: Locale, code: 'privacy-consult' | 'privacy-policy' | 'terms-of-use' | 'email-refusal') =>
    readOptions('GET /api/v1/terms/{code}', locale, { params: { code } }, { isPersisted: true }),
}
