import { inPlace } from '#contract/picture-upload.ts'
import { isUndecided } from '#contract/shop/claim-states.ts'
import { claimPictureCalls, claims, claimUpload } from '#contract/shop/claims.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { questionImageTypes as types } from '#contract/support/question-limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/schema.ts'
import { dropFiles, type Erasure } from '../../files/pending.ts'
import type { ReceivedFile } from '../../files/upload.ts'
import { ApiError } from '../../http/api-error.ts'
import { receivePrivateFile, storePrivatePicture } from '../../http/private-files.ts'
import { serve } from '../../http/route.ts'
import { lockOrders } from '../orders/steps.ts'
import { type Claim, claimRepository, claimsOf, toOwnClaim } from './claim-rows.ts'

/** Finds a claim of the caller that nobody has decided on. @throws ApiError `notFound`, also for somebody else's; `orderState` */
async function requireUndecided(db: Db, _user: string, _id: string): Promise<Claim> {
  const own = await db
    .selectFrom('shop_claims as c')
    .innerJoin('shop_orders as o', 'o._id', 'c._order')
    .select('c._id')
    .where('c._id', '=', _id)
    .where('o._user', '=', _user)
    .executeTakeFirst()
  const [claim] = own === undefined ? [] : await claimRepository.select(db, { where: { _id }, limit: 1 })
  if (claim === undefined) throw new ApiError('notFound')
  if (!isUndecided(claim)) throw new ApiError('orderState')
  return claim
}

/** Changes the pictures of a claim of the caller. @returns it as it is, and the pictures that it has no longer */
async function changePictures(db: Db, _user: string, _id: string, changeOf: (images: Claim['images']) => Claim['images']) {
  await lockOrders(db)
  const before = await requireUndecided(db, _user, _id)
  const images = changeOf(before.images)
  const after = await claimRepository.update(db, before, { images })
  if (after === undefined) throw new ApiError('orderState')
  return { after, taken: before.images.filter((image) => !images.includes(image)) }
}

/** Serves members the pictures of what they give back: they and staff see them, as long as the account and the order are there. */
export function serveClaimPictures(app: FastifyInstance): void {
  const { platform } = app
  const limits = { ...claimUpload, bytesPerDay: shopLimits.imageBytesPerDay, scope: claims.scope }
  serve(app, claimPictureCalls, {
    'POST /api/v1/me/purchases/claims/{_id}/images/{index}': async ({ params: { _id, index } }, context) => {
      const { locale, caller, afterCommit } = context
      await requireUndecided(context.db, caller._id, _id)
      const store = (received: ReceivedFile) => storePrivatePicture(received, { index, types }, platform, caller._id)
      return receivePrivateFile(context, { ...limits, store }, async (db, picture) => {
        const { after, taken } = await changePictures(db, caller._id, _id, (images) => inPlace(images, { index, ...picture }))
        await dropFiles(taken, { db, platform, afterCommit })
        return { claim: toOwnClaim(after, locale) }
      })
    },
    'DELETE /api/v1/me/purchases/claims/{_id}/images/{index}': async ({ params: { _id, index } }, { db, caller, afterCommit }) => {
      const { taken } = await changePictures(db, caller._id, _id, (images) => images.filter((image) => image.index !== index))
      if (taken.length === 0) throw new ApiError('notFound')
      await dropFiles(taken, { db, platform, afterCommit })
    },
  })
}

/** Takes the pictures of an order's claims away. Under `lockOrders`. */
export async function dropClaimPictures(_order: string, erasure: Erasure): Promise<void> {
  for (const claim of await claimsOf(erasure.db, _order))
    if (claim.images.length > 0) {
      await claimRepository.update(erasure.db, claim, { images: [] })
      await dropFiles(claim.images, erasure)
    }
}
