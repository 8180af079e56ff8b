import { productPictureCalls } from '#contract/trade/products.ts'
import { questionImageTypes as types } from '#contract/support/question-limits.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Picture } from '#contract/field.ts'
import { withPicture } from '#contract/picture-upload.ts'
import type { FastifyInstance } from 'fastify'
import { dropFiles } from '../../files/pending.ts'
import { ApiError } from '../../http/api-error.ts'
import { receiveMemberPicture } from '../../http/member-pictures.ts'
import type { Caller } from '../../http/platform.ts'
import { withoutPicture } from '../../http/picture-uploads.ts'
import { serve, type WriteContext } from '../../http/route.ts'
import { changeProduct, filesOfProduct, oneOwn, type Product, requireOwnProduct } from './products.ts'

type Pictures = Pick<Product, 'thumb' | 'images'>

/** The files that a product names no longer. */
const replaced = (before: Pictures, after: Pictures) =>
  filesOfProduct(before).filter(({ _file }) => !filesOfProduct(after).some((file) => file._file === _file))

/** Pictures of products: everybody may see them, and one that is replaced goes. */
export function serveProductPictures(app: FastifyInstance): void {
  const { platform } = app
  const limits = { types, maxBytes: tradeLimits.imageBytes, bytesPerDay: tradeLimits.imageBytesPerDay }

  /** Receives a picture and puts it where `place` says. */
  async function put(
    context: WriteContext<Caller>,
    _id: string,
    file: 'thumb' | 'image',
    place: (picture: Picture, now: Pictures) => Partial<Pictures>,
  ) {
    const { db, afterCommit } = context
    const _user = context.caller._id
    await requireOwnProduct(db, _user, _id)
    return receiveMemberPicture(context, { file, ...limits }, async (transaction, picture) => {
      const { before, after } = await changeProduct(transaction, _user, _id, (product) => place(picture, product))
      await dropFiles(replaced(before, after), { db: transaction, platform, afterCommit })
      return oneOwn(transaction, after)
    })
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
