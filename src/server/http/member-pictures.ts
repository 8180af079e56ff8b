import type { Picture } from '#contract/field.ts'
import type { Db } from '../db/schema.ts'
import { reconcileUpload } from '../files/pending.ts'
import { encodePicture, insertPicture } from '../files/pictures.ts'
import { receiveFile } from '../files/upload.ts'
import { ApiError } from './api-error.ts'
import type { Caller } from './platform.ts'
import type { WriteContext } from './route.ts'

const day = 24 * 60 * 60 * 1000

interface Limits {
  /** The field of the form that the file is in. */
  file: string
  maxBytes: number
  /** Media types that are taken, by the bytes. */
  types: readonly string[]
  /** Public files of one member in 24 hours. */
  bytesPerDay: number
}

/** @throws ApiError `filesFull` */
async function requireRoomToday(db: Db, _user: string, bytesPerDay: number): Promise<void> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('_user', '=', _user)
    .where('isPublic', '=', 1)
    .where('createdAt', '>', new Date(Date.now() - day).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(size) > bytesPerDay) throw new ApiError('filesFull', {}, 3600)
}

/**
 * Receives a picture that a member sends, everybody may see it, and puts it where `place` says, in the transaction that stores it.
 * @throws ApiError `filesFull`, `pictureType`, and what `place` throws
 */
export async function receiveMemberPicture<A>(
  context: WriteContext<Caller>,
  { file, maxBytes, types, bytesPerDay }: Limits,
  place: (transaction: Db, picture: Picture) => Promise<A>,
): Promise<A> {
  const { db, request } = context
  const { platform } = request.server
  const { storage } = platform
  const _user = context.caller._id
  await requireRoomToday(db, _user, bytesPerDay)
  const received = await receiveFile(request, storage, { file, maxBytes })
  try {
    const encoded = await encodePicture(received, { types, asked: { by: _user } }).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'pictureType' ? new ApiError('pictureType', { field: file }) : error
    })
    return await context.commit(_user, [received.name, received.sha256], async (transaction) => {
      const picture = await insertPicture(transaction, storage, encoded, received._id)
      // Its owner's: not of the library of the staff.
      await transaction.updateTable('files').set({ _user }).where('_id', '=', picture._file).execute()
      return place(transaction, picture)
    })
  } finally {
    await reconcileUpload(platform, received._id).catch((error: unknown) =>
      request.log.error({ err: error }, 'an upload is not reconciled yet'),
    )
  }
}
