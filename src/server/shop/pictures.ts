import { withPicture } from '#contract/picture-upload.ts'
import { shopPictureCalls, shopPictureRemovals, shopProducts } from '#contract/shop/products.ts'
import type { FastifyInstance } from 'fastify'
import { servePictureUpload, withoutPicture } from '../http/picture-uploads.ts'
import { serve } from '../http/route.ts'
import { updateItem } from '../http/standard.ts'

const imagePath = '/api/console/shop/products/{_id}/images/{index}'

/** Pictures that the console sends straight into a product (specification 7.3). */
export function serveShopPictures(app: FastifyInstance): void {
  servePictureUpload(app, shopPictureCalls, 'POST /api/console/shop/products/{_id}/thumb', shopProducts, (thumb) => ({ thumb }))
  servePictureUpload(app, shopPictureCalls, `POST ${imagePath}`, shopProducts, (picture, { params, item }) => ({
    images: withPicture(item.images, Number(params.index), picture),
  }))
  serve(app, shopPictureRemovals, {
    [`DELETE ${imagePath}` as const]: async ({ params: { _id, index } }, context) => ({
      shopProduct: await updateItem(context, shopProducts, _id, ({ images }) => ({ images: withoutPicture(images, Number(index)) })),
    }),
  })
}
