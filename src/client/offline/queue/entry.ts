import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'

/** Content that only the key of this device opens (seal.ts). */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  data: ArrayBuffer
}

/** What the server said to a request that it did not take. The message is in the language of the entry. */
export interface Refusal {
  status: number
  code: ErrorCode | undefined
  message: string
}

/** Why an entry was not received: nobody answered, it needs somebody signed in, its seal does not open, or what the server said. */
export type Problem = 'unreachable' | 'signIn' | 'unreadable' | Refusal

/** Something to be sent, as the device keeps it. All moments are milliseconds since 1970 by the device's clock. */
export interface Entry {
  /** UUID; the request's `Idempotency-Key` at every try. */
  id: string
  kind: string
  /** Entries of one kind, account and subject leave one after the other, in their order. */
  subject: string
  /** Whose it is; nobody's where there is none. */
  account?: string | undefined
  locale: Locale
  createdAt: number
  /** Counts up; clocks move. */
  order: number
  state: 'waiting' | 'sending' | 'received' | 'refused' | 'expired'
  attempts: number
  triedAt: number
  /** Not before. */
  nextAt: number
  /** It is being changed by its writer, and does not leave before. */
  heldUntil?: number | undefined
  /** Gone as soon as it was received. */
  sealed?: Sealed | undefined
  /** What the kind keeps of the answer. */
  receipt?: unknown
  problem?: Problem | undefined
}

/** What is sealed: what was written, and after a conflict the server's side of it. */
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

/** A kind of entry: all that the outbox has to know about it. How it is shown is said where it is shown (content/outbox). */
export interface MessageType<Content = unknown> {
  name: string
  /** Older entries are not sent: their writer is asked again. Below the time for which the server remembers keys (8 days). */
  maxAge: number
  /** Whether this build understands what an earlier one has stored. */
  isContent(content: unknown): content is Content
  /** Sends it. Throws what `api` throws. */
  send(content: Content, by: { id: string; locale: Locale; signal: AbortSignal }): Promise<SendResult>
  /** Whose entries may leave now. Those of anybody else stay. */
  account(): string | undefined | Promise<string | undefined>
  /** What is kept of the server's side of a conflict, to be shown beside what was written. Nothing is overwritten. */
  onConflict?(current: unknown): unknown
}

/** Where entries are kept: in a page by Dexie, in the worker without. */
export interface Store {
  all(): Promise<Entry[]>
  /** Decides about an entry and writes it, in one transaction. @returns what was written; nothing where it is gone or stays */
  change(id: string, decide: (entry: Entry) => Entry | undefined): Promise<Entry | undefined>
  key(): Promise<CryptoKey | undefined>
}

export const isPending = ({ state }: Entry): boolean => state === 'waiting' || state === 'sending'

/** How long an entry stays while it is changed, in milliseconds. Who has not finished by then has left. */
export const longestLease = 10 * 60 * 1000
