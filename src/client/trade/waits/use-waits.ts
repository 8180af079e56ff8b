import type { Body } from '#contract/api.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { readOptions } from '../../data/query-client.ts'
import { refreshed } from '../../data/refresh.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'

/** Returns the times of which a buyer hears once they are free, and what changes them. Nothing before they are known. */
export function useWaits() {
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const { data } = useQuery({ ...readOptions('GET /api/v1/me/slotWaits', locale), ...uncached })
  const done = { onSuccess: () => refreshed(client), onError: alertFailure }
  const added = usePress({
    mutationFn: (body: Body<'POST /api/v1/me/slotWaits'>) => api('POST /api/v1/me/slotWaits', { locale, body }),
    ...done,
  })
  const removed = usePress({
    mutationFn: (_id: string) => api('DELETE /api/v1/me/slotWaits/{_id}', { locale, params: { _id } }),
    ...done,
  })
  return { waits: data?.waits, add: added.mutate, remove: removed.mutate, isPending: added.isPending || removed.isPending }
}
