import { canWrite } from '#contract/trade/can-write.ts'
import { type MatchingPart, partOf } from '#contract/trade/matching-standing.ts'
import { actionsOf, canReport, heldStates, type MatchingState } from '#contract/trade/matching-states.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { taskLimits } from '#contract/trade/limits.ts'
import type { DueTask } from '#contract/trade/tasks.ts'
import { dayKeyIn } from '../../content/zoned-time.ts'
import type { StoredRead } from '../../member/share.ts'
import { ownKeys } from './stored-keys.ts'
import type { StoredMatchings } from './sync.ts'

interface Input {
  params?: { _id?: string; _fair?: string }
  query?: {
    limit?: number
    skip?: number
    _fair?: string
    state?: MatchingState
    isMyTurn?: boolean
    part?: MatchingPart
    isAgreed?: boolean
    hasMessages?: boolean
    beside?: string
    before?: string
  }
}

/** A matching with what can be done with it by now. */
function asOfNow(matching: Matching): Matching {
  const now = new Date().toISOString()
  // What an earlier build has put aside has no conversation.
  const { conversation = null } = matching as Partial<Matching>
  return {
    ...matching,
    actions: actionsOf(matching, matching.role, now),
    canReport: canReport(matching, now),
    conversation: conversation && { ...conversation, canWrite: conversation.canWrite && canWrite(matching, now) },
  }
}

const isAgreed = ({ state }: Matching): boolean => heldStates.some((held) => held === state)
const byStart = (a: Matching, b: Matching): number => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1)

const lastAt = ({ conversation }: Partial<Matching>): string => conversation?.lastAt ?? ''

/** Until when an answer is possible, as the server orders those that wait for one. */
const endOf = ({ expiresAt, startsAt }: Matching): string => expiresAt ?? startsAt ?? ''
const byEnd = (a: Matching, b: Matching): number => (endOf(a) < endOf(b) ? -1 : 1)
const byChange = (a: Matching, b: Matching): number => (a.updatedAt < b.updatedAt ? 1 : -1)

const orderOf = ({ isMyTurn, part, isAgreed = part === 'agreed' }: NonNullable<Input['query']>) =>
  isAgreed ? byStart : part === 'past' ? byChange : part === 'waiting' || isMyTurn === true ? byEnd : undefined

/** A list as the server makes it: the newest first, or by the time that matters in what is asked for. */
function listOf({ matchings, myTurn }: StoredMatchings, query: NonNullable<Input['query']>) {
  const { limit = 20, skip = 0, _fair, state, isMyTurn = false, part } = query
  const now = new Date().toISOString()
  const grouped = Map.groupBy(matchings, (matching) => partOf(matching, now))
  const countOf = (one: MatchingPart) => grouped.get(one)?.length ?? 0
  const parts = { waiting: countOf('waiting'), agreed: countOf('agreed'), past: countOf('past') }
  const wanted = matchings.filter(
    (matching) =>
      (_fair === undefined || matching.fair._id === _fair) &&
      (state === undefined || matching.state === state) &&
      (!isMyTurn || matching.awaits === matching.role) &&
      (part === undefined || partOf(matching, now) === part),
  )
  const order = orderOf(query)
  const found =
    query.hasMessages === true
      ? wanted.filter((matching) => lastAt(matching) !== '').toSorted((a, b) => (lastAt(a) < lastAt(b) ? 1 : -1))
      : (query.isAgreed === true ? wanted.filter(isAgreed) : wanted).toSorted(order ?? (() => 0))
  const unread = matchings.reduce((sum, { conversation }) => sum + (conversation?.unread ?? 0), 0)
  return { matchings: found.slice(skip, skip + limit).map(asOfNow), myTurn, parts, unread, summary: { total: found.length, limit, skip } }
}

function oneOf({ matchings }: StoredMatchings, _id: string | undefined) {
  const matching = matchings.find((one) => one._id === _id)
  return matching && { matching: asOfNow(matching) }
}

interface StoredTasks {
  tasks: readonly DueTask[]
}

/** What is due by now, as the server says it. */
function dueOf({ tasks }: StoredTasks): StoredTasks {
  const soon = dayKeyIn(new Date(Date.now() + taskLimits.dueDays * 24 * 60 * 60_000).toISOString(), 'Asia/Seoul')
  return { tasks: tasks.filter(({ isDone, day }) => !isDone && day !== null && day <= soon).slice(0, taskLimits.due) }
}

/** Which of what is stored answers a read, and how. */
export function storedRead(name: string, { params = {}, query = {} }: Input): StoredRead | undefined {
  const { _id = '', _fair = '' } = params
  switch (name) {
    case 'GET /api/v1/me/fairs':
      return { key: ownKeys.fairs }
    case 'GET /api/v1/me/matchings':
      return { key: ownKeys.matchings, answer: (stored: StoredMatchings) => listOf(stored, query) }
    case 'GET /api/v1/me/matchings/{_id}':
      return { key: ownKeys.matchings, answer: (stored: StoredMatchings) => oneOf(stored, _id) }
    case 'GET /api/v1/me/matchings/{_id}/schedules':
      return { key: ownKeys.scheduleOf(_id) }
    case 'GET /api/v1/me/matchings/{_id}/messages':
      return query.before === undefined ? { key: ownKeys.messagesOf(_id) } : undefined
    case 'GET /api/v1/me/tasks':
      return { key: ownKeys.tasks, answer: dueOf }
    case 'GET /api/v1/me/matchings/{_id}/tasks':
      return { key: ownKeys.tasks, answer: ({ tasks }: StoredTasks) => ({ tasks: tasks.filter(({ _matching }) => _matching === _id) }) }
    case 'GET /api/v1/me/schedules/{_fair}/entryCode':
      return { key: ownKeys.entryCode(_fair) }
    case 'GET /api/v1/me/schedules/{_fair}':
      return query.beside === undefined ? { key: ownKeys.schedule(_fair) } : undefined
    default:
      return undefined
  }
}
