import { auctionFileCalls, type auctionFileFields, auctionUpload } from '#contract/auction/files.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { withPicture } from '#contract/picture-upload.ts'
import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { receivePicture } from '../http/picture-uploads.ts'
import { serve } from '../http/route.ts'
import { updateItem } from '../http/standard.ts'

/** Serves pictures that the console sends into works and sales (specification 7.3). */
export function serveAuctionFiles(app: FastifyInstance): void {
  serve(app, auctionFileCalls, {
    'POST /api/console/auction/files': async (_input, context) =>
      receivePicture(app.platform, context, auctionUpload, async (db, picture, sent) => {
        // Checked and read when they were received.
        const { _program, _work, index } = sent as z.output<typeof auctionFileFields>
        const change = ({ images }: { images: Parameters<typeof withPicture>[0] }) => ({ images: withPicture(images, index, picture) })
        if (_work !== undefined) await updateItem({ ...context, db }, works, _work, change)
        else await updateItem({ ...context, db }, programs, String(_program), change)
        return { file: { ...(_work === undefined ? { _program } : { _work }), index, picture } }
      }),
  })
}
