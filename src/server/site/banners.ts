import type { Picture } from '#contract/field.ts'
import { banners, bannerCalls, bannerListCalls } from '#contract/site/banners.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { serve } from '../http/route.ts'
import { ApiError } from '../http/api-error.ts'
import { serveOrder } from '../http/order.ts'
import { servePictureUpload } from '../http/picture-uploads.ts'
import { pagePublic, updateItem } from '../http/standard.ts'

/** The fields of the pictures, by their index in a path. */
const imageFields = { 0: 'image', 1: 'mobileImage' } as const

/** The pictures of the slide that visitors see first. */
export async function firstBanner(db: Db): Promise<Picture[]> {
  const items = await repositoryOf(banners).select(db, { sort: 'createdAt', state: 'published' })
  const [first] = items.toSorted((a, b) => a.index - b.index)
  return first === undefined ? [] : [first.mobileImage, first.image]
}

/** The slides of one place, by `index` unless another order is asked for. */
export function serveBanners(app: FastifyInstance): void {
  serveOrder(app, bannerListCalls, banners, { by: 'index', among: 'code' })

  servePictureUpload(app, bannerListCalls, 'POST /api/console/banners/{_id}/images/{index}', banners, (picture, { params: { index } }) => ({
    [imageFields[index]]: picture,
  }))

  serve(app, bannerCalls, {
    'GET /api/v1/banners/{code}': async ({ params: { code }, query }, context) => {
      const { items, summary } = await pagePublic(context, banners, { where: { code }, ...query }, true)
      return { banners: items, summary }
    },
    'DELETE /api/console/banners/{_id}/images/{index}': async ({ params: { _id, index } }, context) => ({
      banner: await updateItem(context, banners, _id, ({ image }) => {
        // A slide has both pictures, and one is made for every screen.
        if (imageFields[index] === 'image') throw new ApiError('pictureNeeded')
        return { mobileImage: image }
      }),
    }),
  })
}
