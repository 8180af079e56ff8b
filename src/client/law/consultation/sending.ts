import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { ApiFailure, api } from '../../data/http.ts'
import { consultationMessageType, type ConsultationMessage, type Reply, type Request } from './consultation-message.ts'
import type { DesiredLawyer } from '../../content/consultation-opener.ts'
import { consentTime, withdrawConsent } from './draft-id.ts'

/** A request without the time of its consent. */
export type Written = Omit<Request, 'consent'> & { consent: Omit<NonNullable<Request['consent']>, 'agreedAt'> }

/** What became of a request, as far as its writer has to wait for it. */
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

const isSame = (one: Request, { consent, ...other }: Written): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof Request] === value) &&
  one._lawyer === other._lawyer &&
  one.consent.code === consent.code &&
  one.consent.version === consent.version

const post = (id: string, body: Request, locale: Locale): Promise<Reply> => api('POST /api/v1/forms', { locale, body, idempotencyKey: id })

/** @returns `undefined` where its id belongs to another request: its writer changed what was queued or sent */
const refusal = ({ message, code }: { message: string; code: ErrorCode | undefined }): Outcome | undefined =>
  code === 'keyReused' ? undefined : { state: 'refused', message, code }

/** Sends a request that the device cannot store: now, or not at all. @returns `undefined` as `refusal` does */
async function sendDirectly(id: string, body: Request, locale: Locale): Promise<Outcome | undefined> {
  try {
    return { state: 'received', reply: await post(id, body, locale), acknowledge: () => Promise.resolve() }
  } catch (error) {
    if (error instanceof ApiFailure && error.code !== undefined && error.status < 500) return refusal(error)
    throw error
  }
}

/** Sends a request that is on the device already. @returns `undefined` as `refusal` does */
async function follow(id: string, body: Request, locale: Locale, queue: Queue): Promise<Outcome | undefined> {
  const { clearWhenRead, onOutcome, tryNow } = queue
  // Received by another tab or the worker: the server gives the same answer to the same id.
  const received = async (answer: unknown) => ({
    state: 'received' as const,
    reply: (answer as Reply | undefined) ?? (await post(id, body, locale)),
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
  { id, locale, replaces, lawyer }: Sender,
  queue: Queue,
): Promise<Request | 'tooLate' | undefined> {
  const content: ConsultationMessage = { request: body, lawyer }
  queue.startQueue([consultationMessageType])
  const result = await queue.enqueue({ id, kind: consultationMessageType.name, subject: id, locale, content, replaces })
  if (result !== 'exists') return result === 'added' ? body : result
  // Queued by another tab, or opened to be edited. What was received meanwhile the server compares.
  const stored = (await queue.openPending(id))?.content
  if (!consultationMessageType.isContent(stored)) return body
  if (!isSame(stored.request, body)) return undefined
  await queue.releaseEntry(id)
  return stored.request
}

/** @returns `undefined` where the id belongs to another request */
async function sendUnder(written: Written, sender: Sender): Promise<Outcome | undefined> {
  const { id, locale } = sender
  const body: Request = { ...written, consent: { ...written.consent, agreedAt: await consentTime(id) } }
  const queue = await importQueue().catch(() => undefined)
  if (queue === undefined) return sendDirectly(id, body, locale)
  return queue.withEntryLock(id, async () => {
    let queued
    try {
      queued = await queueRequest(body, sender, queue)
    } catch {
      return sendDirectly(id, body, locale)
    }
    if (queued === 'tooLate') return { state: queued }
    return queued === undefined ? undefined : follow(id, queued, locale, queue)
  })
}

/**
 * Puts a request on the device before it leaves, then sends it: once, whatever becomes of this page. The id of the draft is
 * its identity on the device and at the server; where other words have been sent under it, it gets a new one.
 * @throws where it is neither received nor on the device
 */
export async function sendRequest(written: Written, sender: Sender): Promise<Outcome> {
  const { id } = sender
  const outcome = (await sendUnder(written, sender)) ?? (await sendUnder(written, { ...sender, id: crypto.randomUUID() }))
  if (outcome === undefined) throw new Error('its id is taken')
  if (outcome.state === 'refused') withdrawConsent(id)
  return outcome
}
