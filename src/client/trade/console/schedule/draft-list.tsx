import { type DraftMeeting, type DraftProblem, draftStates } from '#contract/trade/fair-schedule.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { dateText } from '../../../console/date-text.ts'
import { RecordCell } from '../../../console/list/record-table.tsx'
import type { Fair } from '../reads.ts'
import { MoveMeeting } from './move-meeting.tsx'
import { type ListProps, listQuery, ScheduleList } from './schedule-list.tsx'
import { useDraftEdit } from './use-draft-edit.ts'

const stateTexts: Readonly<Record<DraftMeeting['state'], MessageDescriptor>> = {
  draft: msg`초안`,
  published: msg`확정`,
  impossible: msg`할 수 없음`,
}
const problemTexts: Readonly<Record<DraftProblem, MessageDescriptor>> = {
  slotTaken: msg`그 시간이 지났거나, 다른 상담에 쓰였거나, 막혔습니다`,
  limitReached: msg`한쪽의 상담 수가 다 찼습니다`,
  notParticipating: msg`한쪽이 더는 참가하지 않습니다`,
  matchingExists: msg`두 기업의 상담이 이미 있습니다`,
  lockMoved: msg`고정했던 시간을 쓸 수 없어 다른 시간으로 옮겼습니다`,
}

/** Where the focus goes when a row goes: to the same button of the next one, so that the keyboard goes on from there. */
function beside(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  return next?.querySelector<HTMLElement>('button:last-of-type') ?? button.closest<HTMLElement>('[role=region]')
}

interface EditProps {
  _fair: string
  meeting: DraftMeeting
  timeZone: string
  /** Absent: it was a row, and the focus goes to the next one. */
  onRemoved?: () => void
}

/** Buttons by which staff lock, move and take out a meeting of the draft. */
export function Edit({ _fair, meeting, timeZone, onRemoved }: EditProps) {
  const { t } = useLingui()
  const [isMoving, setIsMoving] = useState(false)
  const move = useRef<HTMLButtonElement>(null)
  const { change, remove, isPending } = useDraftEdit(_fair, meeting)
  const pair = `${meeting.seller.name} – ${meeting.buyer.name}`
  const focusMove = () => move.current?.focus()
  const endMove = () => {
    setIsMoving(false)
    // It is there when this has been rendered.
    requestAnimationFrame(focusMove)
  }
  if (isMoving)
    return (
      <MoveMeeting
        _fair={_fair}
        meeting={meeting}
        timeZone={timeZone}
        // Another time is another place in the list, and a row that is moved there loses the focus.
        change={(body) => change(body, focusMove)}
        onEnd={endMove}
      />
    )
  return (
    <span className="flex flex-wrap gap-1">
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
        ref={move}
        onClick={() => setIsMoving(true)}
      >
        <Trans>옮기기</Trans>
      </button>
      <button
        type="button"
        className={buttonClass('quiet', 'px-3')}
        aria-label={t`${pair}: 빼기`}
        aria-disabled={isPending}
        onClick={({ currentTarget }) => remove(onRemoved ?? (() => beside(currentTarget)?.focus()))}
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

/** The meetings of the draft in the order of time, to be moved, locked and taken out. */
export function DraftList({ fair, ...props }: ListProps & { fair: Fair }) {
  const { t, i18n } = useLingui()
  const state = draftStates.find((each) => each === props.search['state'])
  const query = { ...listQuery(props.search), state }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule/meetings', useLocale(), { params: { _id: fair._id }, query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ScheduleList
      {...props}
      load={load}
      choice={{ name: 'state', label: t`상태`, options: draftStates.map((each) => [each, i18n._(stateTexts[each])]) }}
      label={t`상담 목록`}
      headings={[t`시간`, t`판매 기업`, t`바이어`, t`방법`, t`상태`, t`고치기`]}
      empty={t`해당하는 상담이 없습니다.`}
    >
      {({ meetings }) =>
        meetings.map((meeting) => <DraftRow key={meeting._id} _fair={fair._id} meeting={meeting} timeZone={fair.timeZone} />)
      }
    </ScheduleList>
  )
}
