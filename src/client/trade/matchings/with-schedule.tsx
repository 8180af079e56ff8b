import type { Schedule } from '#contract/trade/schedules.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { matchingSchedule } from '../queries.ts'

interface Props {
  /** The matching. */
  _id: string
  children: (schedule: Schedule, reload: () => unknown) => ReactNode
}

/** The times that both sides of a matching can use. */
export function WithSchedule({ _id, children }: Props) {
  const { t } = useLingui()
  const load = useQuery(matchingSchedule(useLocale(), _id))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`시간을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ schedule }) => children(schedule, () => load.refetch())}
    </LoadState>
  )
}
