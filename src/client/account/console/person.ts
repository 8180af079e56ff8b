import type { Locale } from '#contract/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { readKey } from '../../data/query-client.ts'

/** Reads how an account is secured and what belongs to it. Each read is logged; it is repeated after an action. */
export const personRead = (locale: Locale, _id: string) =>
  queryOptions({
    queryKey: readKey('GET /api/console/users/{_id}/account', locale, { params: { _id } }),
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => api('GET /api/console/users/{_id}/account', { locale, signal, params: { _id } }),
  })
