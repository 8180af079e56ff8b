import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../data/http.ts'
import { pageSize, readWhole } from '../read-whole.ts'

const call = 'GET /api/console/auction/programs/{_id}/statements/{_consignor}'

export type Statement = Answer<typeof call>

/** Options of a query that reads a statement whole: a sale has 500 works at most. */
export const statementOptions = (params: { _id: string; _consignor: string }, locale: Locale) =>
  queryOptions({
    queryKey: ['GET /api/console/auction/programs/{_id}/statements/{_consignor}', locale, params._id, params._consignor],
    queryFn: async ({ signal }): Promise<Statement> => {
      const read = (skip: number) => api(call, { locale, signal, params, query: { limit: pageSize, skip } })
      const { first, items } = await readWhole(read, ({ works }) => works)
      return { ...first, works: items }
    },
  })
