import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'
import { readOtherI18n } from '../../../console/i18n.ts'
import { api } from '../../../data/http.ts'
import { pageSize, readWhole } from '../read-whole.ts'

export type CatalogueWork = Answer<'GET /api/v1/auction/works'>['works'][number]

/** A sale and its works as readers have them in a language, with the words of that language. */
export interface Catalogue {
  i18n: I18n
  program: Answer<'GET /api/v1/auction/programs/{_id}'>['program']
  works: readonly CatalogueWork[]
}

/** Options of a query that reads the catalogue of a sale in a language, whole: 500 works at most. */
export const catalogueOptions = (_id: string, locale: Locale) =>
  queryOptions({
    queryKey: ['GET /api/v1/auction/works', locale, 'on paper', _id],
    queryFn: async ({ signal }): Promise<Catalogue> => {
      const read = (skip: number) =>
        api('GET /api/v1/auction/works', { locale, signal, query: { program: _id, isWhole: true, limit: pageSize, skip } })
      const [{ program }, { items: works }, i18n] = await Promise.all([
        api('GET /api/v1/auction/programs/{_id}', { locale, signal, params: { _id } }),
        readWhole(read, (page) => page.works),
        readOtherI18n(locale),
      ])
      return { i18n, program, works }
    },
  })
