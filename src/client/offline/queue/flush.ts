import { onChange } from './changes.ts'
import { deliver } from './deliver.ts'
import { type Entry, isPending, type MessageType } from './entry.ts'
import { hasQueue } from './name.ts'
import { findEntry, store } from './store.ts'

type Listener = (entry: Entry, answer: unknown) => void

const types = new Map<string, MessageType>()
const listeners = new Set<Listener>()
/** A device whose storage fails is asked again after this long, in milliseconds. */
const afterFailure = 60_000
const longestTimer = 15 * 60 * 1000

let timer: ReturnType<typeof setTimeout> | undefined
let last: Promise<void> = Promise.resolve()

/** Makes a kind known: its entries are sent from now on. */
export const registerMessageType = (kind: MessageType): void => void types.set(kind.name, kind)

function comeAgain(at: number | undefined): void {
  clearTimeout(timer)
  if (at === undefined) return
  timer = setTimeout(() => void flush(), Math.min(Math.max(at - Date.now(), 500), longestTimer))
}

async function run(retryBefore: number | undefined): Promise<void> {
  if (!(await hasQueue())) return
  const notify: Listener = (entry, answer) => {
    for (const listener of listeners) listener(entry, answer)
  }
  comeAgain(await deliver({ store, types, notify, retryBefore }))
}

/**
 * Sends what may leave now, and comes again by itself for what has to wait. Never throws.
 * @param isBack the network may be back: what nobody answered so far is not kept waiting
 */
export function flush(isBack = false): Promise<void> {
  const retryBefore = isBack ? Date.now() : undefined
  last = last.then(() => run(retryBefore)).catch(() => comeAgain(Date.now() + afterFailure))
  return last
}

export interface Try {
  /** Nothing where it is gone: somebody has removed it. */
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

/** Tries to send now. @returns what became of this entry, or where it stands after `timeoutMs` milliseconds */
export async function tryNow(id: string, timeoutMs: number): Promise<Try> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let tried: Try | undefined
  const stop = onOutcome(id, (outcome) => {
    // The answer comes with the first word of it, or never.
    tried ??= outcome
    resolve()
  })
  const slow = setTimeout(resolve, timeoutMs)
  await Promise.race([promise, flush(true)])
  clearTimeout(slow)
  stop()
  return tried ?? { entry: await findEntry(id) }
}
