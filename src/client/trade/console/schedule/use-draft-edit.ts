import type { Body } from '#contract/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../../data/http.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { confirm } from '../../../ui/alert.tsx'

type Change = Body<'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}'>

/** Changes a meeting of a draft, and brings the lists up to date. */
export function useDraftEdit(_id: string, mid: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const put = useApiMutation('PUT /api/console/fairs/{_id}/schedule/meetings/{mid}')
  const removal = useApiMutation('DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}')
  const params = { _id, mid }
  /** Asks first where somebody gets less than its minimum by it. */
  const remove = (onRemoved: () => void, anyway = false) =>
    removal.mutate(
      { params, body: { anyway } },
      {
        onSuccess: onRemoved,
        onError: async (error) => {
          if (!(error instanceof ApiFailure && error.code === 'belowMinimum')) return alertFailure(error)
          if (await confirm(`${error.message} ${t`그래도 빼시겠습니까?`}`)) remove(onRemoved, true)
        },
      },
    )
  return {
    /** @param onShown when the lists show it */
    change: (body: Change, onShown = () => {}) =>
      put.mutate({ params, body }, { onError: alertFailure, onSettled: () => void refreshed(client).then(onShown) }),
    remove,
    isPending: put.isPending || removal.isPending,
  }
}
