import { boards, boardPictureCalls } from '#contract/support/boards.ts'
import { notifications, notificationCalls } from '#contract/support/notifications.ts'
import type { FastifyInstance } from 'fastify'
import { servePictureUpload } from '../http/picture-uploads.ts'

/** Pictures that the console sends straight into an item (specification 7.3). */
export function serveSupportPictures(app: FastifyInstance): void {
  servePictureUpload(app, boardPictureCalls, 'POST /api/console/boards/{_id}/thumb', boards, (thumb) => ({ thumb }))
  servePictureUpload(app, notificationCalls, 'POST /api/console/center/notifications/{_id}/upload', notifications, (thumb) => ({ thumb }))
}
