import type { ErrorCode } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { ApiFailure } from '../../data/http.ts'
import type { MessageType } from '../../offline/queue/entry.ts'
import type { DesiredLawyer } from '../../content/consultation-opener.ts'
import type { draftIds } from './draft-id.ts'
import type { Reply, Request, RequestMessage } from './request-message.ts'

type WithoutTimes<R extends Request> = R extends Request
  ? Omit<R, 'consent' | 'startedAt'> & { consent: Omit<R['consent'], 'agreedAt'> }
  : never
/** A request without the times of its writing and its consent. */
export type Written = WithoutTimes<Request>

/** Kind of a request: its message type and the ids of its drafts. */
export interface RequestKind {
  type: MessageType<RequestMessage>
  drafts: ReturnType<typeof draftIds>
}

/** Result of sending, as far as the writer waits for it. */
export type Outcome =
  /** `acknowledge` is called once its writer has seen it: then nothing of it stays on the device. */
  | { state: 'received'; reply: Reply; acknowledge: () => Promise<unknown> }
  | { state: 'refused'; message: string; code: ErrorCode | undefined }
  /** On the device, and sent by itself. */
  | { state: 'queued'; isSending: boolean; whenReceived: (listener: (outcome: Outcome & { state: 'received' }) => void) => () => void }
  /** The one in whose place it was to come has been sent meanwhile. */
  | { state: 'tooLate' }

/** How long a visitor waits for the server before being told that it goes on without them, in milliseconds. */
const timeoutMs = 6000

export interface Sender {
  kind: RequestKind
  /** The id of the draft. */
  id: string
  locale: Locale
  /** The request in the queue in whose place it comes. */
  replaces?: string | undefined
  lawyer?: DesiredLawyer | undefined
}

const importQueue = () => import('../../offline/queue/queue.ts')
type Queue = Awaited<ReturnType<typeof importQueue>>

/** Loads what sending needs, before the network may be gone. */
export const prepareSending = (): void => void importQueue().catch(() => undefined)

/** What its writer decided, in a form that can be compared. */
const wordsOf = ({ consent: { code, version, sensitive = false }, ...words }: Written): string =>
  JSON.stringify(Object.entries({ ...words, startedAt: undefined, code, version, sensitive }).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const isSame = (one: Request, other: Written): boolean => wordsOf(one) === wordsOf(other)

/** Sends a request now. The type of message has checked its answer. */
const post = async (body: Request, { id, locale, kind: { type } }: Sender): Promise<Reply> =>
  (await type.send({ request: body }, { id, locale, signal: new AbortController().signal })).answer as Reply

/** @returns `undefined` where its id belongs to another request: its writer changed what was queued or sent */
const refusal = ({ message, code }: { message: string; code: ErrorCode | undefined }): Outcome | undefined =>
  code === 'keyReused' ? undefined : { state: 'refused', message, code }

/** Sends a request that the device cannot store: now, or not at all. @returns `undefined` as `refusal` does */
async function sendDirectly(body: Request, sender: Sender): Promise<Outcome | undefined> {
  try {
    return { state: 'received', reply: await post(body, sender), acknowledge: () => Promise.resolve() }
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== undefined && error.status < 500) return refusal(error)
    throw error
  }
}

/** Sends a request that is on the device already. @returns `undefined` as `refusal` does */
async function follow(body: Request, sender: Sender, { clearWhenRead, onOutcome, tryNow }: Queue): Promise<Outcome | undefined> {
  const { id } = sender
  // Received by another tab or the worker: the server gives the same answer to the same id.
  const received = async (answer: unknown) => ({
    state: 'received' as const,
    reply: (answer as Reply | undefined) ?? (await post(body, sender)),
    acknowledge: () => clearWhenRead(id),
  })
  const { entry, answer } = await tryNow(id, timeoutMs)
  if (entry === undefined) throw new Error('it was removed')
  if (entry.state === 'received')
    return received(answer).catch((error: unknown) => {
      if (error instanceof ApiFailure && error.code === 'keyReused') return undefined
      throw error
    })
  if (entry.state === 'refused') {
    void clearWhenRead(id)
    if (typeof entry.problem !== 'object') throw new Error(entry.problem)
    return refusal(entry.problem)
  }
  void navigator.storage?.persist?.().catch(() => undefined)
  return {
    state: 'queued',
    isSending: entry.state === 'sending',
    whenReceived: (listener) => {
      const stop = onOutcome(id, (later) => {
        if (later.entry?.state !== 'received') return
        stop()
        void received(later.answer).then(listener, () => undefined)
      })
      return stop
    },
  }
}

/** Puts a request on the device. @returns what is there under its id; `undefined` where that is another request */
async function queueRequest(
  body: Request,
  { kind: { type }, id, locale, replaces, lawyer }: Sender,
  queue: Queue,
): Promise<Request | 'tooLate' | undefined> {
  queue.startQueue([type])
  const result = await queue.enqueue({ id, kind: type.name, subject: id, locale, content: { request: body, lawyer }, replaces })
  if (result !== 'exists') return result === 'added' ? body : result
  // Queued by another tab, or opened to be edited. What was received meanwhile the server compares.
  const stored = (await queue.openPending(id))?.content
  if (!type.isContent(stored)) return body
  if (!isSame(stored.request, body)) return undefined
  await queue.releaseEntry(id)
  return stored.request
}

/** @returns `undefined` where the id belongs to another request */
async function sendUnder(written: Written, sender: Sender): Promise<Outcome | undefined> {
  const { id, kind } = sender
  const { startedAt, agreedAt } = await kind.drafts.timesOf(id)
  const body: Request = { ...written, startedAt, consent: { ...written.consent, agreedAt } }
  const queue = await importQueue().catch(() => undefined)
  if (queue === undefined) return sendDirectly(body, sender)
  return queue.withEntryLock(id, async () => {
    let queued
    try {
      queued = await queueRequest(body, sender, queue)
    } catch {
      return sendDirectly(body, sender)
    }
    if (queued === 'tooLate') return { state: queued }
    return queued === undefined ? undefined : follow(queued, sender, queue)
  })
}

/**
 * Puts a request on the device before it leaves, then sends it: once, whatever becomes of this page. The id of the draft is
 * its identity on the device and at the server; where other words have been sent under it, it gets a new one.
 * @throws where it is neither received nor on the device
 */
export async function sendRequest(written: Written, sender: Sender): Promise<Outcome> {
  const { id, kind } = sender
  const outcome = (await sendUnder(written, sender)) ?? (await sendUnder(written, { ...sender, id: crypto.randomUUID() }))
  if (outcome === undefined) throw new Error('its id is taken')
  if (outcome.state === 'refused') kind.drafts.withdrawConsent(id)
  return outcome
}
