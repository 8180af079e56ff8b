import { ApiFailure } from '../../data/http.ts'
import {
  type Entry,
  isPending,
  longestLease,
  type MessageType,
  type Payload,
  type SendResult,
  type Store,
  SealBroken,
  seal,
  unseal,
} from './entry.ts'

/** The tag of Background Sync, and of the message by which the worker leaves sending to a visible page. */
export const syncTag = 'outbox'

export interface Delivery {
  store: Store
  types: ReadonlyMap<string, MessageType>
  /** Unanswered attempts made before this moment are repeated at once: the network, or the account, may be back. */
  retryBefore?: number | undefined
  /** Called with the outcome of each attempt. */
  notify?: (entry: Entry, answer: unknown) => void
}

/** No kind holds up the others for longer, in milliseconds. */
const sendTimeout = 30_000
/** A tab that is frozen keeps its lock; after this long it is taken from it, in milliseconds. The key still counts once. */
const lockTimeout = 60_000

/** Doubled at each attempt, the first one too. */
const basePause = 1000
const longestPause = 15 * 60 * 1000
/** Where no server has answered, in milliseconds: one that is back before it was missed is news to nobody. */
const longestSilence = 10_000

/** How long to wait after so many attempts, in milliseconds: doubled each time, with jitter. */
const pauseAfter = (attempts: number): number => Math.round(Math.min(basePause * 2 ** attempts, longestPause) * (0.75 + Math.random() / 2))

/** What another attempt would not change. */
const finalStatuses = new Set([400, 403, 404, 409, 410, 412, 413, 415, 422])

/** Refused for now: the same request is being served, or staff look at a member's pages in this tab (another one sends it). */
const passing = new Set(['running', 'actingReadsOnly'])

/** A 4xx is final only with our error code: captive portals send 403 and 404 too. */
const isFinal = ({ status, code }: ApiFailure): boolean => code !== undefined && !passing.has(code) && finalStatuses.has(status)

/** What becomes of an entry whose sending has thrown: refused where the server said so, else it waits. */
function outcomeOf(error: unknown, attempts: number): Pick<Entry, 'state' | 'problem'> & Partial<Pick<Entry, 'nextAt'>> {
  if (error instanceof SealBroken) return { state: 'refused', problem: 'unreadable' }
  const later = Date.now() + pauseAfter(attempts)
  if (!(error instanceof ApiFailure))
    return { state: 'waiting', problem: 'unreachable', nextAt: Math.min(later, Date.now() + longestSilence) }
  const { status, code, message, retryAfter = 0 } = error
  if (isFinal(error)) return { state: 'refused', problem: { status, code, message } }
  const nextAt = Math.max(later, Date.now() + retryAfter * 1000)
  return { state: 'waiting', problem: status === 401 ? 'signIn' : { status, code, message }, nextAt }
}

interface LockOptions {
  name: string
  mode: LockMode
  /** How long to wait for it, in milliseconds: a frozen tab keeps its locks. */
  timeoutMs: number
}

/** Runs `work` under a lock that all tabs and workers share; `late` where it was not granted in time. Without locks: at once. */
export async function withLock<Result>(
  { name, mode, timeoutMs }: LockOptions,
  work: () => Promise<Result>,
  late: () => Promise<Result>,
): Promise<Result> {
  if (!('locks' in navigator)) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await navigator.locks.request(name, { mode, signal: AbortSignal.timeout(timeoutMs) }, begin)
  } catch (error) {
    if (hasBegun) throw error
    return late()
  }
}

const orderingKey = ({ kind, account, subject }: Entry): string => JSON.stringify([kind, account ?? null, subject])

/** The foremost unsettled entry of each subject that may leave now, as far as accounts go; the least tried first. */
async function candidates(entries: readonly Entry[], types: Delivery['types']): Promise<Entry[]> {
  const heads = new Map<string, Entry>()
  for (const entry of entries.filter(isPending).toSorted((a, b) => a.order - b.order))
    if (!heads.has(orderingKey(entry))) heads.set(orderingKey(entry), entry)
  const accounts = new Map<string, string | undefined>()
  for (const [name, kind] of types) accounts.set(name, await kind.account())
  return [...heads.values()]
    .filter(({ kind, account }) => accounts.has(kind) && accounts.get(kind) === account)
    .toSorted((a, b) => a.attempts - b.attempts || a.order - b.order)
}

/** A lease that ends later than any can was written under another clock. */
const isLeased = ({ heldUntil = 0 }: Entry): boolean => heldUntil > Date.now() && heldUntil <= Date.now() + longestLease

/** When an entry may leave. */
function dueAt(entry: Entry, retryBefore = 0): number {
  const { state, account, nextAt, triedAt, heldUntil = 0, problem } = entry
  // We hold the lock, so the previous sender has died.
  if (state === 'sending') return 0
  if (isLeased(entry)) return heldUntil
  // What waited for its account is a candidate only while that is logged in.
  const isRetried = (problem === 'unreachable' || (problem === 'signIn' && account !== undefined)) && triedAt < retryBefore
  // A try in the future was made by another clock, and so was the moment of the next one.
  return isRetried || triedAt > Date.now() ? 0 : nextAt
}

const isTooOld = ({ createdAt }: Entry, { maxAge }: MessageType): boolean => Math.abs(Date.now() - createdAt) > maxAge

/** Sends an entry that is marked as being sent. @returns what it has become */
async function send(entry: Entry, kind: MessageType, store: Store): Promise<{ change: Partial<Entry>; answer?: unknown }> {
  const key = await store.key()
  let payload: Payload | undefined
  try {
    payload = await unseal(key, entry.id, entry.sealed)
    if (!kind.isContent(payload.content)) return { change: { state: 'refused', problem: 'unreadable' } }
    const by = { id: entry.id, account: entry.account, locale: entry.locale, signal: AbortSignal.timeout(sendTimeout) }
    const { receipt, answer }: SendResult = await kind.send(payload.content, by)
    return { change: { state: 'received', receipt, sealed: undefined, problem: undefined }, answer }
  } catch (error) {
    const change = outcomeOf(error, entry.attempts)
    const current = error instanceof ApiFailure ? error.answer.current : undefined
    if (change.state !== 'refused' || current === undefined || kind.onConflict === undefined || key === undefined) return { change }
    const both = { content: payload?.content, theirs: kind.onConflict(current) }
    return { change: { ...change, sealed: await seal(key, entry.id, both) } }
  }
}

async function attempt(id: string, kind: MessageType, { store, notify }: Delivery): Promise<void> {
  const taken = await store.change(id, (entry) => {
    // Cancelled, changed or leased since it was chosen.
    if (!isPending(entry) || isLeased(entry)) return undefined
    if (isTooOld(entry, kind)) return { ...entry, state: 'expired' }
    return { ...entry, state: 'sending', attempts: entry.attempts + 1, triedAt: Date.now() }
  })
  if (taken?.state !== 'sending') return
  const { change, answer } = await send(taken, kind, store)
  // A lock can be taken from a tab that was frozen: what another one has brought to its end stays so.
  const settled = await store.change(id, (entry) => (isPending(entry) ? { ...entry, ...change } : undefined))
  if (settled !== undefined) notify?.(settled, answer)
}

async function drain(delivery: Delivery): Promise<void> {
  const tried = new Set<string>()
  for (;;) {
    const entries = await candidates(await delivery.store.all(), delivery.types)
    const next = entries.find((entry) => {
      const kind = delivery.types.get(entry.kind)
      return !tried.has(entry.id) && kind !== undefined && (isTooOld(entry, kind) || dueAt(entry, delivery.retryBefore) <= Date.now())
    })
    const kind = delivery.types.get(next?.kind ?? '')
    if (next === undefined || kind === undefined) return
    tried.add(next.id)
    await attempt(next.id, kind, delivery)
  }
}

/** Whoever has this lock is the only one that sends, or knows that nothing is being sent. */
export const lockName = 'outbox'

/** One tab or worker at a time. */
const alone = (work: () => Promise<void>): Promise<void> =>
  withLock({ name: lockName, mode: 'exclusive', timeoutMs: lockTimeout }, work, () =>
    navigator.locks.request(lockName, { steal: true }, work),
  )

/**
 * Sends what may leave now, each entry under its own id as `Idempotency-Key`, marked as being sent before it leaves: what
 * dies in between is sent again, and received once.
 * @returns when to come again; nothing where nothing waits
 */
export async function deliver(delivery: Delivery): Promise<number | undefined> {
  await alone(() => drain(delivery))
  const waiting = await candidates(await delivery.store.all(), delivery.types)
  return waiting.length === 0 ? undefined : Math.min(...waiting.map((entry) => dueAt(entry)))
}
