import { productPictureCalls } from '#contract/trade/products.ts'
import { questionImageTypes as pictureTypes } from '#contract/support/question-limits.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Picture } from '#contract/field.ts'
import { withPicture } from '#contract/picture-upload.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { dropFiles, reconcileUpload } from '../../files/pending.ts'
import { encodePicture, insertPicture } from '../../files/pictures.ts'
import { receiveFile } from '../../files/upload.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller } from '../../http/platform.ts'
import { withoutPicture } from '../../http/picture-uploads.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { changeProduct, filesOfProduct, oneOwn, type Product, requireOwnProduct } from './products.ts'

const day = 24 * 60 * 60 * 1000

/** @throws ApiError `filesFull` */
async function requireRoomToday(db: Db, _user: string): Promise<void> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('_user', '=', _user)
    .where('isPublic', '=', 1)
    .where('createdAt', '>', new Date(Date.now() - day).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(size) > tradeLimits.imageBytesPerDay) throw new ApiError('filesFull', {}, 3600)
}

type Pictures = Pick<Product, 'thumb' | 'images'>

/** The files that a product names no longer. */
const replaced = (before: Pictures, after: Pictures) =>
  filesOfProduct(before).filter(({ _file }) => !filesOfProduct(after).some((file) => file._file === _file))

/** Pictures of products: everybody may see them, and one that is replaced goes. */
export function serveProductPictures(app: FastifyInstance): void {
  const { platform } = app
  const { storage } = platform

  /** Receives a picture and puts it where `place` says. */
  async function put(
    context: WriteContext<Caller>,
    _id: string,
    file: 'thumb' | 'image',
    place: (picture: Picture, now: Pictures) => Partial<Pictures>,
  ) {
    const { db, request, afterCommit } = context
    const _user = context.caller._id
    await requireOwnProduct(db, _user, _id)
    await requireRoomToday(db, _user)
    const received = await receiveFile(request, storage, { file, maxBytes: tradeLimits.imageBytes })
    try {
      const encoded = await encodePicture(received, { types: pictureTypes, asked: { by: _user } }).catch((error: unknown) => {
        throw error instanceof ApiError && error.code === 'pictureType' ? new ApiError('pictureType', { field: file }) : error
      })
      return await context.commit(_user, [received.name, received.sha256], async (transaction) => {
        const picture = await insertPicture(transaction, storage, encoded, received._id)
        // Its owner's: not of the library of the staff.
        await transaction.updateTable('files').set({ _user }).where('_id', '=', picture._file).execute()
        const { before, after } = await changeProduct(transaction, _user, _id, (product) => place(picture, product))
        await dropFiles(replaced(before, after), { db: transaction, platform, afterCommit })
        return oneOwn(transaction, after)
      })
    } finally {
      await reconcileUpload(platform, received._id).catch((error: unknown) =>
        request.log.error({ err: error }, 'an upload is not reconciled yet'),
      )
    }
  }

  async function take(
    { db, afterCommit, ...context }: WriteContext<Caller>,
    _id: string,
    without: (now: Pictures) => Partial<Pictures>,
  ): Promise<void> {
    const { before, after } = await changeProduct(db, context.caller._id, _id, without)
    await dropFiles(replaced(before, after), { db, platform, afterCommit })
  }

  serve(app, productPictureCalls, {
    'POST /api/v1/me/products/{_id}/thumb': ({ params }, context) => put(context, params._id, 'thumb', (picture) => ({ thumb: picture })),
    'DELETE /api/v1/me/products/{_id}/thumb': ({ params }, context) =>
      take(context, params._id, ({ thumb }) => {
        if (thumb === null) throw new ApiError('notFound')
        return { thumb: null }
      }),
    'POST /api/v1/me/products/{_id}/images/{index}': ({ params: { _id, index } }, context) =>
      put(context, _id, 'image', (picture, { images }) => ({
        images: withPicture(images, index, picture),
      })),
    'DELETE /api/v1/me/products/{_id}/images/{index}': ({ params: { _id, index } }, context) =>
      take(context, _id, ({ images }) => ({ images: withoutPicture(images, index) })),
  })
}
