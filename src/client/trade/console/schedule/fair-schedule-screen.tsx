import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { FairScreen } from '../fair-screen.tsx'
import type { Fair } from '../reads.ts'
import { type ListSearch, narrowed } from '../../../console/list/list-search.ts'
import { AddMeeting } from './add-meeting.tsx'
import { DraftList } from './draft-list.tsx'
import { MakeSchedule } from './make-schedule.tsx'
import { MemberList } from './member-list.tsx'
import { isUnderWay, ScheduleState } from './schedule-state.tsx'

/** How often one looks again while the server is at it, in ms. */
const whileRunning = 1000

interface Props {
  /** What the address says. */
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** With all that a board is made of, for those who open it. */
const DraftBoard = lazy(() => import('./draft-board.tsx').then((part) => ({ default: part.DraftBoard })))

const parts = ['meetings', 'board', 'members'] as const

/** The draft, and what each member gets of it. */
function Parts({ fair, search, onSearch }: Props & { fair: Fair }) {
  const { t } = useLingui()
  const part = parts.find((each) => each === search['part']) ?? 'meetings'
  const names = { meetings: t`상담 목록`, board: t`보드`, members: t`기업별 결과` }
  return (
    <>
      <nav aria-label={t`일정 보기`} className="mt-8 mb-4 flex gap-2">
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === part ? 'page' : undefined}
            className={buttonClass(each === part ? 'primary' : 'outline')}
            onClick={() => onSearch(each === 'meetings' ? {} : { part: each })}
          >
            {names[each]}
          </button>
        ))}
      </nav>
      {part === 'members' && <MemberList fair={fair} search={search} onSearch={onSearch} />}
      {part === 'board' && (
        <Suspense fallback={<div className="skeleton h-96" />}>
          <DraftBoard fair={fair} search={search} onSearch={onSearch} />
        </Suspense>
      )}
      {part === 'meetings' && (
        <>
          <AddMeeting fair={fair} />
          <DraftList fair={fair} search={search} onSearch={(change) => onSearch(narrowed(change, { part: '' }))} />
        </>
      )}
    </>
  )
}

function OpenSchedule({ fair, ...props }: Props & { fair: Fair }) {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule', useLocale(), { params: { _id: fair._id } }),
    refetchInterval: ({ state: { data } }) => (data?.schedule != null && isUnderWay(data.schedule) ? whileRunning : false),
  })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`일정을 불러오지 못했습니다.`}>
      {({ schedule }) => (
        <>
          {schedule !== null && <ScheduleState _fair={fair._id} schedule={schedule} />}
          <MakeSchedule _fair={fair._id} schedule={schedule} />
          {schedule !== null && !isUnderWay(schedule) && <Parts key={schedule.endedAt} fair={fair} {...props} />}
        </>
      )}
    </LoadState>
  )
}

/** `/console/fairs/{_id}/schedule`: the automatic schedule of a fair: make it, read it, change it, publish it. */
export function FairScheduleScreen({ _fair, ...props }: Props & { _fair: string }) {
  const { t } = useLingui()
  return (
    <FairScreen _id={_fair} title={t`자동 일정`}>
      {(fair) => <OpenSchedule fair={fair} {...props} />}
    </FairScreen>
  )
}
