import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { fairNewsRead } from './queries.ts'

interface Props {
  isOn: boolean
  isPending: boolean
  onChoose: (isOn: boolean) => void
  children: ReactNode
}

/** A choice that counts as soon as it is made. */
export const Switch = ({ isOn, isPending, onChoose, children }: Props) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      className="size-5 accent-accent"
      checked={isOn}
      aria-disabled={isPending}
      onChange={({ target }) => onChoose(target.checked)}
    />
    {children}
  </label>
)

/** Renders the choice whether to hear news of fairs beside what is necessary, and whether mails about meetings name whom one meets. */
export function MyFairNews() {
  const { t } = useLingui()
  const client = useQueryClient()
  const read = fairNewsRead(useLocale())
  const load = useQuery(read)
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/fairNews')
  const choose = (body: Body<'PUT /api/v1/me/fairNews'>) =>
    mutate(
      { body },
      {
        onSuccess: (answer) => client.setQueryData(read.queryKey, answer),
        onError: ({ message }) => void alert(message),
      },
    )
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-11" />} failed={t`소식 설정을 불러오지 못했습니다.`}>
      {({ isWanted, isNeutral }) => (
        <>
          <Switch isOn={isWanted} isPending={isPending} onChoose={(isOn) => choose({ isWanted: isOn })}>
            <Trans>상담회 소식 메일 받기(꼭 필요한 안내는 늘 갑니다)</Trans>
          </Switch>
          <Switch isOn={!isNeutral} isPending={isPending} onChoose={(isOn) => choose({ isNeutral: !isOn })}>
            <Trans>답을 기다리는 상담 메일에 상대 회사와 시간 적기</Trans>
          </Switch>
        </>
      )}
    </LoadState>
  )
}
