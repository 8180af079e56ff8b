import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { opens } from '../../ui/deferred/dialog.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ContactPhoto, ContactRole } from '../fair/contact.tsx'
import { timesIn, zoneLabel } from '../fair/time.ts'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { When } from '../fair/when.tsx'
import { matchingStateNames, methodNames } from '../names.ts'
import { ConversationButton } from '../conversation/conversation-button.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { AfterMeeting } from './after-meeting.tsx'
import { RoomLink } from '../room/room-link.tsx'
import { importPending, useAnswerTo } from '../member-offline/use-answers.ts'
import { answerDialogId } from './answer-dialog.tsx'
import { type DialogAction, dialogActions, useActionLabels } from './dialog-actions.ts'
import { Marks } from './marks.tsx'

const PendingAnswer = lazy(() => retryImport(importPending).then((part) => ({ default: part.PendingAnswer })))

/** The times that are asked about, while none is agreed. */
function Slots({ matching: { slots, fair, state, ...rest } }: { matching: Matching }) {
  const { i18n } = useLingui()
  // What an earlier build has put aside does not say it.
  const proposedMethod = rest.proposedMethod ?? undefined
  const locale = useLocale()
  const { timeZone } = fair
  const wanted = state === 'offered' ? 'offered' : state === 'accepted' ? 'picked' : 'proposed'
  const shown = slots.filter((slot) => slot.state === wanted)
  const [first] = shown
  if (first === undefined) return null
  return (
    <p className="text-sm tabular-nums">
      <span className="font-semibold">
        {state === 'offered' ? (
          <Trans>제안한 시간</Trans>
        ) : state === 'accepted' ? (
          <Trans>고른 시간</Trans>
        ) : (
          <Trans>새로 제안한 시간</Trans>
        )}
      </span>{' '}
      {timesIn(
        shown.map(({ startsAt }) => startsAt),
        timeZone,
        locale,
      )}{' '}
      <span className="text-muted">({zoneLabel(timeZone, first.startsAt, locale)})</span>
      {proposedMethod !== undefined && <strong> · {i18n._(methodNames[proposedMethod])}</strong>}
    </p>
  )
}

/** Whose turn it is, and until when. */
function Turn({ matching: { awaits, role, expiresAt, fair } }: { matching: Matching }) {
  const locale = useLocale()
  if (awaits === null) return null
  const until = expiresAt === null ? '' : `${shortDayIn(expiresAt, fair.timeZone, locale)} ${timeIn(expiresAt, fair.timeZone)}`
  return (
    <p className="text-sm">
      {awaits === role ? (
        <strong>
          <Trans>답하실 차례입니다</Trans>
        </strong>
      ) : awaits === 'staff' ? (
        <Trans>담당자가 확인하고 있습니다</Trans>
      ) : (
        <Trans>상대의 답을 기다립니다</Trans>
      )}
      {until !== '' && (
        <span className="text-muted tabular-nums">
          {' '}
          · <Trans>{until}까지</Trans>
        </span>
      )}
    </p>
  )
}

interface Props {
  matching: Matching
  onAction: (matching: Matching, action: DialogAction) => void
  onMessages: (matching: Matching) => void
}

/** A matching with what can be done with it. */
export function MatchingCard({ matching, onAction, onMessages }: Props) {
  const { i18n } = useLingui()
  const texts = useActionLabels()
  const { other, fair, state, method, product, message, reason, startsAt, endsAt, tableNumber, actions, awaits, role } = matching
  // What an earlier build has put aside says nothing of the contact.
  const { name, photo = null, contactRole = null } = other as Partial<typeof other> & { name: string }
  const isMine = awaits === role
  const answer = useAnswerTo(matching._id)
  const isOnItsWay = answer !== undefined && answer.entry.state !== 'refused' && answer.entry.state !== 'expired'
  return (
    <article className={`rounded-card border bg-surface p-5 ${isMine ? 'border-2 border-accent' : 'border-line'}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="flex min-w-0 gap-3">
          {photo !== null && <ContactPhoto _file={photo} className="size-14" />}
          <div className="min-w-0">
            <Heading className="text-lg font-bold">{name}</Heading>
            <p className="text-sm text-muted">
              {fair.title} · {i18n._(methodNames[method])}
              {product !== null && ` · ${product.name}`}
            </p>
            {contactRole !== null && <ContactRole text={contactRole} />}
          </div>
        </div>
        <span
          className={`shrink-0 rounded-control border px-2 py-0.5 text-sm font-semibold ${isMine ? 'border-accent text-accent' : 'border-line text-muted'}`}
        >
          {i18n._(matchingStateNames[state])}
        </span>
      </div>
      <div className="mt-3 space-y-1.5">
        {startsAt !== null && endsAt !== null && (
          <p className="font-semibold">
            <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
            {tableNumber !== null && (
              <span className="block text-sm font-normal">
                <Trans>
                  {fair.venue} 테이블 {tableNumber}번
                </Trans>
              </span>
            )}
          </p>
        )}
        <Slots matching={matching} />
        <Turn matching={matching} />
        {message !== null && <p className="text-sm whitespace-pre-line text-muted">{message}</p>}
        {reason !== null && (
          <p className="text-sm">
            <Trans>사유: {reason}</Trans>
          </p>
        )}
      </div>
      <RoomLink matching={matching} />
      {answer !== undefined && (
        <Suspense>
          <PendingAnswer matching={matching} answer={answer} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {!isOnItsWay &&
          dialogActions.map(
            (action) =>
              actions.includes(action) && (
                <button
                  key={action}
                  {...opens(answerDialogId, () => onAction(matching, action))}
                  className={buttonClass(action === 'accept' || action === 'confirm' || action === 'agree' ? 'primary' : 'outline')}
                >
                  {texts[action].name}
                  <span className="sr-only">: {name}</span>
                </button>
              ),
          )}
        {actions.length > 0 && !isOnItsWay && <Marks matching={matching} />}
        <ConversationButton matching={matching} onOpen={onMessages} />
      </div>
      <AfterMeeting matching={matching} />
      <TaskList matching={matching} />
    </article>
  )
}
