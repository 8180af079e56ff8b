import { isQuestionDocument, questionImageTypes, questionLimits } from '#contract/support/question-limits.ts'
import { questions, questionUpload, questionImageCalls } from '#contract/support/questions.ts'
import { inPlace } from '#contract/picture-upload.ts'
import type { FastifyInstance } from 'fastify'
import { dropFiles } from '../files/pending.ts'
import { typeOfAttachment } from '../files/sniff.ts'
import type { ReceivedFile } from '../files/upload.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../http/platform.ts'
import { type Facts, receivePrivateFile, storePrivatePicture } from '../http/private-files.ts'
import { serve } from '../http/route.ts'
import { changeOpen, requireOpen, toOwn } from './questions.ts'

const noPicture = { width: null, height: null, placeholder: null }

interface Stored {
  file: Facts
  /** What its question says of it beside its place: the name of a document. */
  shown: { width: number | null; height: number | null; name?: string }
}

/**
 * Stores what was received: a document as it came, a picture as pixels alone.
 * @throws ApiError `inquiryFileType`, `tooManyPixels`
 */
async function store(received: ReceivedFile, index: number, platform: Platform, by: string): Promise<Stored> {
  const { _id, name, size } = received
  const type = await typeOfAttachment(received)
  if (type !== undefined && isQuestionDocument(type)) {
    await platform.storage.pending.place(_id)
    return { file: { name, type, size, ...noPicture }, shown: { width: null, height: null, name } }
  }
  return storePrivatePicture(received, { index, types: questionImageTypes }, platform, by).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'pictureType' ? new ApiError('inquiryFileType', { field: 'image' }) : error
  })
}

/** Pictures and documents of questions: for their owner and for staff, also where others read the question. */
export function serveQuestionImages(app: FastifyInstance): void {
  const { platform } = app
  const limits = { ...questionUpload, bytesPerDay: questionLimits.imageBytesPerDay, scope: questions.scope }

  serve(app, questionImageCalls, {
    'POST /api/v1/me/inquires/{_id}/images/{index}': async ({ params: { _id, index } }, context) => {
      const { db, afterCommit, caller } = context
      await requireOpen(db, caller._id, _id)
      const receiving = { ...limits, store: (received: ReceivedFile) => store(received, index, platform, caller._id) }
      return receivePrivateFile(context, receiving, async (transaction, shown) => {
        const { before, after } = await changeOpen(transaction, caller._id, _id, ({ images }) => ({
          images: inPlace(images, { index, ...shown }),
        }))
        const replaced = before.images.filter((image) => image.index === index)
        await dropFiles(replaced, { db: transaction, platform, afterCommit })
        return { question: toOwn(after) }
      })
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
