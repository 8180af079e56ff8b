import { maxPictureBytes } from '#contract/picture-upload.ts'
import { documentUpload, videoUpload } from '#contract/platform/files.ts'
import { replacementUpload, replacementCalls } from '#contract/platform/media.ts'
import type { FastifyInstance } from 'fastify'
import { insertPicture, encodePicture } from '../files/pictures.ts'
import { publicRow, searchOf } from '../files/insert-file.ts'
import { reconcileUpload } from '../files/pending.ts'
import { typeOfAttachment, typeOfVideo } from '../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import { type FileRow, isCaptions, kindOf, readMedia, requireFile } from './media-files.ts'
import { rewriteUses } from './media-uses.ts'

/** So much may replace a file of a kind, in bytes. */
const most = { picture: maxPictureBytes, document: documentUpload.maxBytes, video: videoUpload.maxBytes } as const

/** Checks what was received, as an upload of its kind does. Returns what stores it. */
async function prepare(storage: FileStorage, received: ReceivedFile, before: FileRow): Promise<(db: Db) => Promise<unknown>> {
  const { _id, name, path, size, sha256 } = received
  const kind = kindOf(before)
  if (size > most[kind]) throw new ApiError('fileTooLarge', { values: { limit: most[kind] / 1024 / 1024 }, field: replacementUpload.file })
  if (kind === 'picture') {
    const encoded = await encodePicture(received)
    return (db) => insertPicture(db, storage, encoded, _id)
  }
  const type = kind === 'video' ? await typeOfVideo(path) : await typeOfAttachment(received)
  if (type === undefined) throw new ApiError(kind === 'video' ? 'videoType' : 'fileType')
  // Captions stand where captions did, and a video where a video did.
  if (kind === 'video' && isCaptions(type) !== isCaptions(before.type)) throw new ApiError('videoType')
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
  serve(app, replacementCalls, {
    'POST /api/console/files/{_file}/replacement': async ({ params }, context) => {
      const { request, caller, commit } = context
      const before = await requireFile(context.db, params._file)
      const received = await receiveFile(request, platform.storage, replacementUpload)
      const { _id, name, sha256 } = received
      try {
        const store = await prepare(platform.storage, received, before)
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
        await reconcileUpload(platform, _id).catch((error: unknown) => request.log.error({ err: error }, 'an upload is not reconciled yet'))
      }
    },
  })
}
