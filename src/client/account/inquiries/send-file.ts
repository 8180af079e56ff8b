import type { Locale } from '#contract/locale.ts'
import { endingOf } from '#contract/platform/ending.ts'
import { questionDocumentEndings, questionImageTypes, questionLimits } from '#contract/support/question-limits.ts'
import { api } from '../../data/http.ts'
import { withBody } from '../../session/with-body.ts'

/** Ten megabytes over a slow connection, in ms. */
const timeout = 180_000

export type FileProblem = 'type' | 'size'

/** Why a file is not taken, as far as the browser can tell: the server looks at its bytes. */
export function problemOf({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): FileProblem | undefined {
  if (!questionImageTypes.includes(type) && !questionDocumentEndings.includes(endingOf(name))) return 'type'
  return size > questionLimits.imageBytes ? 'size' : undefined
}

/** The places of a question that have no file yet. */
export const freePlaces = (images: readonly { index: number }[]): number[] =>
  Array.from({ length: questionLimits.images }, (_, index) => index).filter((index) => !images.some((image) => image.index === index))

interface Sent {
  locale: Locale
  /** Of the question. */
  _id: string
  index: number
  file: File
}

/**
 * Puts a file in a place of a question.
 * @throws ApiFailure the server refused
 * @throws Unreachable no answer in time
 */
export async function sendFile({ locale, _id, index, file }: Sent): Promise<void> {
  const form = new FormData()
  form.append('image', file, file.name)
  const name = 'POST /api/v1/me/inquires/{_id}/images/{index}'
  await api(name, { locale, params: { _id, index }, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout })
}
