import { shopPictureCalls, shopProducts } from '#contract/shop/products.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { servePictureUpload } from '../http/picture-uploads.ts'
import { serve } from '../http/route.ts'
import { updateItem } from '../http/standard.ts'

const removal = 'DELETE /api/console/shop/products/{_id}/images/{index}'

/** Pictures that the console sends straight into a product (specification 7.3). */
export function serveShopPictures(app: FastifyInstance): void {
  servePictureUpload(app, shopPictureCalls, 'POST /api/console/shop/products/{_id}/thumb', shopProducts, (picture) => ({ thumb: picture }))
  servePictureUpload(
    app,
    shopPictureCalls,
    'POST /api/console/shop/products/{_id}/images/{index}',
    shopProducts,
    (picture, { params, item }) => {
      const index = Number(params.index)
      const others = item.images.filter((image) => image.index !== index)
      return { images: [...others, { index, picture }].toSorted((a, b) => a.index - b.index) }
    },
  )
  serve(
    app,
    { [removal]: shopPictureCalls[removal] },
    {
      [removal]: async ({ params: { _id, index } }, context) => ({
        shopProduct: await updateItem(context, shopProducts, _id, ({ images }) => {
          if (!images.some((image) => image.index === Number(index))) throw new ApiError('notFound')
          return { images: images.filter((image) => image.index !== Number(index)) }
        }),
      }),
    },
  )
}
