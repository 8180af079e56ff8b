import type { StoredFile } from '#contract/field.ts'
import { documentUpload } from '#contract/platform/files.ts'
import type { Db } from '../db/schema.ts'
import { publicRow } from '../files/insert-file.ts'
import { reconcileUpload } from '../files/pending.ts'
import { typeOfAttachment } from '../files/sniff.ts'
import { receiveFile } from '../files/upload.ts'
import { ApiError } from './api-error.ts'
import type { WriteContext } from './route.ts'

/**
 * Stores the document of an upload as it came, for everybody, and does in the same transaction what it is for.
 * @throws ApiError `fileType`, and those of `receiveFile`
 */
export async function storeDocument<Answer>(
  { request, caller, commit }: WriteContext,
  effect: (db: Db, file: StoredFile) => Promise<Answer>,
): Promise<Answer> {
  const { platform } = request.server
  const received = await receiveFile(request, platform.storage, documentUpload)
  const { _id, name, size, sha256 } = received
  try {
    const type = await typeOfAttachment(received)
    if (type === undefined) throw new ApiError('fileType')
    await platform.storage.pending.place(_id)
    return await commit(caller?._id ?? '', [name, sha256], async (db) => {
      await db.insertInto('files').values(publicRow({ _id, name, type, size, sha256 })).execute()
      return effect(db, { _file: _id, name, type, size })
    })
  } finally {
    // What did not come to an item goes again.
    await reconcileUpload(platform, _id).catch((error: unknown) => request.log.error({ err: error }, 'an upload is not reconciled yet'))
  }
}
