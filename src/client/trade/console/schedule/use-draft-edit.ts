import type { Body } from '#contract/api.ts'
import type { DraftMeeting } from '#contract/trade/fair-schedule.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../../data/http.ts'
import { refreshed } from '../../../data/refresh.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { withHeaders } from '../../../session/with-body.ts'
import { confirm } from '../../../ui/alert.tsx'

type Change = Body<'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}'>

/** Changes a meeting of a draft as it is shown, and brings the lists up to date, also where somebody else was faster. */
export function useDraftEdit(_id: string, { _id: mid, version }: Pick<DraftMeeting, '_id' | 'version'>) {
  const { t } = useLingui()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const put = useApiMutation('PUT /api/console/fairs/{_id}/schedule/meetings/{mid}')
  const removal = useApiMutation('DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}')
  const asShown = { params: { _id, mid }, transport: withHeaders({ 'if-match': `"${version}"` }) }
  /** Asks first where somebody gets less than its minimum by it. */
  const remove = (onRemoved: () => void, anyway = false) =>
    removal.mutate(
      { ...asShown, body: { anyway } },
      {
        onSuccess: onRemoved,
        onError: async (error) => {
          if (!(error instanceof ApiFailure && error.code === 'belowMinimum')) {
            void refreshed(client)
            return alertFailure(error)
          }
          if (await confirm(`${error.message} ${t`그래도 빼시겠습니까?`}`)) remove(onRemoved, true)
        },
      },
    )
  return {
    /** @param onShown when the lists show it */
    change: (body: Change, onShown = () => {}) =>
      put.mutate({ ...asShown, body }, { onError: alertFailure, onSettled: () => void refreshed(client).then(onShown) }),
    remove,
    isPending: put.isPending || removal.isPending,
  }
}
