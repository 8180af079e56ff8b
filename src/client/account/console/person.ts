import type { Locale } from '#contract/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { listKey, resourceOf } from '../../console/resources.ts'

/** Reads how an account is secured and what belongs to it. Each read is logged; it is repeated after an action. */
export const personRead = (locale: Locale, _id: string) =>
  queryOptions({
    queryKey: [...listKey(resourceOf('users')), 'account', locale, _id],
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => api('GET /api/console/users/{_id}/account', { locale, signal, params: { _id } }),
  })
