import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'

/** Ends a follow by its id. One that was ended elsewhere is as it was wished. */
export function useEnd() {
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/auction/follows/{_id}')
  const end = (_id: string) =>
    mutate(
      { params: { _id } },
      {
        onError: (error) => {
          if (!(error instanceof ApiFailure) || error.status !== 404) void alertFailure(error)
        },
      },
    )
  return { end, isPending }
}
