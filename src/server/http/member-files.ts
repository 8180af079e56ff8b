import type { Db } from '../db/schema.ts'
import { reconcileUpload } from '../files/pending.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import { ApiError } from './api-error.ts'
import type { Caller } from './platform.ts'
import type { WriteContext } from './route.ts'

const day = 24 * 60 * 60 * 1000

export interface MemberFileLimits {
  /** The field of the form that the file is in. */
  file: string
  maxBytes: number
  /** Files of one member in 24 hours, of those that count with it. */
  bytesPerDay: number
}

/** Whose files count together: those that everybody may see, those that staff of a scope may, or those of no scope. */
type Counted = { isPublic: 1 } | { scope: string | null }

/** @throws ApiError `filesFull` */
async function requireRoomToday(db: Db, _user: string, counted: Counted, bytesPerDay: number): Promise<void> {
  const files = db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('_user', '=', _user)
    .where('createdAt', '>', new Date(Date.now() - day).toISOString())
  const { size } = await (
    'isPublic' in counted
      ? files.where('isPublic', '=', counted.isPublic)
      : counted.scope === null
        ? files.where('scope', 'is', null).where('isPublic', '=', 0)
        : files.where('scope', '=', counted.scope)
  ).executeTakeFirstOrThrow()
  if (Number(size) > bytesPerDay) throw new ApiError('filesFull', {}, 3600)
}

/**
 * Receives a file of a member.
 * @param store makes it ready outside of any transaction, and returns what the transaction does with it
 * @throws ApiError `filesFull`, and what `store` and its work throw
 */
export async function receiveMemberFile<A>(
  context: WriteContext<Caller>,
  { file, maxBytes, bytesPerDay }: MemberFileLimits,
  counted: Counted,
  store: (received: ReceivedFile) => Promise<(transaction: Db) => Promise<A>>,
): Promise<A> {
  const { db, request, caller } = context
  const { platform } = request.server
  await requireRoomToday(db, caller._id, counted, bytesPerDay)
  const received = await receiveFile(request, platform.storage, { file, maxBytes })
  try {
    return await context.commit(caller._id, [received.name, received.sha256], await store(received))
  } finally {
    await reconcileUpload(platform, received._id).catch((error: unknown) =>
      request.log.error({ err: error }, 'an upload is not reconciled yet'),
    )
  }
}
