import { maxPictureBytes } from '#contract/picture-upload.ts'
import { replacementUpload } from '#contract/site/media.ts'
import type { FastifyInstance } from 'fastify'
import { insertPicture, encodePicture } from '../files/pictures.ts'
import { publicRow, searchOf } from '../files/insert-file.ts'
import { settle } from '../files/pending.ts'
import { typeOfAttachment } from '../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { type FileRow, readMedia, requireFile } from './media-files.ts'
import { rewriteUses } from './media-uses.ts'

/** Checks what was received, as an upload of its kind does. Returns what stores it. */
async function prepare(storage: FileStorage, received: ReceivedFile, isPicture: boolean): Promise<(db: Db) => Promise<unknown>> {
  const { _id, name, size, sha256 } = received
  if (isPicture) {
    if (size > maxPictureBytes)
      throw new ApiError('fileTooLarge', { values: { limit: maxPictureBytes / 1024 / 1024 }, field: replacementUpload.file })
    const encoded = await encodePicture(received)
    return (db) => insertPicture(db, storage, encoded, _id)
  }
  const type = await typeOfAttachment(received)
  if (type === undefined) throw new ApiError('fileType')
  await storage.pending.place(_id)
  return (db) => db.insertInto('files').values(publicRow({ _id, name, type, size, sha256 })).execute()
}

/** What a file takes over from the one before it; of another shape, something else has to be seen. */
function inherited(before: FileRow, { name, width, height }: FileRow) {
  const texts = before.alt === null ? [] : Object.values(JSON.parse(before.alt) as Record<string, string>)
  const shape = (row: Pick<FileRow, 'width' | 'height'>) => (row.width ?? 0) / (row.height ?? 1)
  const isAlike = Math.abs(shape(before) / shape({ width, height }) - 1) < 0.02
  return { alt: before.alt, focus: isAlike ? before.focus : null, ...searchOf(name, ...texts) }
}

/** Another file in the place of one. */
export function serveReplacement(app: FastifyInstance): void {
  const { platform } = app
  serve(app, 'POST /api/console/files/{_file}/replacement', async ({ params }, context) => {
    const { request, caller, commit } = context
    const before = await requireFile(context.db, params._file)
    const isPicture = before.width !== null
    // Videos are chosen in the article: their size is another one, and so are their captions.
    if (!isPicture && (before.type === 'text/vtt' || before.type.startsWith('video/'))) throw new ApiError('unsupportedType')
    const received = await receiveFile(request, platform.storage, replacementUpload)
    const { _id, name, sha256 } = received
    try {
      const store = await prepare(platform.storage, received, isPicture)
      return await commit(caller?._id ?? '', [name, sha256], async (db) => {
        await store(db)
        const change = inherited(before, await requireFile(db, _id))
        await db.updateTable('files').set(change).where('_id', '=', _id).execute()
        await rewriteUses({ ...context, db }, before._id, await requireFile(db, _id))
        await db.updateTable('files').set({ removedAt: new Date().toISOString() }).where('_id', '=', before._id).execute()
        return { file: await readMedia(db, _id) }
      })
    } finally {
      // What did not come into the library goes again.
      await settle(platform, _id).catch((error: unknown) => request.log.error({ err: error }, 'a file is not settled yet'))
    }
  })
}
