import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { closeDialog, closes, Dialog, openDialog, useIsOpen } from '../../../ui/deferred/dialog.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'
import { momentIn } from '../clock.ts'
import { deedNames, sideNames, useMatchingNames } from '../names.ts'
import type { Fair } from '../reads.ts'
import { MatchingActions } from './matching-actions.tsx'
import { ReportedConversation } from './reported-conversation.tsx'
import { StaffRoomLink } from './staff-room-link.tsx'

export const matchingDialogId = 'board-matching'

type Read = Answer<'GET /api/console/fairs/{_id}/matchings/{mid}'>

interface Props {
  fair: Fair
  /** None: nothing was opened yet. */
  _id: string | undefined
  /** The address asks for it. */
  isWanted: boolean
}

function Facts({ matching, timeZone }: { matching: Read['matching']; timeZone: string }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { stateName, methodName } = useMatchingNames()
  const { state, method, proposedMethod, startsAt, tableNumber, awaits, product, message, reason, marks } = matching
  const time = startsAt === null ? undefined : momentIn(startsAt, timeZone, locale)
  const said = (outcome: 'met' | 'missed' | null) => (outcome === null ? '–' : stateName(outcome))
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t`판매 기업`, matching.seller.name],
    [t`바이어`, matching.buyer.name],
    [t`상담 상태`, stateName(state)],
    [t`답할 차례`, awaits === null ? undefined : i18n._(sideNames[awaits])],
    [
      t`상담 시간`,
      time === undefined ? undefined : [time, tableNumber === null ? '' : t`테이블 ${tableNumber}`].filter(Boolean).join(' · '),
    ],
    [t`상담 방법`, [method, ...(proposedMethod === null ? [] : [proposedMethod])].map(methodName).join(' → ')],
    [t`상품`, product?.name],
    [t`메시지`, message ?? undefined],
    [t`사유`, reason ?? undefined],
    [
      t`상담 여부`,
      marks.buyer === null && marks.seller === null ? undefined : t`바이어 ${said(marks.buyer)}, 판매 기업 ${said(marks.seller)}`,
    ],
  ]
  return (
    <dl className="mb-6 grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** What was done with it, and by whom of the staff. */
function Log({ events, timeZone }: { events: Read['events']; timeZone: string }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <details className="mt-6 text-sm">
      <summary className="min-h-11 content-center font-semibold">
        <Trans>지금까지 한 일</Trans>
      </summary>
      <ol className="divide-y divide-line">
        {events.map(({ _id, at, action, by, user, startsAt }) => (
          <li key={_id} className="py-2">
            {i18n._(deedNames[action])} · {i18n._(sideNames[by])}
            {user !== null && ` (${user})`}
            {startsAt !== null && ` · ${momentIn(startsAt, timeZone, locale)}`}
            <span className="block text-xs text-muted">{dateText(at, locale)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Opened({ fair: { _id: _fair, timeZone, tables }, _id }: { fair: Fair; _id: string }) {
  const { t } = useLingui()
  const load = useQuery(readOptions('GET /api/console/fairs/{_id}/matchings/{mid}', useLocale(), { params: { _id: _fair, mid: _id } }))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-72" />} failed={t`상담을 불러오지 못했습니다.`}>
      {({ matching, events, conversation }) => (
        <>
          <Facts matching={matching} timeZone={timeZone} />
          <StaffRoomLink matching={matching} timeZone={timeZone} />
          <MatchingActions
            key={matching.version}
            _fair={_fair}
            timeZone={timeZone}
            tables={tables}
            matching={matching}
            onDone={() => closeDialog(matchingDialogId)}
          />
          {conversation !== null && <ReportedConversation _fair={_fair} matching={matching} conversation={conversation} />}
          <Log events={events} timeZone={timeZone} />
          <button {...closes(matchingDialogId)} className={buttonClass('outline', 'mt-6 w-full')}>
            <Trans>닫기</Trans>
          </button>
        </>
      )}
    </LoadState>
  )
}

/** One matching, with what staff can do on behalf of its sides: one dialog in the screen, for whichever is opened. */
export function MatchingDialog({ fair, _id, isWanted }: Props) {
  const { t } = useLingui()
  const isOpen = useIsOpen(matchingDialogId)
  useEffect(() => {
    if (isWanted) openDialog(matchingDialogId)
  }, [isWanted])
  return (
    <Dialog id={matchingDialogId} title={t`상담 내용`}>
      {isOpen && _id !== undefined && <Opened key={_id} fair={fair} _id={_id} />}
    </Dialog>
  )
}
