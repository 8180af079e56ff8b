import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { type CallInput, Unreachable } from '../../data/http.ts'
import type { Reader, SyncContext, Synced } from '../../member/share.ts'
import { ownPrefix, storedUsername } from '../../member/sync-own.ts'
import { isRemembered, keptKey, type Owner, readOwn, writeOwn } from '../../offline/member/store.ts'
import { ownKeys } from './stored-keys.ts'

/** Stored copy of an account's matchings. */
export interface StoredMatchings {
  matchings: readonly Matching[]
  myTurn: number
}

/** A meeting as it stays on the device without a login. */
export interface SavedMeeting extends Pick<Matching, '_id' | 'startsAt' | 'endsAt' | 'tableNumber' | 'method'> {
  name: string
  fair: Matching['fair']
}
/** Agenda that stays on the device without a login: whose it is, and when they meet whom. */
export interface SavedAgenda {
  username: string
  meetings: readonly SavedMeeting[]
}

/** What is read at most; the newest of each. */
const most = { list: 100, ofMatchings: 12, ofFairs: 5, conversations: 20, messages: 50 } as const

const isAgreed = ({ state }: Matching): boolean => state === 'confirmed' || state === 'rescheduling'

/** The agreed meetings, in the order of time. */
export const agendaOf = (matchings: readonly Matching[]): SavedMeeting[] =>
  matchings
    .filter(isAgreed)
    .map(({ _id, startsAt, endsAt, tableNumber, method, fair, other }) => ({
      _id,
      startsAt,
      endsAt,
      tableNumber,
      method,
      fair,
      name: other.name,
    }))
    .toSorted((a, b) => ((a.startsAt ?? '') < (b.startsAt ?? '') ? -1 : 1))

/** The newest matchings, all that wait for the member, and the agenda of each of these fairs, as far as a list of each goes. */
async function readMatchings(read: Reader, joined: readonly string[]): Promise<StoredMatchings> {
  const list = (query: CallInput<'GET /api/v1/me/matchings'>['query']) =>
    read('GET /api/v1/me/matchings', { query: { limit: most.list, ...query } })
  const { matchings, myTurn, summary } = await list({})
  if (summary.total <= most.list) return { matchings, myTurn }
  const more = [...(await list({ isMyTurn: true })).matchings, ...(await list({ hasMessages: true })).matchings]
  for (const _fair of joined) more.push(...(await list({ _fair, isAgreed: true })).matchings)
  const all = new Map([...matchings, ...more].map((matching) => [matching._id, matching]))
  return { matchings: [...all.values()].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)), myTurn }
}

/** What a schedule was asked for is worth no failure of the rest: it may have gone meanwhile. */
const settled = async <Value>(key: string, reading: Promise<Value>): Promise<readonly (readonly [string, Value])[]> => {
  try {
    return [[key, await reading]]
  } catch (error) {
    if (error instanceof Unreachable) throw error
    return []
  }
}

type Entry = readonly [string, unknown]
type Messages = Answer<'GET /api/v1/me/matchings/{_id}/messages'>

/** The end of each of the latest conversations: asked for again where something was written since, or none of it is here. */
async function readConversations({ owner, locale, read }: SyncContext, matchings: readonly Matching[]): Promise<Entry[]> {
  const entries: Entry[] = []
  const talks = matchings.flatMap(({ _id, conversation }) =>
    conversation === null || conversation.lastAt === null ? [] : [{ _id, ...conversation, lastAt: conversation.lastAt }],
  )
  for (const { _id, lastAt, canWrite } of talks.toSorted((a, b) => (a.lastAt < b.lastAt ? 1 : -1)).slice(0, most.conversations)) {
    const key = ownKeys.messagesOf(_id)
    const stored = await readOwn(owner.account, ownPrefix(locale, { name: 'trade' }) + key).catch(() => undefined)
    const former = stored?.value as Messages | undefined
    if (former?.messages[0]?.createdAt === lastAt && former.canWrite === canWrite) entries.push([key, former])
    else
      entries.push(
        ...(await settled(key, read('GET /api/v1/me/matchings/{_id}/messages', { params: { _id }, query: { limit: most.messages } }))),
      )
  }
  return entries
}

/**
 * Reads what a member needs on the go: fairs, matchings, the times of those that can be answered, what both sides have written, what is
 * to be done after meetings, when the member is there, and the codes for the entrance.
 */
export async function syncTrade(context: SyncContext): Promise<Synced> {
  const { owner, username, read } = context
  const fairs = await read('GET /api/v1/me/fairs', { query: { limit: most.list } })
  const joined = fairs.fairs
    .filter(({ participation, fair }) => participation.state === 'APPROVED' && fair.state !== 'expired')
    .slice(0, most.ofFairs)
    .map(({ fair }) => fair._id)
  const stored = await readMatchings(read, joined)
  const values: Entry[] = [
    [ownKeys.fairs, fairs],
    [ownKeys.matchings, stored],
  ]
  // Those that a time is picked for, the member's turn first.
  const answerable = stored.matchings.filter(({ actions }) =>
    actions.some((action) => ['accept', 'confirm', 'agree', 'propose'].includes(action)),
  )
  const first = answerable.toSorted((a, b) => Number(b.awaits === b.role) - Number(a.awaits === a.role)).slice(0, most.ofMatchings)
  for (const { _id } of first)
    values.push(...(await settled(ownKeys.scheduleOf(_id), read('GET /api/v1/me/matchings/{_id}/schedules', { params: { _id } }))))
  values.push(
    ...(await settled(ownKeys.tasks, read('GET /api/v1/me/tasks', { query: { isAll: true } }))),
    ...(await readConversations(context, stored.matchings)),
  )
  for (const _fair of joined)
    values.push(
      ...(await settled(ownKeys.schedule(_fair), read('GET /api/v1/me/schedules/{_fair}', { params: { _fair }, query: {} }))),
      ...(await settled(ownKeys.entryCode(_fair), read('GET /api/v1/me/schedules/{_fair}/entryCode', { params: { _fair } }))),
    )
  if (await isRemembered(owner.account)) await saveAgenda(owner, username, stored.matchings)
  return { values: new Map(values), awaited: stored.myTurn }
}

/** Saves the agenda as the device has it. */
export async function saveStoredAgenda(owner: Owner, locale: Locale): Promise<void> {
  const username = await storedUsername(owner.account)
  const stored = (await readOwn(owner.account, ownPrefix(locale, { name: 'trade' }) + ownKeys.matchings))?.value as
    | StoredMatchings
    | undefined
  if (username !== undefined && stored !== undefined) await saveAgenda(owner, username, stored.matchings)
}

const saveAgenda = (owner: Owner, username: string, matchings: readonly Matching[]): Promise<boolean> =>
  writeOwn(owner, keptKey, new Map([['', { username, meetings: agendaOf(matchings) } satisfies SavedAgenda]]))
