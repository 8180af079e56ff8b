import type { Picture } from '#contract/field.ts'
import type { Db } from '../db/schema.ts'
import { encodePicture, insertPicture } from '../files/pictures.ts'
import { ApiError } from './api-error.ts'
import { type MemberFileLimits, receiveMemberFile } from './member-files.ts'
import type { Caller } from './platform.ts'
import type { WriteContext } from './route.ts'

interface Limits extends MemberFileLimits {
  /** Media types that are taken, by the bytes. */
  types: readonly string[]
}

/**
 * Receives a picture that a member sends, everybody may see it, and puts it where `place` says, in the transaction that stores it.
 * @throws ApiError `filesFull`, `pictureType`, and what `place` throws
 */
export function receiveMemberPicture<A>(
  context: WriteContext<Caller>,
  { types, ...limits }: Limits,
  place: (transaction: Db, picture: Picture) => Promise<A>,
): Promise<A> {
  const { storage } = context.request.server.platform
  const _user = context.caller._id
  return receiveMemberFile(context, limits, { isPublic: 1 }, async (received) => {
    const encoded = await encodePicture(received, { types, asked: { by: _user } }).catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 'pictureType' ? new ApiError('pictureType', { field: limits.file }) : error
    })
    return async (transaction) => {
      const picture = await insertPicture(transaction, storage, encoded, received._id)
      // Its owner's: not of the library of the staff.
      await transaction.updateTable('files').set({ _user }).where('_id', '=', picture._file).execute()
      return place(transaction, picture)
    }
  })
}
