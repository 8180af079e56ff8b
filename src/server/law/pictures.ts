import { insights, insightCalls } from '#contract/law/insights.ts'
import { lawyerPicture, lawyers, lawyerCalls } from '#contract/law/lawyers.ts'
import { success, successCalls } from '#contract/law/success.ts'
import type { FastifyInstance } from 'fastify'
import { servePictureUpload } from '../http/picture-uploads.ts'

/** Pictures that the console sends straight into an item (specification 7.3). */
export function serveLawPictures(app: FastifyInstance): void {
  servePictureUpload(app, successCalls, 'POST /api/console/success/{_id}/thumb', success, (thumb) => ({ thumb }))
  servePictureUpload(app, insightCalls, 'POST /api/console/insights/{_id}/thumb', insights, (thumb) => ({ thumb }))
  const typeOf = (fields: object) => lawyerPicture.parse(fields).type
  servePictureUpload(app, lawyerCalls, 'POST /api/console/lawyers/{_id}/image', lawyers, (picture, { fields }) => ({
    [typeOf(fields)]: picture,
  }))
}
