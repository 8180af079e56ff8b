import { onIdle } from '../data/start/on-idle.ts'
import { refresh } from '../data/refresh.ts'
import { memberNews, topics } from '../data/topics.gen.ts'
import { onReachability } from '../offline/connection.ts'
import { forgetAbsent, forgetMember, type Owner, rememberAccount } from '../offline/member/store.ts'
import { type Entry, isPending } from '../offline/queue/entry.ts'
import { clearWhenRead, flush, setAwaited, startQueue, takeOutcome } from '../offline/queue/queue.ts'
import { onEntries, setNews } from '../offline/queue/store.ts'
import { onTokens } from '../session/tokens.ts'
import { currentSession } from '../session/use-session.ts'
import { isFollowed } from './send-later.ts'
import { type MemberShare, ownShares, type Tab } from './share.ts'
import { syncOwn } from './sync-own.ts'

/** Between two syncs, in milliseconds. */
const pause = 15_000

const lockOf = (account: string): string => `member ${account}`

const isSame = (one: Owner | undefined, other: Owner | undefined): boolean => one?.account === other?.account && one?.sid === other?.sid

/** Says to other tabs that the account is logged in here, until the returned function is called. */
function sayPresent(account: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  if ('locks' in navigator) void navigator.locks.request(lockOf(account), { mode: 'shared' }, () => promise).catch(() => undefined)
  return resolve
}

class MemberTab {
  readonly #tab: Tab
  readonly #shares: readonly MemberShare[]
  #owner: Owner | undefined
  #leave = (): void => undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #syncedAt = 0

  constructor(tab: Tab, shares: readonly MemberShare[]) {
    this.#tab = tab
    this.#shares = shares
  }

  /** Account of the tab, if a module has something of it. */
  currentOwner(): Owner | undefined {
    const session = currentSession()
    return session === undefined || ownShares(this.#shares).length === 0 ? undefined : { account: session.sub, sid: session.sid }
  }

  /** Follows who is logged in. */
  follow(): void {
    const next = this.currentOwner()
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
    void rememberAccount(next, () => isSame(this.currentOwner(), next))
      .then(() => this.sync())
      .catch(() => undefined)
    // What has waited for this account.
    void flush(true)
  }

  /** Forgets what a browser left behind that was closed without a logout. */
  async forgetLeft(): Promise<void> {
    if (!('locks' in navigator)) return
    const { held = [] } = await navigator.locks.query()
    await forgetAbsent((account) => account === this.currentOwner()?.account || held.some(({ name }) => name === lockOf(account)))
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
    const awaited = await syncOwn(owner, this.#tab.localeOf(), ownShares(this.#shares)).catch(() => undefined)
    if (awaited !== undefined && isSame(this.#owner, owner)) setAwaited(awaited)
  }

  /** Shows what was received as what it has become. */
  received(): void {
    // Another tab may have sent it.
    void refresh(this.#tab.client, topics, memberNews)
    this.sync()
  }

  /** Says what became of entries that had waited, in one tab that is looked at; what was received leaves the outbox with that. */
  async notify(entries: readonly Entry[]): Promise<void> {
    for (const { id, state } of entries) {
      if (document.hidden || this.#owner === undefined) return
      const entry = await takeOutcome(id)
      if (state === 'received') await clearWhenRead(id)
      const share = this.#shares.find(({ messages }) => messages.some(({ name }) => name === entry?.kind))
      if (entry === undefined || share === undefined) continue
      const news = await share.newsOf(entry, this.#tab)
      // The member may have gone while it was put into words.
      if (this.#owner?.account === entry.account) setNews((others) => [...others.filter((one) => one.id !== id), news])
    }
  }
}

/** Tells of the outcomes of these kinds of entries. A tab in the background leaves it to one that is looked at, or does it when it is. */
function notifyOfOutcomes(member: MemberTab, kinds: readonly string[]): void {
  const seen = new Set<string>()
  let unreported: readonly Entry[] = []
  let reporting = Promise.resolve()
  const report = () => {
    reporting = reporting.then(() => member.notify(unreported)).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', report)
  onEntries((entries) => {
    const account = member.currentOwner()?.account
    const settled = entries.filter((one) => kinds.includes(one.kind) && one.account === account && !isPending(one))
    const received = settled.filter(({ id, state }) => state === 'received' && !seen.has(id))
    for (const { id } of received) seen.add(id)
    if (received.length > 0) member.received()
    unreported = settled.filter(({ id, state, isTold }) => (isTold !== true || state === 'received') && !isFollowed(id))
    report()
  })
}

/** Starts what members take along: their messages are sent, and their own things are stored, while they are logged in in this tab. */
export function startMember(tab: Tab, shares: readonly MemberShare[]): void {
  const member = new MemberTab(tab, shares)
  const messages = shares.flatMap((share) => share.messages)
  startQueue(messages)
  onTokens(() => member.follow())
  member.follow()
  void member.forgetLeft().catch(() => undefined)
  onReachability((isReachable) => {
    if (isReachable) member.sync()
  })
  const followed: readonly unknown[] = shares.flatMap(({ followedReads }) => followedReads)
  tab.client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return
    if (followed.includes(event.query.queryKey[0])) member.sync()
  })
  notifyOfOutcomes(
    member,
    messages.map(({ name }) => name),
  )
}
