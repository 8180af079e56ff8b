import type { ErrorCode } from '#contract/errors.ts'
import type { Locale } from '#contract/locale.ts'
import { ApiFailure, api } from '../../data/http.ts'
import { consultationMessageType, type ConsultationMessage, type Reply, type Request } from './consultation-message.ts'
import type { DesiredLawyer } from './draft.ts'
import { forgetKey, identify, type Written } from './request.ts'

/** What became of a request, as far as its writer has to wait for it. */
export type Outcome =
  /** `acknowledge` is called once its writer has seen it: then nothing of it stays on the device. */
  | { state: 'received'; reply: Reply; acknowledge: () => Promise<unknown> }
  | { state: 'refused'; message: string; code: ErrorCode | undefined }
  /** On the device, and sent by itself. */
  | { state: 'queued'; isSending: boolean; whenReceived: (listener: (outcome: Outcome & { state: 'received' }) => void) => () => void }
  /** The one in whose place it was to come has been sent meanwhile. */
  | { state: 'tooLate' }
  /** Neither received nor on the device. */
  | { state: 'failed'; error: unknown }

/** How long a visitor waits for the server before being told that it goes on without them, in milliseconds. */
const timeoutMs = 6000

interface Sender {
  locale: Locale
  /** The request in the outbox in whose place it comes. */
  replaces?: string | undefined
  lawyer?: DesiredLawyer | undefined
}

const importQueue = () =>
  Promise.all([
    import('../../offline/queue/start.ts'),
    import('../../offline/queue/queue.ts'),
    import('../../offline/queue/flush.ts'),
    import('../../offline/queue/entry-lock.ts'),
  ]).then(([start, queue, flush, lock]) => ({ ...start, ...queue, ...flush, ...lock }))

/** Brings what sending needs, before the network may be gone. */
export const prepareSending = (): void => void importQueue().catch(() => undefined)

const isSame = (one: Request, { consent, ...other }: Written): boolean =>
  Object.entries(other).every(([name, value]) => one[name as keyof Request] === value) &&
  one._lawyer === other._lawyer &&
  one.consent.code === consent.code &&
  one.consent.version === consent.version

/** The id and body of a request. Opened to be changed and sent as it was, it is the same one, and counts once. */
async function requestOf(written: Written, replaces: string | undefined): Promise<{ id: string; body: Request }> {
  if (replaces !== undefined) {
    const { openPending } = await importQueue()
    const content = (await openPending(replaces))?.content
    if (consultationMessageType.isContent(content) && isSame(content.request, written)) return { id: replaces, body: content.request }
  }
  const { key, agreedAt } = await identify(written)
  return { id: key, body: { ...written, consent: { ...written.consent, agreedAt } } }
}

const post = (id: string, body: Request, locale: Locale): Promise<Reply> => api('POST /api/v1/forms', { locale, body, idempotencyKey: id })

/** Without a device that keeps anything: sent at once, or not. */
async function sendDirectly(id: string, body: Request, locale: Locale): Promise<Outcome> {
  try {
    return { state: 'received', reply: await post(id, body, locale), acknowledge: () => Promise.resolve() }
  } catch (error) {
    return error instanceof ApiFailure && error.code !== undefined && error.status < 500
      ? { state: 'refused', message: error.message, code: error.code }
      : { state: 'failed', error }
  }
}

/** Sends a request that is on the device already. */
async function follow(id: string, body: Request, locale: Locale): Promise<Outcome> {
  const { clearWhenRead, onOutcome, tryNow } = await importQueue()
  // Received by another tab or the worker: the server gives the same answer to the same key.
  const received = async (answer: unknown) => ({
    state: 'received' as const,
    reply: (answer as Reply | undefined) ?? (await post(id, body, locale)),
    acknowledge: () => clearWhenRead(id),
  })
  const { entry, answer } = await tryNow(id, timeoutMs)
  if (entry === undefined) return { state: 'failed', error: new Error('it was removed') }
  if (entry.state === 'received') return received(answer)
  if (entry.state === 'refused') {
    void clearWhenRead(id)
    if (typeof entry.problem !== 'object') return { state: 'failed', error: new Error(entry.problem) }
    const { message, code } = entry.problem
    return { state: 'refused', message, code }
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

/** Puts a request on the device before it leaves, then sends it: once, whatever becomes of this page. */
export async function sendRequest(written: Written, { locale, replaces, lawyer }: Sender): Promise<Outcome> {
  const { id, body } = await requestOf(written, replaces).catch(async () => requestOf(written, undefined))
  const queueAndSend = async (): Promise<Outcome> => {
    try {
      const content: ConsultationMessage = { request: body, lawyer }
      const { enqueue, startQueue } = await importQueue()
      startQueue({ types: [consultationMessageType] })
      if (!(await enqueue({ id, kind: consultationMessageType.name, subject: id, locale, content, replaces }))) return { state: 'tooLate' }
    } catch {
      return sendDirectly(id, body, locale)
    }
    return follow(id, body, locale)
  }
  const outcome = await importQueue().then(
    ({ withEntryLock }) => withEntryLock(id, queueAndSend),
    () => sendDirectly(id, body, locale),
  )
  if (outcome.state === 'refused') forgetKey()
  return outcome
}
