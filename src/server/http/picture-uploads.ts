import type { Call, ParamsOf } from '#contract/call.ts'
import type { Picture } from '#contract/field.ts'
import { withPicture } from '#contract/picture-upload.ts'
import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { FastifyInstance } from 'fastify'
import type { Values } from '../db/repository.ts'
import type { Db } from '../db/schema.ts'
import { reconcileUpload } from '../files/pending.ts'
import { encodePicture, insertPicture } from '../files/pictures.ts'
import { receiveFile } from '../files/upload.ts'
import { ApiError } from './api-error.ts'
import type { Platform } from './platform.ts'
import { check, serveCall, type WriteContext } from './route.ts'
import { requireItem, updateItem } from './standard.ts'

/** Takes a picture out of its place in a list. @throws ApiError `notFound` where there is none */
export function withoutPicture(all: Parameters<typeof withPicture>[0], index: number): ReturnType<typeof withPicture> {
  if (!all.some((each) => each.index === index)) throw new ApiError('notFound')
  return withPicture(all, index, null)
}

/**
 * Receives a picture of the console, and has it put where it belongs in the transaction that commits with the answer. One that came
 * nowhere goes again.
 * @param place with what the form has beside the file
 */
export async function receivePicture<A>(
  platform: Platform,
  context: WriteContext,
  upload: NonNullable<Call['upload']>,
  place: (db: Db, picture: Picture, fields: Record<string, unknown>) => Promise<A>,
): Promise<A> {
  const { storage } = platform
  const received = await receiveFile(context.request, storage, upload)
  const { _id: _file, name, sha256 } = received
  try {
    const fields = upload.fields === undefined ? {} : check(upload.fields, received.fields, context.locale)
    const encoded = await encodePicture(received)
    const parts = [name, sha256, JSON.stringify(fields)]
    return await context.commit(context.caller?._id ?? '', parts, async (db) =>
      place(db, await insertPicture(db, storage, encoded, _file), fields),
    )
  } finally {
    await reconcileUpload(platform, _file).catch((error: unknown) =>
      context.request.log.error({ err: error }, 'an upload is not reconciled yet'),
    )
  }
}

/** Where a picture belongs: the parameters of the path, what the form has beside the file, and the item as it is. */
interface PicturePlace<Params, Item> {
  params: Params
  fields: Record<string, unknown>
  item: Item
}

/**
 * Serves an upload that puts a picture into an item: stored as every picture of the console, and written as the standard PUT
 * writes. The file of the picture that was there stays, as there: other items, or devices without a connection, may show it.
 * @param changeOf puts the picture into the item
 */
export function servePictureUpload<Table extends object, Name extends keyof Table & `POST ${string}{_id}/${string}`, R extends AnyResource>(
  app: FastifyInstance,
  table: Table,
  name: Name,
  resource: R,
  changeOf: (picture: Picture, place: PicturePlace<ParamsOf<Table[Name]>, ItemOf<R>>) => Values,
): void {
  const { platform } = app
  const declared = table[name] as Call
  const { upload } = declared
  if (upload === undefined) throw new Error(`${name} is no upload`)

  serveCall(app, name, declared, async (input, context) => {
    const params = input.params as ParamsOf<Table[Name]> & { _id: string }
    await requireItem(context, resource, params._id)
    return receivePicture(platform, context, upload, async (db, picture, fields) => {
      const changed = await updateItem({ ...context, db }, resource, params._id, (item) => changeOf(picture, { params, fields, item }))
      return { [resource.singular]: changed }
    })
  })
}
