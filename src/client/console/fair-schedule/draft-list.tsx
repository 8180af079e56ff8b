import { type DraftMeeting, type DraftProblem, draftStates } from '#contract/trade/fair-schedule.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../date-text.ts'
import { ChoiceFilter } from '../list/choice-filter.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../list/list-search.ts'
import { Pager } from '../list/pager.tsx'
import { RecordCell, RecordTable } from '../list/record-table.tsx'
import type { Fair } from '../fairs/reads.ts'
import { MoveMeeting } from './move-meeting.tsx'
import { NameSearch } from './name-search.tsx'
import { useDraftEdit } from './use-draft-edit.ts'

const stateTexts: Readonly<Record<DraftMeeting['state'], MessageDescriptor>> = {
  draft: msg`초안`,
  published: msg`확정`,
  impossible: msg`할 수 없음`,
}
const problemTexts: Readonly<Record<DraftProblem, MessageDescriptor>> = {
  slotTaken: msg`그 시간이 다른 상담에 쓰였거나 막혔습니다`,
  limitReached: msg`한쪽의 상담 수가 다 찼습니다`,
  notParticipating: msg`한쪽이 더는 참가하지 않습니다`,
  matchingExists: msg`두 기업의 상담이 이미 있습니다`,
}

/** The focus comes back to the button when there is nothing more to choose. */
const focus = (element: HTMLButtonElement | null) => element?.focus()

/** What staff do with a meeting of the draft. */
function Edit({ _fair, meeting, timeZone }: { _fair: string; meeting: DraftMeeting; timeZone: string }) {
  const { t } = useLingui()
  const [moving, setMoving] = useState<'not' | 'now' | 'done'>('not')
  const { change, remove, isPending } = useDraftEdit(_fair, meeting._id)
  const pair = `${meeting.seller.name} – ${meeting.buyer.name}`
  if (moving === 'now')
    return <MoveMeeting _fair={_fair} meeting={meeting} timeZone={timeZone} change={change} onEnd={() => setMoving('done')} />
  return (
    <span className="flex gap-1">
      <button
        type="button"
        className={buttonClass(meeting.isLocked ? 'primary' : 'outline', 'px-3')}
        aria-pressed={meeting.isLocked}
        aria-label={t`${pair}: 고정`}
        aria-disabled={isPending}
        onClick={() => change({ isLocked: !meeting.isLocked })}
      >
        <Trans>고정</Trans>
      </button>
      <button
        type="button"
        className={buttonClass('outline', 'px-3')}
        aria-label={t`${pair}: 옮기기`}
        ref={moving === 'done' ? focus : null}
        onClick={() => setMoving('now')}
      >
        <Trans>옮기기</Trans>
      </button>
      <button
        type="button"
        className={buttonClass('quiet', 'px-3')}
        aria-label={t`${pair}: 빼기`}
        aria-disabled={isPending}
        onClick={remove}
      >
        <Trans>빼기</Trans>
      </button>
    </span>
  )
}

function DraftRow({ _fair, meeting, timeZone }: { _fair: string; meeting: DraftMeeting; timeZone: string }) {
  const { t, i18n } = useLingui()
  const { startsAt, seller, buyer, method, state, problem } = meeting
  return (
    <tr>
      <RecordCell isShort>{dateText(startsAt, useLocale(), timeZone)}</RecordCell>
      <RecordCell>{seller.name}</RecordCell>
      <RecordCell>{buyer.name}</RecordCell>
      <RecordCell isShort>{method === 'ONLINE' ? t`온라인` : t`현장`}</RecordCell>
      <RecordCell>
        <span className={state === 'impossible' ? 'font-semibold text-danger' : ''}>{i18n._(stateTexts[state])}</span>
        {problem !== null && <span className="block text-muted">{i18n._(problemTexts[problem])}</span>}
      </RecordCell>
      <RecordCell isShort>{state === 'draft' && <Edit _fair={_fair} meeting={meeting} timeZone={timeZone} />}</RecordCell>
    </tr>
  )
}

interface Props {
  fair: Fair
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** The meetings of the draft in the order of time, to be moved, locked and taken out. */
export function DraftList({ fair, search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const limit = sizeOf(search)
  const [q, state] = [search['q'], draftStates.find((each) => each === search['state'])]
  const query = { limit, skip: (pageOf(search) - 1) * limit, state, ...(q === undefined ? {} : { q }) }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule/meetings', useLocale(), { params: { _id: fair._id }, query }),
    placeholderData: keepPreviousData,
  })
  const timeZone = fair.timeZone
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <NameSearch q={q} onSearch={(words) => onSearch(narrowed(search, { q: words }))} />
        <ChoiceFilter
          label={t`상태`}
          value={state ?? ''}
          options={draftStates.map((each) => [each, i18n._(stateTexts[each])])}
          onChoose={(value) => onSearch(narrowed(search, { state: value }))}
        />
      </div>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-96" />}
        failed={t`목록을 불러오지 못했습니다.`}
        empty={t`해당하는 상담이 없습니다.`}
        isEmpty={({ meetings }) => meetings.length === 0}
      >
        {({ meetings, summary }) => (
          <>
            <RecordTable label={t`상담 목록`} headings={[t`시간`, t`판매 기업`, t`바이어`, t`방법`, t`상태`, t`고치기`]}>
              {meetings.map((meeting) => (
                <DraftRow key={meeting._id} _fair={fair._id} meeting={meeting} timeZone={timeZone} />
              ))}
            </RecordTable>
            <Pager search={search} total={summary.total} onChange={(more) => onSearch({ ...narrowed(search, {}), ...more })} />
          </>
        )}
      </LoadState>
    </>
  )
}
