import type { Body } from '#contract/api.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { otherParty } from '#contract/trade/matching-states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { saveBlob } from '../../content/save-blob.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { importPending, useOutcomeOf } from '../member-offline/use-answers.ts'
import { Won } from '../../content/won.tsx'
import { interestNames, markNames, nextStepNames } from './outcome-names.ts'

const PendingOutcome = lazy(() => retryImport(importPending).then((part) => ({ default: part.PendingOutcome })))
const OutcomeForm = lazy(() => retryImport(() => import('./outcome-form.tsx')))

/** What both sides have said of who was there. */
function Attendance({ matching: { marks, role, state } }: { matching: Matching }) {
  const { t, i18n } = useLingui()
  const said = (mark: 'met' | 'missed' | null) => (mark === null ? t`아직 알리지 않음` : i18n._(markNames[mark]))
  return (
    <>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-muted">
            <Trans>내가 알린 참석</Trans>
          </dt>
          <dd className="font-semibold">{said(marks[role])}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-muted">
            <Trans>상대가 알린 참석</Trans>
          </dt>
          <dd className="font-semibold">{said(marks[otherParty(role)])}</dd>
        </div>
      </dl>
      {state === 'disputed' && (
        <p className="border-l-4 border-warning py-1 pl-4 text-sm">
          <Trans>상담 참석 여부를 서로 다르게 알리셨습니다. 담당자가 확인하고 정합니다.</Trans>
        </p>
      )}
    </>
  )
}

/** What one's own side has written of it, in a line. */
function OutcomeText({ outcome }: { outcome: Body<'PUT /api/v1/me/matchings/{_id}/outcome'> }) {
  const { i18n } = useLingui()
  const { interest = null, amount = null, nextStep = null, note = null } = outcome
  return (
    <div className="text-sm">
      <p className="flex flex-wrap gap-x-4">
        {interest !== null && (
          <span>
            <Trans>관심</Trans>: <strong>{i18n._(interestNames[interest])}</strong>
          </span>
        )}
        {amount !== null && (
          <span>
            <Trans>예상 거래 금액</Trans>:{' '}
            <strong>
              <Won amount={amount} />
            </strong>
          </span>
        )}
        {nextStep !== null && (
          <span>
            <Trans>다음 단계</Trans>: <strong>{i18n._(nextStepNames[nextStep])}</strong>
          </span>
        )}
      </p>
      {note !== null && <p className="mt-1 whitespace-pre-line text-muted">{note}</p>}
    </div>
  )
}

/** The outcome of a meeting: read, and written in the card where it is asked for. @param props.isAsked at once, while nothing is there */
export function Outcome({ matching, isAsked = false }: { matching: Matching; isAsked?: boolean }) {
  const { outcome, canReport, other } = matching
  const [isOpen, setIsOpen] = useState(isAsked && canReport && outcome === null)
  const pending = useOutcomeOf(matching._id)
  const id = `outcome-${matching._id}`
  return (
    <>
      {pending !== undefined && !isOpen && (
        <Suspense>
          <PendingOutcome entry={pending.entry}>
            {pending.content !== undefined && <OutcomeText outcome={pending.content.outcome} />}
          </PendingOutcome>
        </Suspense>
      )}
      {outcome !== null && pending === undefined && !isOpen && <OutcomeText outcome={outcome} />}
      {canReport && pending?.entry.state !== 'sending' && (
        <button
          type="button"
          className={buttonClass('outline')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {outcome === null && pending === undefined ? <Trans>상담 결과 적기</Trans> : <Trans>상담 결과 고치기</Trans>}
          <span className="sr-only">: {other.name}</span>
          <Icon name="down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      )}
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<div className="skeleton h-96" />}>
            <OutcomeForm matching={matching} pending={pending?.content?.outcome} onSaved={() => setIsOpen(false)} />
          </Suspense>
        </div>
      )}
    </>
  )
}

/** The agreed time as a file for a calendar: it takes the place of one that was opened before, and cancels it. */
function CalendarFile({ matching: { _id, state, other } }: { matching: Matching }) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = usePress({
    // What is no JSON comes as its bytes (data/http.ts).
    mutationFn: async () => (await api('GET /api/v1/me/matchings/{_id}/invitation', { locale, params: { _id } })) as Blob,
    onSuccess: (file) => saveBlob(file, 'meeting.ics'),
    onError: alertFailure,
  })
  return (
    <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      {state === 'cancelled' ? <Trans>취소를 달력에 (.ics)</Trans> : <Trans>달력에 넣기 (.ics)</Trans>}
      <span className="sr-only">: {other.name}</span>
    </button>
  )
}

/** Follow-up of an agreed time: the calendar, who was there, and what came of it. @param props.isAsked at once */
export function AfterMeeting({ matching, isAsked = false }: { matching: Matching; isAsked?: boolean }) {
  const { startsAt, marks, canReport, outcome } = matching
  const isPending = useOutcomeOf(matching._id) !== undefined
  if (startsAt === null) return null
  const isSaid = marks.buyer !== null || marks.seller !== null
  return (
    <div className="no-print mt-4 space-y-3 border-t border-line pt-4">
      {(canReport || isSaid) && <Attendance matching={matching} />}
      {(canReport || outcome !== null || isPending) && <Outcome matching={matching} isAsked={isAsked} />}
      {!canReport && <CalendarFile matching={matching} />}
    </div>
  )
}
