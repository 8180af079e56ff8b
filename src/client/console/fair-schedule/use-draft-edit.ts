import type { Body } from '#contract/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'

type Change = Body<'PUT /api/console/fairs/{_id}/schedule/meetings/{mid}'>

/** Changes a meeting of a draft, and brings the lists up to date. */
export function useDraftEdit(_id: string, mid: string) {
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const put = useApiMutation('PUT /api/console/fairs/{_id}/schedule/meetings/{mid}')
  const removal = useApiMutation('DELETE /api/console/fairs/{_id}/schedule/meetings/{mid}')
  const params = { _id, mid }
  const isOfSchedule = ({ queryKey: [name] }: { queryKey: readonly unknown[] }) =>
    typeof name === 'string' && name.startsWith('GET /api/console/fairs/{_id}/schedule')
  // What was refused may be so because of what somebody else has changed.
  const onSettled = () => client.invalidateQueries({ predicate: isOfSchedule })
  return {
    change: (body: Change) => put.mutate({ params, body }, { onError: alertFailure, onSettled }),
    remove: () => removal.mutate({ params }, { onError: alertFailure, onSettled }),
    isPending: put.isPending || removal.isPending,
  }
}
