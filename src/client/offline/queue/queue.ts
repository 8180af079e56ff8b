import type { Locale } from '#contract/locale.ts'
import { isPending, longestLease, type Payload } from './entry.ts'
import { flush } from './flush.ts'
import { seal, unseal } from './seal.ts'
import { addEntry, findEntry, ownKey, removeEntry, store } from './store.ts'

export interface EnqueueOptions {
  /** UUID, the request's `Idempotency-Key`. */
  id: string
  kind: string
  /** Where order does not matter: the id. */
  subject: string
  account?: string | undefined
  locale: Locale
  content: unknown
  /** The entry in whose place it comes. */
  replaces?: string | undefined
}

let evictImages: (() => Promise<void>) | undefined
/** Names who gives up room for what is to be sent: pictures can be fetched again. */
export const onQuotaExceeded = (evict: () => Promise<void>): void => void (evictImages = evict)

const isFull = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'QuotaExceededError' || ('inner' in error && isFull(error.inner)))

/**
 * Keeps what is to be sent, sealed. When this resolves it is on the device, whatever happens to the browser.
 * @returns false where what it `replaces` is already being sent
 * @throws where the device keeps nothing
 */
export async function enqueue({ content, replaces, ...wish }: EnqueueOptions): Promise<boolean> {
  const now = Date.now()
  const add = async () => {
    const sealed = await seal(await ownKey(), wish.id, { content })
    return addEntry({ ...wish, createdAt: now, state: 'waiting', attempts: 0, triedAt: 0, nextAt: now, sealed }, replaces)
  }
  try {
    return await add()
  } catch (error) {
    if (evictImages === undefined || !isFull(error)) throw error
    await evictImages()
    return add()
  }
}

/** What an entry says. @throws SealBroken */
export async function openEntry(id: string): Promise<Payload> {
  return unseal(await store.key(), id, (await findEntry(id))?.sealed)
}

/** What an entry says that is neither received nor given up. @throws SealBroken */
export async function openPending(id: string): Promise<Payload | undefined> {
  const entry = await findEntry(id)
  return entry !== undefined && isPending(entry) ? openEntry(id) : undefined
}

/** Holds an entry back while it is changed. @returns what it says; nothing where it is too late */
export async function leaseEntry(id: string): Promise<Payload | undefined> {
  const held = await store.change(id, (entry) =>
    entry.state === 'sending' || entry.state === 'received' ? undefined : { ...entry, heldUntil: Date.now() + longestLease },
  )
  return held === undefined ? undefined : openEntry(id)
}

/** Sends an entry without waiting any longer. */
export async function sendEntry(id: string): Promise<void> {
  await store.change(id, (entry) => (entry.state === 'waiting' ? { ...entry, heldUntil: undefined, nextAt: Date.now() } : undefined))
  await flush(true)
}

/** Cancels or clears away an entry. @returns false where it is being sent just now */
export const forgetEntry = removeEntry
