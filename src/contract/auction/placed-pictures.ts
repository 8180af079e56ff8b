import * as z from 'zod'
import { labelled, picture } from '../field.ts'
import { placeAmong } from '../picture-upload.ts'
import { auctionLimits } from './limits.ts'

const image = z.strictObject({
  index: labelled(/*i18n*/ '순서', placeAmong(auctionLimits.images)),
  picture: labelled(/*i18n*/ '사진', picture),
})

/** Pictures in their places: of a work or of a sale, sent by `POST /api/console/auction/files`. */
export const placedPictures = z.array(labelled(/*i18n*/ '사진', image)).max(auctionLimits.images).default([])
