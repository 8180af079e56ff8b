import type { Picture } from '#contract/field.ts'
import { editorUpload, pictureUpload, videoUpload, fileCalls } from '#contract/platform/files.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/schema.ts'
import { publicRow } from '../files/insert-file.ts'
import { reconcileUpload } from '../files/pending.ts'
import { encodePicture, insertPicture, makeVariant } from '../files/pictures.ts'
import type { FileStorage } from '../files/storage.ts'
import { makeTile } from '../files/tiles.ts'
import { typeOfVideo } from '../files/sniff.ts'
import { receiveFile } from '../files/upload.ts'
import { callerOf } from '../http/access.ts'
import { ApiError } from '../http/api-error.ts'
import { audit } from '../http/audit.ts'
import { storeDocument } from '../http/document-uploads.ts'
import type { Caller } from '../http/platform.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { streamFile } from '../http/streamed.ts'
import { networkOf } from '../http/network-of.ts'
import type { Joined, MayReadFile, ReviewedFiles } from '../module.ts'

const immutable = 'public, max-age=31536000, immutable'

const anyOf =
  (rules: readonly MayReadFile[]): MayReadFile =>
  async (...asked) => {
    for (const rule of rules) if (await rule(...asked)) return true
    return false
  }

/** Whether a file is for staff with the caller's scopes: by its own, or because they decide on what it belongs to. */
async function isForStaff(
  db: Db,
  { _id, scope }: { _id: string; scope: string | null },
  caller: Caller | undefined,
  reviewedFiles: readonly ReviewedFiles[],
): Promise<boolean> {
  const has = (wanted: string | null) => caller?.scopes.some((own) => own === wanted) === true
  if (!has('console')) return false
  if (has(scope)) return true
  for (const each of reviewedFiles) if (has(each.scope) && (await each.includes(db, _id))) return true
  return false
}

/** Answers with a tile of a public picture. @throws ApiError `notFound` */
async function sendTile(
  storage: FileStorage,
  file: { _id: string; isPublic: number; width: number | null; height: number | null } | undefined,
  place: { level: string; column: string; row: string },
  { raw, ip }: FastifyRequest,
) {
  if (file?.isPublic !== 1 || file.width === null || file.height === null) throw new ApiError('notFound')
  const { _id, width, height } = file
  const [level, column, row] = [Number(place.level), Number(place.column), Number(place.row)]
  const name = await makeTile(storage, { _id, width, height }, { level, column, row, by: networkOf(ip) })
  return streamFile(raw, storage.pathOf(name), { 'content-type': 'image/webp', 'cache-control': immutable })
}

/** Downloads, and pictures in the widths that fit. A file never changes under its id, so what is public is immutable. */
export function serveFiles(app: FastifyInstance, { mayReadFile, reviewedFiles }: Pick<Joined, 'mayReadFile' | 'reviewedFiles'>): void {
  const mayRead = anyOf(mayReadFile)
  const { database, storage } = app.platform

  const find = (_id: string) => database.db.selectFrom('files').selectAll().where('_id', '=', _id).executeTakeFirst()

  /** A private file is not there for whoever may not read it: its owner may, and staff with its scope. */
  const requireReadable = async (_id: string, request: FastifyRequest) => {
    const file = await find(_id)
    if (file?.isPublic === 1) return file
    const caller = await callerOf(app.platform, request)
    const isReading = caller !== undefined && (file?._user === caller._id || (await mayRead(database.db, _id, caller._id)))
    const actor = caller?.actor
    if (file !== undefined && isReading && actor !== undefined) {
      // A member's files are shown to staff who could open them in the console, too.
      if (!actor.scopes.some((own) => own === file.scope)) throw new ApiError('actingReadsOnly')
      await audit(database.db, actor, { action: 'download', resource: 'files', items: [_id] })
    }
    if (file !== undefined && isReading) return file
    if (file === undefined || !(await isForStaff(database.db, file, caller, reviewedFiles))) throw new ApiError('notFound')
    await audit(database.db, caller, { action: 'download', resource: 'files', items: [_id] })
    return file
  }

  /** Stores the picture of an upload for everybody, and answers with it. */
  async function storePicture<Answer>(
    { request, caller, commit }: WriteContext,
    upload: typeof pictureUpload,
    toAnswer: (picture: Picture) => Answer,
  ): Promise<Answer> {
    const received = await receiveFile(request, storage, upload)
    try {
      const encoded = await encodePicture(received)
      return await commit(caller?._id ?? '', [received.name, received.sha256], async (transaction) =>
        toAnswer(await insertPicture(transaction, storage, encoded)),
      )
    } finally {
      await storage.pending.release(received._id)
    }
  }

  serve(app, fileCalls, {
    'GET /api/v1/files/{_file}': async ({ params }, { request }) => {
      const file = await requireReadable(params._file, request)
      return streamFile(request.raw, storage.pathOf(`${file._id}/original`), {
        'content-type': file.type,
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': file.isPublic === 1 ? immutable : 'no-store',
      })
    },
    'GET /api/v1/files/{_file}/{variant}': async ({ params }, { request }) => {
      const [width, format] = params.variant.split('.')
      if (format !== 'avif' && format !== 'webp') throw new ApiError('notFound')
      const file = await find(params._file)
      if (file?.isPublic !== 1 || file.width === null) throw new ApiError('notFound')
      const name = await makeVariant(storage, file._id, { width: Number(width), format, by: networkOf(request.ip) })
      return streamFile(request.raw, storage.pathOf(name), { 'content-type': `image/${format}`, 'cache-control': immutable })
    },
    'GET /api/v1/files/{_file}/tiles/{level}/{column}/{row}': async ({ params: { _file, ...place } }, { request }) =>
      sendTile(storage, await find(_file), place, request),
    'POST /api/console/files': (_input, context) => storePicture(context, pictureUpload, (file) => ({ file })),
    'POST /api/v1/editor': (_input, context) => {
      const isWriter = (['console', 'console:content'] as const).every((scope) => context.caller?.scopes.includes(scope))
      if (!isWriter) throw new ApiError('forbidden')
      return storePicture(context, editorUpload, (photo) => ({ photo }))
    },
    'POST /api/console/files/documents': (_input, context) => storeDocument(context, async (_db, file) => ({ file })),
    'POST /api/console/files/videos': async (_input, { request, caller, commit }) => {
      const { _id, name, path, size, sha256 } = await receiveFile(request, storage, videoUpload)
      try {
        const type = await typeOfVideo(path)
        if (type === undefined) throw new ApiError('videoType')
        await storage.pending.place(_id)
        return await commit(caller?._id ?? '', [name, sha256], async (transaction) => {
          await transaction.insertInto('files').values(publicRow({ _id, name, type, size, sha256 })).execute()
          return { file: { _file: _id, name, type, size } }
        })
      } finally {
        await reconcileUpload(app.platform, _id).catch((error: unknown) =>
          request.log.error({ err: error }, 'an upload is not reconciled yet'),
        )
      }
    },
  })
}
