import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import { api, type CallInput, Unreachable } from '../../data/http.ts'
import type { ReadName } from '../../data/query-client.ts'
import { isRemembered, keptKey, type Owner, readOwn, writeOwn } from '../../offline/member/store.ts'
import { asAccount } from '../../session/as-account.ts'
import { ownKeys } from './own-keys.ts'

/** What is stored of an account's matchings. */
export interface StoredMatchings {
  matchings: readonly Matching[]
  myTurn: number
}

/** A meeting as it stays on the device without a login. */
export interface KeptMeeting extends Pick<Matching, '_id' | 'startsAt' | 'endsAt' | 'tableNumber' | 'method'> {
  name: string
  fair: Matching['fair']
}
/** What stays on the device without a login: whose it is, and when they meet whom. */
export interface KeptAgenda {
  username: string
  meetings: readonly KeptMeeting[]
}

/** What is read at most; the newest of each. */
const most = { list: 100, ofMatchings: 12, ofFairs: 5 } as const

const isAgreed = ({ state }: Matching): boolean => state === 'confirmed' || state === 'rescheduling'

/** The agreed meetings, in the order of time. */
export const agendaOf = (matchings: readonly Matching[]): KeptMeeting[] =>
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

/** Reads in the name of the account, and no other. */
function readerOf({ account }: Owner, locale: Locale) {
  return <Name extends ReadName>(name: Name, input: Pick<CallInput<Name>, 'params' | 'query'>): Promise<Answer<Name>> => {
    const transport = asAccount(account)
    if (transport === undefined) throw new Unreachable('nobody is logged in')
    return api(name, { locale, transport, ...input })
  }
}
type Reader = ReturnType<typeof readerOf>

/** The newest matchings, all that wait for the member, and the agenda of each of these fairs, as far as a list of each goes. */
async function readMatchings(read: Reader, joined: readonly string[]): Promise<StoredMatchings> {
  const list = (query: CallInput<'GET /api/v1/me/matchings'>['query']) =>
    read('GET /api/v1/me/matchings', { query: { limit: most.list, ...query } })
  const { matchings, myTurn, summary } = await list({})
  if (summary.total <= most.list) return { matchings, myTurn }
  const more = [...(await list({ isMyTurn: true })).matchings]
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

const usernameOf = async ({ account }: Owner, read: Reader): Promise<string> => {
  const stored = (await readOwn(account, ownKeys.username).catch(() => undefined))?.value
  return typeof stored === 'string' ? stored : (await read('GET /api/v1/me', {})).me.username
}

/**
 * Brings what a member needs on the go to the device: fairs, matchings, the times of those that can be answered, when the member
 * is there, and the codes for the entrance.
 * @returns how many matchings wait for the member; `undefined` where nothing may be stored any more
 * @throws Unreachable, ApiFailure
 */
export async function syncOwn(owner: Owner, locale: Locale): Promise<number | undefined> {
  const read = readerOf(owner, locale)
  const username = await usernameOf(owner, read)
  const fairs = await read('GET /api/v1/me/fairs', { query: { limit: most.list } })
  const joined = fairs.fairs
    .filter(({ participation, fair }) => participation.state === 'APPROVED' && fair.state !== 'expired')
    .slice(0, most.ofFairs)
    .map(({ fair }) => fair._id)
  const stored = await readMatchings(read, joined)
  const values: (readonly [string, unknown])[] = [
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
  for (const _fair of joined)
    values.push(
      ...(await settled(ownKeys.schedule(_fair), read('GET /api/v1/me/schedules/{_fair}', { params: { _fair }, query: {} }))),
      ...(await settled(ownKeys.entryCode(_fair), read('GET /api/v1/me/schedules/{_fair}/entryCode', { params: { _fair } }))),
    )
  const isStored = await writeOwn(owner, `${locale} `, new Map(values))
  if (!isStored) return undefined
  await writeOwn(owner, ownKeys.username, new Map([['', username]]))
  if (await isRemembered(owner.account)) await keepAgenda(owner, username, stored.matchings)
  return stored.myTurn
}

/** Keeps the agenda as the device has it. */
export async function keepStored(owner: Owner, locale: Locale): Promise<void> {
  const username = (await readOwn(owner.account, ownKeys.username))?.value
  const stored = (await readOwn(owner.account, `${locale} ${ownKeys.matchings}`))?.value as StoredMatchings | undefined
  if (typeof username === 'string' && stored !== undefined) await keepAgenda(owner, username, stored.matchings)
}

const keepAgenda = (owner: Owner, username: string, matchings: readonly Matching[]): Promise<boolean> =>
  writeOwn(owner, keptKey, new Map([['', { username, meetings: agendaOf(matchings) } satisfies KeptAgenda]]))
