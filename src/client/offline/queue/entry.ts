import type { ErrorCode } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'

/** Content that only the key of this device opens (`seal`). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** Final refusal by the server. The message is in the language of the entry. */
export interface Refusal {
  status: number
  code: ErrorCode | undefined
  message: string
}

/** Why an entry was not received: nobody answered, it needs somebody signed in, its seal does not open, or what the server said. */
export type Problem = 'unreachable' | 'signIn' | 'unreadable' | Refusal

/** A message and its state, as the device stores it: earlier builds read the same fields. Times are milliseconds since 1970 by the device's clock. */
export interface Entry {
  /** UUID; the request's `Idempotency-Key` at every try. */
  id: string
  /** The name of its message type. */
  kind: string
  /** Entries of one type, account and subject leave one after the other, in their order. */
  subject: string
  /** Account id; undefined for anonymous visitors. */
  account?: string | undefined
  locale: Locale
  createdAt: number
  /** Counts up; clocks move. */
  order: number
  state: 'waiting' | 'sending' | 'received' | 'refused' | 'expired'
  attempts: number
  triedAt: number
  /** Earliest time of the next attempt (ms since epoch). */
  nextAt: number
  /** The end of its lease: its writer edits it. */
  heldUntil?: number | undefined
  /** Removed once it was received. */
  sealed?: Sealed | undefined
  /** What the message type keeps of the answer. */
  receipt?: unknown
  problem?: Problem | undefined
  /** The person was told what became of it, in whatever tab. */
  isTold?: boolean | undefined
}

/** Sealed part of an entry: the content, and after a conflict the server's version of it. */
export interface Payload {
  content: unknown
  theirs?: unknown
}

export interface SendResult {
  /** What is kept of the answer, in the clear. */
  receipt: unknown
  /** The whole answer, for whoever waits for it in this tab. */
  answer: unknown
}

/** A type of message: all that the queue knows about it. `EntryView` (content/outbox) says how its entries are shown. */
export interface MessageType<Content = unknown> {
  name: string
  /** Older entries are not sent: their writer is asked again. Below the time for which the server remembers keys (8 days). */
  maxAge: number
  /** Whether this build understands what an earlier one has stored. */
  isContent(content: unknown): content is Content
  /** Sends it. Throws what `api` throws. */
  send(content: Content, by: { id: string; account?: string | undefined; locale: Locale; signal: AbortSignal }): Promise<SendResult>
  /** The account whose entries may be sent now. */
  account(): string | undefined | Promise<string | undefined>
  /** What is kept of the server's side of a conflict, to be shown beside what was written. Nothing is overwritten. */
  onConflict?(current: unknown): unknown
}

/** Where entries are stored (store.ts). */
export interface Store {
  all(): Promise<Entry[]>
  /** Reads and writes an entry in one transaction. @returns what was written; `undefined` where it is gone or stays as it was */
  change(id: string, decide: (entry: Entry) => Entry | undefined): Promise<Entry | undefined>
  key(): Promise<CryptoKey | undefined>
}

export const isPending = ({ state }: Entry): boolean => state === 'waiting' || state === 'sending'

/** Longest lease of an entry to its editor, in milliseconds. */
export const longestLease = 10 * 60 * 1000

/** Thrown when a sealed payload cannot be opened: another key, or altered bytes. */
export class SealBroken extends Error {}

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A key that never leaves the browser: it can be used and stored, and not be read. */
export const createKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Seals what was written, for the entry of this id and no other. */
export async function seal(key: CryptoKey, id: string, payload: Payload): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(id) }, key, bytesOf(JSON.stringify(payload)))
  return { iv, data }
}

/** @throws SealBroken */
export async function unseal(key: CryptoKey | undefined, id: string, sealed: Sealed | undefined): Promise<Payload> {
  if (key === undefined || sealed === undefined) throw new SealBroken('nothing to open, or to open it with')
  try {
    const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv, additionalData: bytesOf(id) }, key, sealed.data)
    return JSON.parse(new TextDecoder().decode(data)) as Payload
  } catch (error) {
    throw new SealBroken(String(error))
  }
}
