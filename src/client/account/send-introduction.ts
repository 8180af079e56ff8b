import { introductionLimits } from '#contract/platform/company-file-types.ts'
import type { IntroductionUpload } from '#contract/account/company-files.ts'
import type { CompanyFile } from '#contract/platform/company.ts'
import { partType } from '#contract/call.ts'
import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { api, ApiFailure, Unreachable } from '../data/http.ts'
import { Unreadable } from '../data/upload.ts'
import { withBody } from '../session/with-body.ts'

/** Parts begin small, and grow while they take less than this, in ms: progress is told with each, and little is lost. */
const [firstPart, quickly] = [256 * 1024, 1500]
/** The longest that a part may take, in ms. */
const timeout = 90_000
/** How long is waited after a part that got no answer, the first and the longest time, in ms. */
const [firstPause, longestPause] = [500, 20_000]

export interface Progress {
  upload: IntroductionUpload
  /** The connection is lost, and it goes on when it is back. */
  isWaiting: boolean
}

interface Options {
  locale: Locale
  signal: AbortSignal
  /** On its way already, from before. */
  known: readonly IntroductionUpload[]
  onProgress: (progress: Progress) => void
}

const modifiedAt = (file: File): string => new Date(file.lastModified).toISOString()

/** The server's own names have no folders and no doubled spaces; Apple's systems write Korean letters in parts. */
const nameOf = (file: File): string => file.name.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

/** Whether an upload is that of this file. */
const isOf = (file: File, upload: Pick<IntroductionUpload, 'name' | 'size' | 'modifiedAt'>): boolean =>
  upload.name === nameOf(file) && upload.size === file.size && upload.modifiedAt === modifiedAt(file)

/** Until the pause is over, or the browser says that there is a network again. */
async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  for (const [target, event] of [
    [window, 'online'],
    [signal, 'abort'],
  ] as const)
    target.addEventListener(event, () => resolve(), { once: true })
  await promise
  clearTimeout(timer)
  signal.throwIfAborted()
}

/** Whether it may go well at another time. */
const isPassing = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof ApiFailure && (error.status >= 500 || error.status === 429 || error.code === 'running'))

const isGone = (error: unknown): boolean => error instanceof ApiFailure && error.status === 404

const bytesOf = (file: File, start: number, size: number): Promise<ArrayBuffer> =>
  file
    .slice(start, start + size)
    .arrayBuffer()
    .catch(() => {
      throw new Unreadable(file.name)
    })

/** The right place to go on from, where a refusal names it. */
const placeIn = (error: unknown): IntroductionUpload | undefined =>
  error instanceof ApiFailure && error.code === 'offsetWrong' ? (error.answer.current as { upload: IntroductionUpload }).upload : undefined

/** The introduction that is there, where an upload is over: the answer to its last part may have been lost. */
async function findArrived(file: File, locale: Locale): Promise<CompanyFile | undefined> {
  const { introduction } = (await api('GET /api/v1/me/company', { locale })).company
  return introduction?.name === nameOf(file) && introduction.size === file.size ? introduction : undefined
}

/**
 * Sends an introduction in parts until it is there, however often the connection is lost. One that was begun before goes on
 * where it was.
 * @throws ApiFailure the server refused
 * @throws Unreadable
 * @throws the reason of `signal`
 */
export async function sendIntroduction(file: File, { locale, signal, known, onProgress }: Options): Promise<CompanyFile> {
  let upload = known.find((one) => isOf(file, one))
  let [size, pause, idempotencyKey] = [firstPart, firstPause, crypto.randomUUID()]
  /** A part got no answer: how much of it has arrived is not known here. */
  let isUncertain = false
  const tell = (isWaiting: boolean) => {
    if (upload !== undefined) onProgress({ upload, isWaiting })
  }
  const begin = async (): Promise<IntroductionUpload> => {
    const body = { name: file.name, size: file.size, modifiedAt: modifiedAt(file) }
    return (await api('POST /api/v1/me/company/introductions', { locale, signal, body, idempotencyKey })).upload
  }
  const ask = async ({ _id }: IntroductionUpload): Promise<IntroductionUpload> =>
    (await api('GET /api/v1/me/company/introductions/{_id}', { locale, signal, params: { _id } })).upload
  const sendNext = async ({ _id, offset }: IntroductionUpload): Promise<Answer<'PATCH /api/v1/me/company/introductions/{_id}'>> => {
    const bytes = await bytesOf(file, offset, size)
    const began = performance.now()
    const transport = withBody(bytes, { 'content-type': partType, 'upload-offset': String(offset) })
    const answer = await api('PATCH /api/v1/me/company/introductions/{_id}', { locale, signal, timeout, transport, params: { _id } })
    if (performance.now() - began < quickly) size = Math.min(size * 2, introductionLimits.maxPartBytes)
    return answer
  }
  /** What is left to do where the upload is not there any more: nothing, or all. */
  const restart = async (error: unknown): Promise<CompanyFile | undefined> => {
    if (!isGone(error) || upload === undefined) throw error
    const arrived = await findArrived(file, locale)
    if (arrived === undefined) [upload, idempotencyKey] = [undefined, crypto.randomUUID()]
    return arrived
  }
  const step = async (): Promise<CompanyFile | undefined> => {
    upload ??= await begin()
    tell(false)
    try {
      // As tus does: no part is sent only to be refused.
      if (isUncertain) upload = await ask(upload)
      isUncertain = false
      const answer = await sendNext(upload)
      upload = answer.upload
      pause = firstPause
      tell(false)
      return answer.introduction ?? undefined
    } catch (error) {
      const place = placeIn(error)
      if (place === undefined) return restart(error)
      upload = place
      return undefined
    }
  }
  for (;;)
    try {
      const introduction = await step()
      if (introduction !== undefined) return introduction
    } catch (error) {
      signal.throwIfAborted()
      if (!isPassing(error)) throw error
      size = firstPart
      isUncertain = upload !== undefined
      tell(true)
      await pauseFor(pause, signal)
      pause = Math.min(pause * 2, longestPause)
    }
}
