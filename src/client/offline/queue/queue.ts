import { onReachability } from '../connection.ts'
import { deliver, lockName, syncTag, withLock } from './deliver.ts'
import { type Entry, isPending, longestLease, type MessageType, type Payload, seal, unseal } from './entry.ts'
import { addEntry, findEntry, hasQueue, onChange, onQueueCount, ownKey, removeEntry, setBadge, store } from './store.ts'

/** A message to be sent; its `subject` is the id where order does not matter. */
export interface EnqueueOptions extends Pick<Entry, 'id' | 'kind' | 'subject' | 'account' | 'locale'> {
  content: unknown
  /** The entry in whose place it comes. */
  replaces?: string | undefined
}

let evictions: readonly (() => Promise<unknown>)[] = []
/** Registers what frees storage for an entry that does not fit, one after the other until it does. */
export const onQuotaExceeded = (steps: readonly (() => Promise<unknown>)[]): void => void (evictions = steps)

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError'

/** Pauses in milliseconds before something is stored where storage was freed: browsers count it a moment later. */
const pauses = [0, 100, 400]

/** Frees storage step by step until something fits. @throws what `add` does, or the refusal where nothing more can be freed */
async function addInFreed<Result>(add: () => Promise<Result>, refusal: unknown): Promise<Result> {
  let last = refusal
  for (const evict of evictions) {
    const tries = await evict().then(
      () => pauses,
      () => [0],
    )
    for (const pause of tries) {
      if (!isFull(last)) throw last
      await new Promise((resolve) => setTimeout(resolve, pause))
      try {
        return await add()
      } catch (error) {
        last = error
      }
    }
  }
  throw last
}

/** Stores something that must not be lost: where the disk is full, what can be fetched again makes room. @throws what `add` does */
export const withFreed = <Result>(add: () => Promise<Result>): Promise<Result> => add().catch((error: unknown) => addInFreed(add, error))

/**
 * Stores a message, sealed. When this resolves it is on the device, whatever happens to the browser.
 * @returns `exists` where its id is pending or received already, `tooLate` where what it `replaces` is being sent or was
 * received: then nothing was stored
 * @throws where the device stores nothing
 */
export async function enqueue({ content, replaces, ...options }: EnqueueOptions): Promise<'added' | 'exists' | 'tooLate'> {
  const now = Date.now()
  const add = async () => {
    const sealed = await seal(await ownKey(), options.id, { content })
    return addEntry({ ...options, createdAt: now, state: 'waiting', attempts: 0, triedAt: 0, nextAt: now, sealed }, replaces)
  }
  return withFreed(add)
}

/** The content of an entry. @throws SealBroken */
export async function openEntry(id: string): Promise<Payload> {
  return unseal(await store.key(), id, (await findEntry(id))?.sealed)
}

/** The content of an entry that is neither received nor given up. @throws SealBroken */
export async function openPending(id: string): Promise<Payload | undefined> {
  const entry = await findEntry(id)
  return entry !== undefined && isPending(entry) ? openEntry(id) : undefined
}

/** How long a change waits for attempts that are under way, in milliseconds: without a network they end soon. */
const attemptTimeout = 5000

/** Between two attempts to send, where they leave room in time. */
const betweenAttempts = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock({ name: lockName, mode: 'exclusive', timeoutMs: attemptTimeout }, work, work)

/** Removes an entry. @returns whether it is gone; not where it is being sent */
export const cancelEntry = (id: string): Promise<boolean> => betweenAttempts(() => removeEntry(id))

/**
 * Leases an entry to its writer, who edits it: meanwhile it is not sent, and then it is, however long the pause after its last
 * attempt was to be.
 * @returns its content; `undefined` where it is too late
 */
export async function leaseEntry(id: string): Promise<Payload | undefined> {
  const end = Date.now() + longestLease
  const lease = (entry: Entry) =>
    entry.state === 'sending' || entry.state === 'received' ? undefined : { ...entry, heldUntil: end, nextAt: end }
  const leased = await betweenAttempts(() => store.change(id, lease))
  if (leased === undefined) return undefined
  // Comes again at the end of the lease.
  void flush()
  return openEntry(id)
}

/** Ends the lease and the pause of an entry: it is due. */
export async function releaseEntry(id: string): Promise<void> {
  await store.change(id, (entry) => (entry.state === 'waiting' ? { ...entry, heldUntil: undefined, nextAt: Date.now() } : undefined))
}

/** Sends an entry without waiting any longer. */
export async function sendEntry(id: string): Promise<void> {
  await releaseEntry(id)
  await flush(true)
}

type Listener = (entry: Entry, answer: unknown) => void

const types = new Map<string, MessageType>()
const listeners = new Set<Listener>()
/** A device whose storage fails is asked again after this long, in milliseconds. */
const afterFailure = 60_000
const longestTimer = 15 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined
let last: Promise<void> = Promise.resolve()

function scheduleFlush(at: number | undefined): void {
  clearTimeout(timer)
  if (at === undefined) return
  timer = setTimeout(() => void flush(), Math.min(Math.max(at - Date.now(), 500), longestTimer))
}

async function run(retryBefore: number | undefined): Promise<void> {
  if (!(await hasQueue())) return
  const notify: Listener = (entry, answer) => {
    for (const listener of listeners) listener(entry, answer)
  }
  scheduleFlush(await deliver({ store, types, notify, retryBefore }))
}

/**
 * Sends what may leave now, and schedules the next attempt for what has to wait. Never throws.
 * @param isBack the network may be back: unanswered attempts are repeated at once
 */
export function flush(isBack = false): Promise<void> {
  const retryBefore = isBack ? Date.now() : undefined
  last = last.then(() => run(retryBefore)).catch(() => scheduleFlush(Date.now() + afterFailure))
  return last
}

export interface Try {
  /** `undefined` where somebody has removed it. */
  entry: Entry | undefined
  /** Where it was this tab that received it. */
  answer?: unknown
}

/** Calls `listener` with each outcome of this entry, whoever sent it, until the returned function is called. */
export function onOutcome(id: string, listener: (tried: Try) => void): () => void {
  const notified: Listener = (entry, answer) => {
    if (entry.id === id) listener({ entry, answer })
  }
  listeners.add(notified)
  const look = async () => {
    const entry = await findEntry(id)
    if (listeners.has(notified) && (entry === undefined || !isPending(entry))) listener({ entry })
  }
  const stop = onChange(() => void look().catch(() => undefined))
  return () => {
    listeners.delete(notified)
    stop()
  }
}

/** Tries to send now. @returns the outcome of this entry, or its state after `timeoutMs` milliseconds */
export async function tryNow(id: string, timeoutMs: number): Promise<Try> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let tried: Try | undefined
  const stop = onOutcome(id, (outcome) => {
    // The answer comes with the first outcome, or never.
    tried ??= outcome
    resolve()
  })
  const slow = setTimeout(resolve, timeoutMs)
  await Promise.race([promise, flush(true)])
  clearTimeout(slow)
  stop()
  return tried ?? { entry: await findEntry(id) }
}

/** How long `clearWhenRead` waits for other tabs, in milliseconds. */
const entryLockTimeout = 10_000
const lockOf = (id: string, mode: LockMode) => ({ name: `outbox ${id}`, mode, timeoutMs: entryLockTimeout })

/** Runs `work`, which sends an entry and waits for its outcome: meanwhile no other tab that does the same clears it away. */
export const withEntryLock = <Result>(id: string, work: () => Promise<Result>): Promise<Result> =>
  withLock(lockOf(id, 'shared'), work, work)

/** Runs `work` once no tab waits for the outcome of an entry any more. */
const whenRead = <Result>(id: string, work: () => Promise<Result>): Promise<Result> => withLock(lockOf(id, 'exclusive'), work, work)

/** Removes an entry once no tab waits for its outcome any more. Never throws. */
export const clearWhenRead = async (id: string): Promise<void> => void (await whenRead(id, () => removeEntry(id)).catch(() => undefined))

/**
 * Takes it on this tab to tell the person what became of an entry, which no other tab does then.
 * @returns the entry; `undefined` where somebody else has told it, or it still waits
 */
export const takeOutcome = (id: string): Promise<Entry | undefined> =>
  whenRead(id, () => store.change(id, (entry) => (isPending(entry) || entry.isTold === true ? undefined : { ...entry, isTold: true })))

/** How long a receipt is kept that its writer does not clear, in milliseconds. */
const receiptsFor = 7 * 24 * 60 * 60 * 1000

async function clearOldReceipts(): Promise<void> {
  if (!(await hasQueue())) return
  const before = Date.now() - receiptsFor
  for (const { id, state, triedAt } of await store.all()) if (state === 'received' && triedAt < before) await removeEntry(id)
}

/** https://developer.mozilla.org/docs/Web/API/SyncManager: the DOM library does not know it. */
interface WithSync {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Asks the browser to wake the worker when there is a network, should no tab be open by then. Not all browsers can. */
async function requestBackgroundSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = (await navigator.serviceWorker.getRegistration().catch(() => undefined)) as WithSync | undefined
  await registration?.sync?.register(syncTag).catch(() => undefined)
}

let unsent = 0
let awaited = 0

/** Says how much else waits for the person: the badge of the app counts it beside what was not sent. */
export function setAwaited(count: number): void {
  awaited = count
  void setBadge(unsent + awaited)
}

function listen(): void {
  const retry = () => void flush(true)
  onReachability((isReachable) => {
    if (isReachable) retry()
  })
  for (const event of ['online', 'focus']) addEventListener(event, retry)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) retry()
    // The page may never be shown again.
    else if (unsent > 0) void requestBackgroundSync()
  })
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
      if (data?.type === syncTag) retry()
    })
  onQueueCount((count) => {
    unsent = count
    void setBadge(unsent + awaited)
  })
}

let isStarted = false

/**
 * Sends what waits: now, when the network or the visitor comes back, and when it is due. Runs once in each page; called again
 * it registers further message types.
 */
export function startQueue(sent: readonly MessageType[]): void {
  for (const type of sent) types.set(type.name, type)
  if (isStarted) return
  isStarted = true
  listen()
  void clearOldReceipts()
    .catch(() => undefined)
    .then(() => flush(true))
}
