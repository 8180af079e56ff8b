import type { Locale } from '#contract/locale.ts'
import { ApiFailure } from '../data/http.ts'
import { type Entry, isPending, type MessageType } from '../offline/queue/entry.ts'
import { enqueue, openEntry, startQueue, tryNow, withEntryLock } from '../offline/queue/queue.ts'
import { removeEntry, store } from '../offline/queue/store.ts'
import { ownAccount } from '../session/use-session.ts'
import { storedUsername } from './sync-own.ts'

/** Outcome of a message, as far as the member has to wait for it. What the server refuses is thrown. */
export type SendOutcome = { state: 'received'; answer: unknown } | { state: 'queued' } | { state: 'tooLate' }

/** How long the member waits for the server before being told that it goes on without them, in milliseconds. */
const timeoutMs = 6000

/** Entries that a form in this tab waits for: it says itself what becomes of them. */
const followed = new Set<string>()
export const isFollowed = (id: string): boolean => followed.has(id)

/** What there is of an account about the same thing. */
const entriesAbout = async ({ name }: MessageType, account: string, subject: string): Promise<Entry[]> =>
  (await store.all()).filter((entry) => entry.kind === name && entry.account === account && entry.subject === subject)

/** In whose place it comes: the one before it, unless both count (`isSeries`); then only one that was not received. */
async function replacedBy(type: MessageType, account: string, subject: string, isSeries: boolean): Promise<Entry | undefined> {
  const former = await entriesAbout(type, account, subject)
  return former.find((entry) => entry.state !== 'received' && !(isSeries && isPending(entry)))
}

interface Sender {
  locale: Locale
  /** The id of what it is about: entries of one subject leave in their order. */
  subject: string
  /** Whether it adds to the entry before it, and does not take its place. */
  isSeries?: boolean
  /** Whether one before it stays that the server has refused: what was written is still to be read. */
  keepsRefused?: boolean
}

/** The failure that the server's refusal was, with its side of the conflict. */
async function failureOf({ id, problem }: Entry): Promise<Error> {
  if (typeof problem !== 'object') return new Error(problem)
  const { status, code, message } = problem
  const theirs = await openEntry(id).then(
    (payload) => payload.theirs,
    () => undefined,
  )
  return new ApiFailure(status, { message, ...(code === undefined ? {} : { code }), current: theirs }, undefined)
}

/** Waits for the outcome of an entry, which leaves the outbox with it: other tabs have nothing to tell of it. */
async function follow(id: string): Promise<SendOutcome> {
  const { entry, answer } = await tryNow(id, timeoutMs)
  if (entry === undefined) throw new Error('it was removed')
  if (isPending(entry)) return { state: 'queued' }
  const failure = entry.state === 'received' ? undefined : await failureOf(entry)
  // Where that fails it is told once more, by whichever tab comes to it.
  await removeEntry(id).catch(() => undefined)
  if (failure !== undefined) throw failure
  return { state: 'received', answer }
}

/**
 * Puts a member's message on the device before it leaves, then sends it: once, whatever becomes of this page, and in the name of
 * its writer alone.
 * @param directly how staff who look at a member's pages would send it
 * @throws ApiFailure the server refuses it: nothing of it stays on the device
 */
export async function sendLater<Content extends object>(
  type: MessageType<Content>,
  written: Content,
  { locale, subject, isSeries = false, keepsRefused = false }: Sender,
  directly: () => Promise<unknown>,
): Promise<SendOutcome> {
  const account = ownAccount()
  if (account === undefined) return { state: 'received', answer: await directly() }
  const id = crypto.randomUUID()
  const username = await storedUsername(account)
  startQueue([type])
  followed.add(id)
  try {
    return await withEntryLock(id, async () => {
      try {
        const former = keepsRefused ? undefined : await replacedBy(type, account, subject, isSeries)
        const content = { ...written, username }
        const result = await enqueue({ id, kind: type.name, subject, account, locale, content, replaces: former?.id })
        if (result !== 'added') return { state: 'tooLate' }
      } catch {
        // Nothing can be stored: it leaves as it would from the outbox, under the version that was seen.
        const { answer } = await type.send(written, { id, account, locale, signal: new AbortController().signal })
        return { state: 'received', answer }
      }
      return follow(id)
    })
  } finally {
    followed.delete(id)
    // If it still waits, it is shown from now on where all such entries are: they are told.
    await store.change(id, (same) => same).catch(() => undefined)
  }
}
