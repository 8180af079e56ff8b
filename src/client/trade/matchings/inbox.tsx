import type { Answer } from '#contract/api.ts'
import { matchingParts } from '#contract/trade/matching-standing.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { matchingStates } from '#contract/trade/matching-states.ts'
import { Plural, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Pagination } from '../../content/pagination.tsx'
import { oneOf, paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import type { ListSearch } from '../../data/list-search.ts'
import { present } from '../../data/query-client.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { openDialog } from '../../ui/deferred/dialog.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { ConversationDialog, conversationDialogId } from '../conversation/conversation-dialog.tsx'
import { SaveAgendaToggle } from '../member-offline/save-agenda-toggle.tsx'
import { Answers, importPending, Outcomes, useAnswers, useOffers, useOutcomes } from '../member-offline/use-answers.ts'
import { myMatching, myMatchings } from '../queries.ts'
import { useOpen } from '../../data/use-open.ts'
import { OwnWaits } from '../waits/own-waits.tsx'
import { AnswerDialog, answerDialogId } from './answer-dialog.tsx'
import type { DialogAction } from './dialog-actions.ts'
import { InboxTabs } from './inbox-tabs.tsx'
import { MatchingCard } from './matching-card.tsx'
import { MatchingRow } from './matching-row.tsx'
import { Said } from './said.tsx'

const MyNotifications = lazy(() =>
  retryImport(() => import('../../member/my-notifications.tsx')).then((part) => ({ default: part.MyNotifications })),
)

const PendingOffers = lazy(() => retryImport(importPending).then((part) => ({ default: part.PendingOffers })))

export type Matchings = Answer<'GET /api/v1/me/matchings'>

const beside = 'space-y-4 self-start md:sticky md:top-28 md:max-h-[calc(100dvh-8.5rem)] md:overflow-y-auto'

/** What to ask for: without a type what waits for oneself, a part of the others, `messages`, `all`, or those in a state. */
function queryOf({ type, page = 1 }: ListSearch) {
  const part = paged({ page })
  if (type === undefined) return { ...part, isMyTurn: true }
  if (type === 'messages') return { ...part, hasMessages: true }
  const [other, state] = [oneOf(matchingParts, type), oneOf(matchingStates, type)]
  if (other !== undefined) return { ...part, part: other }
  return state === undefined ? part : { ...part, state }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether what is open was chosen from a list, to look at it. */
    isBrowsing?: boolean | undefined
  }
}

interface Deeds {
  onAction: (matching: Matching, action: DialogAction, isQuick?: boolean) => void
  onMessages: (matching: Matching) => void
}
interface Opened extends Deeds {
  _id: string
}

/** What is answered at once where a notification leads to it. */
const quickDeeds = ['accept', 'confirm', 'agree'] as const

/**
 * The one that a message or a link is about, above all others or beside them. Its messages are open where the link is to them; where
 * it waits for an answer, the dialog for that, unless it was chosen from the list beside it.
 */
function OpenedMatching({ _id, onAction, onMessages }: Opened) {
  const { data } = useQuery(myMatching(useLocale(), _id))
  const matching = present(data)?.matching
  const answers = use(Answers)
  const isAnswered = answers === undefined || answers.some(({ entry }) => entry.subject === _id)
  const hasOpened = useRef(false)
  const wantsMessages = useLocation({ select: ({ hash }) => hash === 'messages' })
  const isBrowsing = useLocation({ select: ({ state }) => state.isBrowsing === true })
  const action =
    !wantsMessages && matching !== undefined && matching.awaits === matching.role
      ? quickDeeds.find((one) => matching.actions.includes(one))
      : undefined
  const isWanted = action !== undefined && !isAnswered && !isBrowsing
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

/** What waits to be told or sent, above everything else. @param answered how many answers have not been received */
function Unreceived({ open, answered }: { open: string | undefined; answered: number }) {
  const offers = useOffers() ?? []
  const unreceived = answered + offers.length
  return (
    <>
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
    </>
  )
}

/** The one of a list that stands beside it while none is chosen: what comes meanwhile does not take the place of what is being read. */
function useFirst(matchings: readonly Matching[] = []): Matching | undefined {
  const [kept, setKept] = useState<string>()
  const first = matchings.find(({ _id }) => _id === kept) ?? matchings[0]
  if (first !== undefined && first._id !== kept) setKept(first._id)
  return first
}

interface ListProps extends Deeds {
  matchings: readonly Matching[]
  /** The one that stands apart: above the list, or beside it. */
  open: string | undefined
  isWide: boolean
}

/** Rows beside the one that is open, or cards below it. */
const List = ({ matchings, open, isWide, ...does }: ListProps) => (
  <ul className={isWide ? 'space-y-2' : 'space-y-4'}>
    {matchings
      .filter(({ _id }) => isWide || _id !== open)
      .map((matching) => (
        <li key={matching._id}>
          {isWide ? <MatchingRow matching={matching} isShown={matching._id === open} /> : <MatchingCard matching={matching} {...does} />}
        </li>
      ))}
  </ul>
)

/** The list at the left and what is open at the right, or what is open above the list. */
function Columns({ isWide, list, children }: { isWide: boolean; list: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  if (!isWide)
    return (
      <>
        {children}
        {list}
      </>
    )
  return (
    <div className="grid md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] md:gap-8">
      <div>{list}</div>
      <section aria-label={t`고른 매칭`} className={beside}>
        {children}
      </section>
    </div>
  )
}

/** `/mypage/matchings`: a member's matchings by what is to be done. */
export function Inbox() {
  const { t } = useLingui()
  const search = useListSearch()
  const { page = 1, type } = search
  const open = useOpen()
  const isWide = useIsWide()
  const load = useQuery({ ...myMatchings(useLocale(), queryOf(search)), placeholderData: keepPreviousData })
  const [asked, setAsked] = useState<{ matching: Matching; action: DialogAction; isQuick: boolean }>()
  const [talk, setTalk] = useState<Matching>()
  const onAction = (matching: Matching, action: DialogAction, isQuick = false) => setAsked({ matching, action, isQuick })
  const does = { onAction, onMessages: setTalk }
  const answers = useAnswers()
  const outcomes = useOutcomes()
  const first = useFirst(load.data?.matchings)
  const listed = load.data?.matchings.map(({ _id }) => _id)
  const apart = new Set(listed && answers?.map(({ entry }) => entry.subject).filter((one) => one !== open && !listed.includes(one)))
  const list = (
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
          <List matchings={matchings} open={isWide ? (open ?? first?._id) : open} isWide={isWide} {...does} />
          <Pagination
            page={page}
            count={Math.ceil(total / pageSize)}
            targetOf={(number) => ({ to: '/mypage/matchings', search: pageOf(search, number) })}
          />
        </div>
      )}
    </LoadState>
  )
  return (
    <Answers value={answers}>
      <Outcomes value={outcomes}>
        <div className="space-y-6">
          <Unreceived open={open} answered={(answers?.length ?? 0) + (outcomes?.length ?? 0)} />
          <InboxTabs loaded={load.data} type={type} />
          <Columns isWide={isWide} list={list}>
            {open !== undefined && <OpenedMatching key={open} _id={open} {...does} />}
            {open === undefined && isWide && first !== undefined && <MatchingCard key={first._id} matching={first} {...does} />}
            {[...apart].map((one) => (
              <Unanswered key={one} _id={one} {...does} />
            ))}
          </Columns>
          <AnswerDialog asked={asked} />
          <ConversationDialog matching={talk} />
          <SaveAgendaToggle />
          <Said />
        </div>
      </Outcomes>
    </Answers>
  )
}
