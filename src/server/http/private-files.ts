import type { Db } from '../db/schema.ts'
import { encodePicture } from '../files/pictures.ts'
import type { ReceivedFile } from '../files/upload.ts'
import { type MemberFileLimits, receiveMemberFile } from './member-files.ts'
import type { Caller, Platform } from './platform.ts'
import type { WriteContext } from './route.ts'

/** Facts of a file that are noted beside its name in the store and whose it is. */
export interface Facts {
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
  placeholder: string | null
}

interface Receiving<Shown> extends MemberFileLimits {
  /** Of the staff that may read it beside its owner; null: a module says who may (`mayReadFile`, `reviewedFiles`). */
  scope: string | null
  /** Stores the bytes. @returns what is noted of them, and what is said of the file where it is named */
  store: (received: ReceivedFile) => Promise<{ file: Facts; shown: Shown }>
}

/**
 * Stores a picture as pixels alone: where and when it was taken is nobody's business. It is called by its place.
 * @throws ApiError `pictureType`, `tooManyPixels`
 */
export async function storePrivatePicture(
  received: ReceivedFile,
  { index, types }: { index: number; types: readonly string[] },
  { storage }: Platform,
  by: string,
) {
  const { webp, width, height, placeholder } = await encodePicture(received, { types, asked: { by } })
  await storage.write(`${received._id}/original`, webp)
  const file = { name: `${index + 1}.webp`, type: 'image/webp', size: webp.byteLength, width, height, placeholder }
  return { file, shown: { width, height } }
}

/**
 * Receives a file of a member that is for its owner and for staff, and puts it where `place` says, in the transaction that stores it.
 * @throws ApiError `filesFull`, and what `store` and `place` throw
 */
export function receivePrivateFile<Shown, A>(
  context: WriteContext<Caller>,
  { scope, store, ...limits }: Receiving<Shown>,
  place: (transaction: Db, file: Shown & { _file: string }) => Promise<A>,
): Promise<A> {
  const _user = context.caller._id
  return receiveMemberFile(context, limits, { scope }, async (received) => {
    const { _id: _file, sha256 } = received
    const { file, shown } = await store(received)
    return async (transaction) => {
      const row = { _id: _file, ...file, sha256, isPublic: 0, scope, _user, createdAt: new Date().toISOString() }
      await transaction.insertInto('files').values(row).execute()
      return place(transaction, { _file, ...shown })
    }
  })
}
