import type { Db } from '../db/schema.ts'
import { reconcileUpload } from '../files/pending.ts'
import { encodePicture } from '../files/pictures.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import { ApiError } from './api-error.ts'
import type { Caller, Platform } from './platform.ts'
import type { WriteContext } from './route.ts'

const day = 24 * 60 * 60 * 1000

/** Facts of a file that are noted beside its name in the store and whose it is. */
export interface Facts {
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
  placeholder: string | null
}

interface Receiving<Shown> {
  /** The field of the form that the file is in. */
  file: string
  maxBytes: number
  /** Files of one member under this scope in 24 hours. */
  bytesPerDay: number
  /** Of the staff that may read it beside its owner. */
  scope: string
  /** Stores the bytes. @returns what is noted of them, and what is said of the file where it is named */
  store: (received: ReceivedFile) => Promise<{ file: Facts; shown: Shown }>
}

/** @throws ApiError `filesFull` */
async function requireRoomToday(db: Db, _user: string, { scope, bytesPerDay }: { scope: string; bytesPerDay: number }): Promise<void> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('_user', '=', _user)
    .where('scope', '=', scope)
    .where('createdAt', '>', new Date(Date.now() - day).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(size) > bytesPerDay) throw new ApiError('filesFull', {}, 3600)
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
export async function receivePrivateFile<Shown, A>(
  context: WriteContext<Caller>,
  { file: field, maxBytes, bytesPerDay, scope, store }: Receiving<Shown>,
  place: (transaction: Db, file: Shown & { _file: string }) => Promise<A>,
): Promise<A> {
  const { db, request, caller } = context
  const { platform } = request.server
  const _user = caller._id
  await requireRoomToday(db, _user, { scope, bytesPerDay })
  const received = await receiveFile(request, platform.storage, { file: field, maxBytes })
  const { _id: _file, name, sha256 } = received
  try {
    const { file, shown } = await store(received)
    return await context.commit(_user, [name, sha256], async (transaction) => {
      const row = { _id: _file, ...file, sha256, isPublic: 0, scope, _user, createdAt: new Date().toISOString() }
      await transaction.insertInto('files').values(row).execute()
      return place(transaction, { _file, ...shown })
    })
  } finally {
    await reconcileUpload(platform, _file).catch((error: unknown) => request.log.error({ err: error }, 'an upload is not reconciled yet'))
  }
}
