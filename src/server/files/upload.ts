import type { MultipartFields } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { ApiError } from '../http/api-error.ts'
import { cleanName } from './name.ts'
import type { FileStorage } from './storage.ts'

export interface ReceivedFile {
  _id: string
  name: string
  /** Where it is until it is settled. */
  path: string
  size: number
  sha256: string
  /** What the form has beside it. */
  fields: Record<string, unknown>
}

/** What a multipart body is longer than its file, at most. */
const envelope = 64 * 1024

/** Of a field that is there twice the form is a list: no schema takes it. */
const valuesOf = (form: MultipartFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      if (field === undefined || Array.isArray(field)) return [[name, field]]
      return field.type === 'field' ? [[name, field.value]] : []
    }),
  )

const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'errno' in error

/**
 * The one file of a `multipart/form-data` request, received to the disk under a new id: whoever asks settles it
 * (`pending.ts`). Where it does not come whole, nothing is left.
 * @throws ApiError `invalid` (no file, more than one, a body that breaks off), `fileTooLarge`, `unsupportedType`, `unavailable`
 */
export async function receiveFile(
  request: FastifyRequest,
  { pending }: FileStorage,
  { file: field, maxBytes }: { file: string; maxBytes: number },
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new ApiError('unsupportedType')
  const tooLarge = () => new ApiError('fileTooLarge', { values: { limit: maxBytes / 1024 / 1024 }, field })
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + envelope) throw tooLarge()
  const _id = uuid()
  try {
    let received: Omit<ReceivedFile, 'fields'> | undefined
    let form: MultipartFields = {}
    for await (const part of request.files({ limits: { fileSize: maxBytes, files: 1, fields: 5, fieldSize: 1000 } })) {
      if (part.fieldname !== field) throw new ApiError('invalid')
      form = part.fields
      // Its stream would end with its last byte only.
      part.file.once('limit', () => part.file.destroy(tooLarge()))
      received = { _id, name: cleanName(part.filename), ...(await pending.receive(_id, part.file)) }
    }
    if (received === undefined) throw new ApiError('invalid')
    // Those that came after the file are there by now, too.
    return { ...received, fields: valuesOf(form) }
  } catch (error) {
    // What is still to come goes past the parser (http/unread-bodies.ts).
    request.raw.unpipe()
    await pending.release(_id)
    throw error instanceof ApiError || isOfTheDisk(error) ? error : new ApiError('invalid')
  }
}
