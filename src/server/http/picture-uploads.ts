import type { Call } from '#contract/call.ts'
import { calls, type CallName, type Params } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import { reconcileUpload } from '../files/pending.ts'
import { encodePicture, insertPicture } from '../files/pictures.ts'
import { receiveFile } from '../files/upload.ts'
import { check, serveCall } from './route.ts'
import { requireItem, updateItem } from './standard.ts'

/** Calls that name an item and bring a file. */
type UploadName = Extract<CallName, `POST /api/console/${string}{_id}/${string}`>

/**
 * Serves an upload that puts a picture into an item: stored as every picture of the console, and written as the standard PUT
 * writes. The file of the picture that was there stays, as there: other items, or devices without a connection, may show it.
 * @param fieldOf where the picture belongs, by the path and by what the form has beside the file
 */
export function servePictureUpload<Name extends UploadName, R extends AnyResource>(
  app: FastifyInstance,
  name: Name,
  resource: R,
  fieldOf: (params: Params<Name>, fields: Record<string, unknown>) => keyof R['fields'] & string,
): void {
  const { platform } = app
  const { storage } = platform
  const declared = calls[name] as Call
  const { upload } = declared
  if (upload === undefined) throw new Error(`${name} is no upload`)

  serveCall(app, name, declared, async (input, context) => {
    const params = input.params as Params<Name> & { _id: string }
    await requireItem(context, resource, params._id)
    const received = await receiveFile(context.request, storage, upload)
    const { _id: _file, name: fileName, sha256 } = received
    try {
      const fields = upload.fields === undefined ? {} : check(upload.fields, received.fields, context.locale)
      const encoded = await encodePicture(received)
      const parts = [fileName, sha256, JSON.stringify(fields)]
      return await context.commit(context.caller?._id ?? '', parts, async (db) => {
        const picture = await insertPicture(db, storage, encoded, _file)
        const change = { [fieldOf(params, fields)]: picture }
        return { [resource.singular]: await updateItem({ ...context, db }, resource, params._id, () => change) }
      })
    } finally {
      // What did not come to an item goes again.
      await reconcileUpload(platform, _file).catch((error: unknown) =>
        context.request.log.error({ err: error }, 'an upload is not reconciled yet'),
      )
    }
  })
}
