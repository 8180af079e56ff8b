import type { Matching } from '#contract/trade/matchings.ts'
import { matchingStates } from '#contract/trade/matching-states.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import type { ListSearch } from '../../data/list-search.ts'
import { present } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { ConversationChip } from '../conversation/conversation-chip.tsx'
import { ConversationDialog, conversationDialogId } from '../conversation/conversation-dialog.tsx'
import { matchingStateNames } from '../names.ts'
import { SaveAgendaToggle } from '../member-offline/save-agenda-toggle.tsx'
import { Answers, importPending, Outcomes, useAnswers, useOffers, useOutcomes } from '../member-offline/use-answers.ts'
import { myMatching, myMatchings } from '../queries.ts'
import { useOpen } from '../../data/use-open.ts'
import { OwnWaits } from '../waits/own-waits.tsx'
import { AnswerDialog, answerDialogId } from './answer-dialog.tsx'
import type { DialogAction } from './dialog-actions.ts'
import { MatchingCard } from './matching-card.tsx'
import { Said } from './said.tsx'

const MyNotifications = lazy(() =>
  retryImport(() => import('../../member/my-notifications.tsx')).then((part) => ({ default: part.MyNotifications })),
)

const PendingOffers = lazy(() => retryImport(importPending).then((part) => ({ default: part.PendingOffers })))

const chip =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line px-4 text-sm hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper'

/** What to ask for: without a type what waits for oneself, `messages`, `all`, or those in a state. */
function queryOf({ type, page = 1 }: ListSearch) {
  const part = paged({ page })
  if (type === undefined) return { ...part, isMyTurn: true }
  if (type === 'messages') return { ...part, hasMessages: true }
  const state = matchingStates.find((one) => one === type)
  return state === undefined ? part : { ...part, state }
}

function Kinds({ myTurn, unread }: { myTurn: number | undefined; unread: number | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`매칭 상태`} className="-mx-5 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 sm:w-auto sm:flex-wrap">
        <li>
          <PageLink to="/mypage/matchings" className={chip} keepsScroll>
            <Trans>답할 것</Trans>
            {myTurn !== undefined && myTurn > 0 && (
              <span className="min-w-6 rounded-full border border-current px-1.5 text-center text-xs font-bold tabular-nums">{myTurn}</span>
            )}
          </PageLink>
        </li>
        <li>
          <ConversationChip unread={unread} className={chip} />
        </li>
        <li>
          <PageLink to="/mypage/matchings" search={{ type: 'all' }} className={chip} keepsScroll>
            <Trans>전체</Trans>
          </PageLink>
        </li>
        {matchingStates.map((state) => (
          <li key={state}>
            <PageLink to="/mypage/matchings" search={{ type: state }} className={chip} keepsScroll>
              {i18n._(matchingStateNames[state])}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Opened {
  _id: string
  onAction: (matching: Matching, action: DialogAction, isQuick?: boolean) => void
  onMessages: (matching: Matching) => void
}

/** What is answered at once where a notification leads to it. */
const quickDeeds = ['accept', 'confirm', 'agree'] as const

/**
 * The one that a message or a link is about, above all others. Its messages are open where the link is to them; where it waits for
 * an answer, the dialog for that.
 */
function OpenedMatching({ _id, onAction, onMessages }: Opened) {
  const { data } = useQuery(myMatching(useLocale(), _id))
  const matching = present(data)?.matching
  const answers = use(Answers)
  const isAnswered = answers === undefined || answers.some(({ entry }) => entry.subject === _id)
  const hasOpened = useRef(false)
  const wantsMessages = useLocation({ select: ({ hash }) => hash === 'messages' })
  const action =
    !wantsMessages && matching !== undefined && matching.awaits === matching.role
      ? quickDeeds.find((one) => matching.actions.includes(one))
      : undefined
  const isWanted = action !== undefined && !isAnswered
  const openQuickly = useEffectEvent(() => {
    if (matching === undefined || action === undefined || hasOpened.current) return
    hasOpened.current = true
    onAction(matching, action, true)
    openDialog(answerDialogId)
  })
  useEffect(() => {
    if (isWanted) openQuickly()
  }, [isWanted])
  const hasMessages = wantsMessages && (matching?.conversation ?? null) !== null
  const openMessages = useEffectEvent(() => {
    if (matching === undefined) return
    onMessages(matching)
    openDialog(conversationDialogId)
  })
  useEffect(() => {
    if (hasMessages) openMessages()
  }, [hasMessages])
  return matching === undefined ? null : <MatchingCard matching={matching} onAction={onAction} onMessages={onMessages} />
}

/** One whose answer has not reached the server, where the list below leaves it out: cancelled meanwhile, or on another page. */
function Unanswered({ _id, ...does }: Opened) {
  const { data } = useQuery(myMatching(useLocale(), _id))
  const matching = present(data)?.matching
  return matching === undefined ? null : <MatchingCard matching={matching} {...does} />
}

/** `/mypage/matchings`: a member's matchings by what is to be done. */
export function Inbox() {
  const { t } = useLingui()
  const search = useListSearch()
  const { page = 1, type } = search
  const open = useOpen()
  const load = useQuery({ ...myMatchings(useLocale(), queryOf(search)), placeholderData: keepPreviousData })
  const [asked, setAsked] = useState<{ matching: Matching; action: DialogAction; isQuick: boolean }>()
  const [talk, setTalk] = useState<Matching>()
  const onAction = (matching: Matching, action: DialogAction, isQuick = false) => setAsked({ matching, action, isQuick })
  const does = { onAction, onMessages: setTalk }
  const answers = useAnswers()
  const outcomes = useOutcomes()
  const offers = useOffers() ?? []
  const unreceived = (answers?.length ?? 0) + (outcomes?.length ?? 0) + offers.length
  const listed = load.data?.matchings.map(({ _id }) => _id)
  const apart = new Set(listed && answers?.map(({ entry }) => entry.subject).filter((one) => one !== open && !listed.includes(one)))
  return (
    <Answers value={answers}>
      <Outcomes value={outcomes}>
        <div className="space-y-6">
          {unreceived > 0 && (
            <p role="status" className="text-sm font-semibold">
              <Plural value={unreceived} other="아직 전해지지 않은 내 답 #건" />
            </p>
          )}
          <Suspense fallback={<div className="skeleton h-20" />}>
            <MyNotifications open={open} />
          </Suspense>
          {offers.length > 0 && (
            <Suspense fallback={<div className="skeleton h-20" />}>
              <PendingOffers offers={offers} />
            </Suspense>
          )}
          <OwnWaits />
          <Kinds myTurn={load.data?.myTurn} unread={load.data?.unread} />
          {open !== undefined && <OpenedMatching key={open} _id={open} {...does} />}
          {[...apart].map((one) => (
            <Unanswered key={one} _id={one} {...does} />
          ))}
          <LoadState
            load={load}
            skeleton={<div className="skeleton h-72" />}
            failed={t`매칭을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
            isEmpty={({ summary }) => summary.total === 0}
            empty={
              type === undefined
                ? t`지금 답하실 매칭이 없습니다. 보내신 제안과 잡힌 상담은 ‘전체’에서 보실 수 있습니다.`
                : t`해당하는 매칭이 없습니다.`
            }
          >
            {({ matchings, summary: { total } }) => (
              <div aria-busy={load.isPlaceholderData} className="aria-busy:opacity-60">
                <ul className="space-y-4">
                  {matchings
                    .filter(({ _id }) => _id !== open)
                    .map((matching) => (
                      <li key={matching._id}>
                        <MatchingCard matching={matching} {...does} />
                      </li>
                    ))}
                </ul>
                <Pagination
                  page={page}
                  count={Math.ceil(total / pageSize)}
                  targetOf={(number) => ({ to: '/mypage/matchings', search: pageOf(search, number) })}
                />
              </div>
            )}
          </LoadState>
          <AnswerDialog asked={asked} />
          <ConversationDialog matching={talk} />
          <SaveAgendaToggle />
          <Said />
        </div>
      </Outcomes>
    </Answers>
  )
}
