import type { Picture } from '#contract/field.ts'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { storePicture } from './pictures.ts'
import type { FileStorage } from './storage.ts'

/**
 * The picture of a `multipart/form-data` request, stored. Its size is counted while it arrives.
 * @throws ApiError `invalid` (no file), `tooLarge`, `unsupportedType`
 */
export async function keepPictureOf(request: FastifyRequest, db: Db, storage: FileStorage): Promise<Picture> {
  if (!request.isMultipart()) throw new ApiError('unsupportedType')
  const limits = { fileSize: 20 * 1024 * 1024, files: 1, fields: 5, fieldSize: 1000 }
  const part = await request.file({ limits }).catch((error: unknown) => {
    // The parser of such bodies throws plain errors: what it cannot read is the sender's.
    throw error instanceof Error && 'statusCode' in error ? error : new ApiError('invalid')
  })
  if (part === undefined) throw new ApiError('invalid')
  const bytes = await part.toBuffer()
  return storePicture(db, storage, bytes, part.filename)
}
