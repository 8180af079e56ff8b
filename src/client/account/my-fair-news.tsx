import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { fairNewsRead } from './queries.ts'

/** Renders the choice whether to hear news of fairs beside what is necessary. */
export function MyFairNews() {
  const { t } = useLingui()
  const client = useQueryClient()
  const read = fairNewsRead(useLocale())
  const load = useQuery(read)
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/fairNews')
  const choose = (isWanted: boolean) =>
    mutate(
      { body: { isWanted } },
      {
        onSuccess: (answer) => client.setQueryData(read.queryKey, answer),
        onError: ({ message }) => void alert(message),
      },
    )
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-11" />} failed={t`소식 설정을 불러오지 못했습니다.`}>
      {({ isWanted }) => (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            role="switch"
            aria-checked={isWanted}
            className="size-5 accent-accent"
            checked={isWanted}
            aria-disabled={isPending}
            onChange={({ target }) => choose(target.checked)}
          />
          <Trans>상담회 소식 메일 받기(꼭 필요한 안내는 늘 갑니다)</Trans>
        </label>
      )}
    </LoadState>
  )
}
