import type { Locale } from '#contract/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { listKey, resourceOf } from '../../console/resources.ts'

/** How an account is secured, and what belongs to it. Each reading is noted: it is read again when something was done. */
export const personRead = (locale: Locale, _id: string) =>
  queryOptions({
    queryKey: [...listKey(resourceOf('users')), 'account', locale, _id],
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => api('GET /api/console/users/{_id}/account', { locale, signal, params: { _id } }),
  })
