import * as z from 'zod'
import { call } from '../call.ts'
import { id, picture } from '../field.ts'
import { maxPictureBytes, pathPlaceAmong } from '../picture-upload.ts'
import { auctionLimits } from './limits.ts'

const place = pathPlaceAmong(auctionLimits.images)
const target = { _program: id.optional(), _work: id.optional() }

/** Fields of the form beside the file: one of the two, and the place (specification 7.3). */
export const auctionFileFields = z
  .strictObject({ ...target, index: place })
  .refine(({ _program, _work }) => (_program === undefined) !== (_work === undefined), { error: 'auction.oneTarget', path: ['_work'] })

export const auctionUpload = { file: 'file', maxBytes: maxPictureBytes, fields: auctionFileFields }
const changes = { tag: 'auction/files', access: 'console:auction', writes: ['auction/programs', 'auction/works', 'versions'] } as const
const placed = z.strictObject({ file: z.strictObject({ ...target, index: z.int(), picture }).meta({ id: 'AuctionFile' }) })

/** Pictures that the console sends into a work or a sale. */
export const auctionFileCalls = {
  'POST /api/console/auction/files': call({
    ...changes,
    summary: 'Console: put a picture in a place of a work or of a sale; one that is there goes',
    upload: auctionUpload,
    answer: placed,
    status: 201,
    errors: [404, 410, 412, 413, 415],
    location: ({ file: { _program, _work } }) =>
      _work === undefined ? `/api/console/auction/programs/${String(_program)}` : `/api/console/auction/works/${_work}`,
  }),
}
