import type { Locale } from '#contract/locale.ts'
import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import { onIdle } from '../../data/on-idle.ts'
import { refresh } from '../../data/refresh.ts'
import { topics } from '../../data/topics.gen.ts'
import { onReachability } from '../../offline/connection.ts'
import { admit, forgetAbsent, forgetMember, type Owner } from '../../offline/member/store.ts'
import { type Entry, isPending } from '../../offline/queue/entry.ts'
import { clearWhenRead, flush, setAwaited, startQueue, takeOutcome } from '../../offline/queue/queue.ts'
import { onEntries, setNews } from '../../offline/queue/store.ts'
import { onTokens } from '../../session/tokens.ts'
import { currentSession } from '../../session/use-session.ts'
import { memberMessageTypes } from './answer-message.ts'
import { newsOf } from './news-of.ts'
import { isFollowed } from './send-answer.ts'
import { syncOwn } from './sync-own.ts'

/** Between two syncs, in milliseconds. */
const pause = 15_000

const lockOf = (account: string): string => `member ${account}`

/** Whose tab this is: a seller or a buyer. Staff who look at a member's pages leave nothing on their device. */
function currentOwner(): Owner | undefined {
  const session = currentSession()
  if (session === undefined || session.actor !== undefined || !['SELLER', 'BUYER'].includes(session.role)) return undefined
  return { account: session.sub, sid: session.sid }
}

const isSame = (one: Owner | undefined, other: Owner | undefined): boolean => one?.account === other?.account && one?.sid === other?.sid

/** Says to other tabs that the account is logged in here, until the returned function is called. */
function sayPresent(account: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(lockOf(account), { mode: 'shared' }, () => promise).catch(() => undefined)
  return resolve
}

/** What a browser left behind that was closed without a logout. */
async function forgetLeft(): Promise<void> {
  if (!('locks' in navigator)) return
  const { held = [] } = await navigator.locks.query()
  await forgetAbsent((account) => account === currentOwner()?.account || held.some(({ name }) => name === lockOf(account)))
}

interface Tab {
  client: QueryClient
  i18n: I18n
  localeOf: () => Locale
}

class MemberTab {
  readonly #tab: Tab
  #owner: Owner | undefined
  #leave = (): void => undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #syncedAt = 0

  constructor(tab: Tab) {
    this.#tab = tab
  }

  /** Follows who is logged in. */
  follow(): void {
    const next = currentOwner()
    if (isSame(this.#owner, next)) return
    const former = this.#owner
    this.#owner = next
    this.#leave()
    this.#syncedAt = 0
    clearTimeout(this.#timer)
    setAwaited(0)
    if (former?.account !== next?.account) setNews(() => [])
    if (former !== undefined && former.account !== next?.account) void forgetMember(former.account).catch(() => undefined)
    if (next === undefined) return
    this.#leave = sayPresent(next.account)
    void admit(next, () => isSame(currentOwner(), next))
      .then(() => this.sync())
      .catch(() => undefined)
    // What has waited for this account.
    void flush(true)
  }

  /** Brings the device up to date, after a while where that has just been done. */
  sync(): void {
    const wait = Math.max(0, this.#syncedAt + pause - Date.now())
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => onIdle(() => void this.#syncNow()), wait)
  }

  async #syncNow(): Promise<void> {
    const owner = this.#owner
    if (owner === undefined || document.hidden) return
    this.#syncedAt = Date.now()
    // Without a network, or where the session has ended, the next time does it.
    const myTurn = await syncOwn(owner, this.#tab.localeOf()).catch(() => undefined)
    if (myTurn !== undefined && isSame(this.#owner, owner)) setAwaited(myTurn)
  }

  /** What was received is shown as what it has become. */
  received(): void {
    // Another tab, or the worker, may have sent it.
    void refresh(this.#tab.client, topics, topics['GET /api/v1/me/events'] ?? [])
    this.sync()
  }

  /** Says what became of entries that had waited, in one tab that is looked at; what was received leaves the outbox with that. */
  async tell(entries: readonly Entry[]): Promise<void> {
    for (const { id, state } of entries) {
      if (document.hidden || this.#owner === undefined) return
      const entry = await takeOutcome(id)
      if (state === 'received') await clearWhenRead(id)
      if (entry === undefined) continue
      const news = await newsOf(entry, this.#tab)
      // The member may have gone while it was put into words.
      if (this.#owner?.account === entry.account) setNews((others) => [...others.filter((one) => one.id !== id), news])
    }
  }
}

/** Reads of the page after which the device is to know the same. */
const followedReads = ['GET /api/v1/me/matchings', 'GET /api/v1/me/fairs', 'GET /api/v1/me/schedules/{_fair}']

/** Starts what members take along: their answers are sent, and their own things are stored, while they are logged in in this tab. */
export function startMember(tab: Tab): void {
  const member = new MemberTab(tab)
  startQueue(memberMessageTypes)
  onTokens(() => member.follow())
  member.follow()
  void forgetLeft().catch(() => undefined)
  onReachability((isReachable) => {
    if (isReachable) member.sync()
  })
  tab.client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return
    if (followedReads.includes(String(event.query.queryKey[0]))) member.sync()
  })
  const kinds = memberMessageTypes.map(({ name }) => name)
  const seen = new Set<string>()
  let untold: readonly Entry[] = []
  let telling = Promise.resolve()
  const tell = () => {
    telling = telling.then(() => member.tell(untold)).catch(() => undefined)
  }
  // A tab in the background leaves it to one that is looked at, or tells when it is.
  document.addEventListener('visibilitychange', tell)
  onEntries((entries) => {
    const account = currentOwner()?.account
    const settled = entries.filter((one) => kinds.includes(one.kind) && one.account === account && !isPending(one))
    const news = settled.filter(({ id, state }) => state === 'received' && !seen.has(id))
    for (const { id } of news) seen.add(id)
    if (news.length > 0) member.received()
    untold = settled.filter(({ id, state, isTold }) => (isTold !== true || state === 'received') && !isFollowed(id))
    tell()
  })
}
