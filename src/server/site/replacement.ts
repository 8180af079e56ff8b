import { maxPictureBytes } from '#contract/picture-upload.ts'
import { documentUpload, videoUpload } from '#contract/platform/files.ts'
import { replacementUpload, replacementCalls } from '#contract/platform/media.ts'
import { parse } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { insertPicture, encodePicture } from '../files/pictures.ts'
import { publicRow, searchOf } from '../files/insert-file.ts'
import { reconcileUpload } from '../files/pending.ts'
import { typeOfAttachment, typeOfVideo } from '../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import { serve, type WriteContext } from '../http/route.ts'
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

/** The name of a file, of the type that another one has. */
const renamed = (name: string, other: string): string => `${parse(name).name}${parse(other).ext}`

/** What a file takes over from the one before it; of another shape, something else has to be seen. */
function inherited(before: FileRow, { name: sent, width, height }: FileRow) {
  const name = renamed(before.name, sent)
  const texts = before.alt === null ? [] : Object.values(JSON.parse(before.alt) as Record<string, string>)
  const shape = (row: Pick<FileRow, 'width' | 'height'>) => (row.width ?? 0) / (row.height ?? 1)
  const isAlike = Math.abs(shape(before) / shape({ width, height }) - 1) < 0.02
  return { name, alt: before.alt, focus: isAlike ? before.focus : null, ...searchOf(name, ...texts) }
}

/** Names another file wherever one is named, which is removed. */
async function putInPlace(context: WriteContext<Caller>, before: FileRow, after: FileRow): Promise<void> {
  const { db } = context
  await db.updateTable('files').set({ removedAt: null }).where('_id', '=', after._id).execute()
  await rewriteUses(context, before._id, after)
  await db.updateTable('files').set({ removedAt: new Date().toISOString() }).where('_id', '=', before._id).execute()
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
          await putInPlace({ ...context, db }, before, await requireFile(db, _id))
          return { file: await readMedia(db, _id) }
        })
      } finally {
        // What did not come into the library goes again.
        await reconcileUpload(platform, _id).catch((error: unknown) => request.log.error({ err: error }, 'an upload is not reconciled yet'))
      }
    },
    'PUT /api/console/files/{_file}/replacement': async ({ params: { _file }, body: { _by } }, context) => {
      const [before, after] = [await requireFile(context.db, _file), await requireFile(context.db, _by)]
      const [kind, is] = [kindOf(before), kindOf(after)]
      if (kind !== is || isCaptions(before.type) !== isCaptions(after.type)) throw new ApiError(kind === 'video' ? 'videoType' : 'fileType')
      if (_file !== _by) await putInPlace(context, before, after)
      return { file: await readMedia(context.db, _by) }
    },
  })
}
