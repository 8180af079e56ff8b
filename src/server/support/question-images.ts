import { isQuestionDocument, questionImageTypes, questionLimits } from '#contract/support/question-limits.ts'
import { questions, questionUpload, questionImageCalls } from '#contract/support/questions.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { dropFiles, reconcileUpload } from '../files/pending.ts'
import { encodePicture } from '../files/pictures.ts'
import { typeOfAttachment } from '../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/route.ts'
import { changeOpen, requireOpen, toOwn } from './questions.ts'

const day = 24 * 60 * 60 * 1000

/** @throws ApiError `filesFull` */
async function requireRoomToday(db: Db, _user: string): Promise<void> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('_user', '=', _user)
    .where('scope', '=', questions.scope)
    .where('createdAt', '>', new Date(Date.now() - day).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(size) > questionLimits.imageBytesPerDay) throw new ApiError('filesFull', {}, 3600)
}

/** A picture as pixels alone: where and when it was taken is nobody's business. @throws ApiError `inquiryFileType`, `tooManyPixels` */
const encode = (received: ReceivedFile, by: string) =>
  encodePicture(received, { types: questionImageTypes, asked: { by } }).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'pictureType' ? new ApiError('inquiryFileType', { field: 'image' }) : error
  })

const noPicture = { width: null, height: null, placeholder: null }

/**
 * Stores what was received: a document as it came, a picture as pixels alone.
 * @returns what is noted of the file, and what its question says of it beside its place
 */
async function store(received: ReceivedFile, index: number, { storage }: Platform, by: string) {
  const { _id, name, size } = received
  const type = await typeOfAttachment(received)
  if (type !== undefined && isQuestionDocument(type)) {
    await storage.pending.place(_id)
    return { file: { name, type, size, ...noPicture }, shown: { width: null, height: null, name } }
  }
  const { webp, width, height, placeholder } = await encode(received, by)
  await storage.write(`${_id}/original`, webp)
  const file = { name: `${index + 1}.webp`, type: 'image/webp', size: webp.byteLength, width, height, placeholder }
  return { file, shown: { width, height } }
}

/** Pictures and documents of questions: for their owner and for staff, also where others read the question. */
export function serveQuestionImages(app: FastifyInstance): void {
  const { platform } = app

  serve(app, questionImageCalls, {
    'POST /api/v1/me/inquires/{_id}/images/{index}': async ({ params: { _id, index } }, context) => {
      const { db, request, afterCommit } = context
      const _user = context.caller._id
      await requireOpen(db, _user, _id)
      await requireRoomToday(db, _user)
      const received = await receiveFile(request, platform.storage, questionUpload)
      const { _id: _file, name, sha256 } = received
      try {
        const { file, shown } = await store(received, index, platform, _user)
        return await context.commit(_user, [name, sha256], async (transaction) => {
          const access = { isPublic: 0, scope: questions.scope, _user }
          const row = { _id: _file, ...file, sha256, ...access, createdAt: new Date().toISOString() }
          await transaction.insertInto('files').values(row).execute()
          const { before, after } = await changeOpen(transaction, _user, _id, ({ images }) => ({
            images: [...images.filter((image) => image.index !== index), { index, _file, ...shown }].toSorted((a, b) => a.index - b.index),
          }))
          const replaced = before.images.filter((image) => image.index === index)
          await dropFiles(replaced, { db: transaction, platform, afterCommit })
          return { question: toOwn(after) }
        })
      } finally {
        await reconcileUpload(platform, _file).catch((error: unknown) =>
          request.log.error({ err: error }, 'an upload is not reconciled yet'),
        )
      }
    },
    'DELETE /api/v1/me/inquires/{_id}/images/{index}': async ({ params: { _id, index } }, context) => {
      const { before } = await changeOpen(context.db, context.caller._id, _id, ({ images }) => {
        if (!images.some((image) => image.index === index)) throw new ApiError('notFound')
        return { images: images.filter((image) => image.index !== index) }
      })
      const taken = before.images.filter((image) => image.index === index)
      await dropFiles(taken, { db: context.db, platform, afterCommit: context.afterCommit })
    },
  })
}
