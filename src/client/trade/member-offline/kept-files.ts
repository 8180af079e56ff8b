import type { Locale } from '#contract/locale.ts'
import type { ConversationFile } from '#contract/trade/conversations.ts'
import { api, ApiFailure, type Transport, Unreachable } from '../../data/http.ts'
import { noteReceived, openFile } from '../../offline/queue/files.ts'
import { wayOf } from '../../session/as-account.ts'

/** Ten megabytes over a slow line, in ms. */
const timeout = 300_000
/** The outbox waits this long for a file, and lets others go before its message then (ms). */
const lockTimeout = 3000

interface Sender {
  _matching: string
  account: string | undefined
  locale: Locale
}

const withForm =
  (way: Transport, form: FormData): Transport =>
  (path, init) =>
    way(path, { ...init, body: form })

/** Sends a file, under its key: once, however often it is tried. */
async function sendFile({ _file: key, name }: ConversationFile, { _matching, account, locale }: Sender): Promise<ConversationFile> {
  const { bytes, received } = await openFile(key)
  if (received !== undefined) return received as ConversationFile
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  const options = { locale, params: { _id: _matching }, idempotencyKey: key, transport: withForm(wayOf(account), form), timeout }
  const answer = await api('POST /api/v1/me/matchings/{_id}/files', options)
  // Something else between us and the server can say 201, too.
  if (typeof (answer as Partial<typeof answer> | null)?.file?._file !== 'string') throw new Unreachable('half an answer')
  await noteReceived(key, answer.file)
  return answer.file
}

/** One tab at a time sends a file. */
const alone = (key: string, work: () => Promise<ConversationFile>): Promise<ConversationFile> =>
  'locks' in navigator
    ? navigator.locks.request(`outbox file ${key}`, { ifAvailable: true }, (lock) =>
        lock === null ? Promise.reject(new Unreachable('another tab is sending it')) : work(),
      )
    : work()

/** Files on their way, and those whose refusal no message has heard yet. */
const underWay = new Map<string, Promise<ConversationFile>>()

function start(file: ConversationFile, sender: Sender): Promise<ConversationFile> {
  const key = file._file
  const sending = alone(key, () => sendFile(file, sender))
  underWay.set(key, sending)
  const forget = () => void (underWay.get(key) === sending && underWay.delete(key))
  sending.then(forget, (error: unknown) => (error instanceof ApiFailure ? undefined : forget()))
  return sending
}

const flush = async (isBack: boolean) => (await import('../../offline/queue/queue.ts')).flush(isBack)

/**
 * Sends the files of a message that were kept for it. A large one goes on while other messages leave; its message comes then.
 * @throws Unreachable they are not there yet; ApiFailure, SealBroken one of them cannot be sent
 */
export async function sendKept(files: readonly ConversationFile[], kept: readonly string[], sender: Sender): Promise<ConversationFile[]> {
  const sent: ConversationFile[] = []
  for (const file of files) {
    const key = file._file
    if (!kept.includes(key)) {
      sent.push(file)
      continue
    }
    const sending = underWay.get(key) ?? start(file, sender)
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, lockTimeout)
    })
    const received = await Promise.race([sending, late]).catch((error: unknown) => {
      underWay.delete(key)
      throw error
    })
    clearTimeout(timer)
    if (received === undefined) {
      // After a failure at the pace of the outbox, which grows.
      sending
        .then(
          () => flush(true),
          () => flush(false),
        )
        .catch(() => undefined)
      throw new Unreachable('the file is on its way')
    }
    sent.push(received)
  }
  return sent
}
