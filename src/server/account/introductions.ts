import { endingOf } from '#contract/platform/ending.ts'
import { introductionCalls } from '#contract/account/company-files.ts'
import { introductionLimits, introductionTypes, typeByName } from '#contract/platform/company-file-types.ts'
import { partType } from '#contract/call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { cleanName } from '../files/name.ts'
import { reconcileUpload } from '../files/pending.ts'
import { typeOfFile } from '../files/sniff.ts'
import { ApiError } from '../http/api-error.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { requireOwnCompany } from './companies.ts'
import { putFile, removeFiles } from './company-files.ts'
import {
  closeUpload,
  countPart,
  listUploads,
  namesOf,
  offsetWrong,
  openUpload,
  removeUploads,
  requireUpload,
  toAnswer,
  type Upload,
} from './introduction-uploads.ts'

const { maxBytes, maxPartBytes, minPartBytes } = introductionLimits

/** Of a part. @throws ApiError `unsupportedType`, `invalid`, `tooLarge`: before anything of its bytes is read */
function readOffset({ headers }: FastifyRequest): number {
  if (headers['content-type'] !== partType) throw new ApiError('unsupportedType')
  const offset = String(headers['upload-offset'] ?? '')
  if (!/^\d{1,9}$/.test(offset)) throw new ApiError('invalid')
  if (Number(headers['content-length'] ?? 0) > maxPartBytes) throw new ApiError('tooLarge')
  return Number(offset)
}

/** A part as it was received, and the upload with it, where it was counted. */
interface Part {
  name: string
  size: number
}

/** With the last part: the whole file is made of its parts, checked by its bytes and named in the company. */
async function finish(upload: Upload, part: Part, context: WriteContext) {
  const { platform } = context.request.server
  const { storage, database } = platform
  const { name, _user } = upload
  const _file = uuid()
  try {
    const { path, size, sha256 } = await storage.pending.receive(_file, storage.parts.read(upload._id, [...namesOf(upload), part.name]))
    if (size !== upload.size) throw new Error('the parts of an upload are not what was counted')
    const type = typeByName(introductionTypes, name)
    if (type === undefined || (await typeOfFile(path, endingOf(name))) !== type) {
      // It would be refused for ever.
      await database.db.transaction().execute((db) => closeUpload(upload, { ...context, db, platform }))
      await storage.parts.remove(upload._id)
      throw new ApiError('introductionType')
    }
    await storage.pending.place(_file)
    return await context.commit(_user, [upload._id, sha256], async (db) => {
      await closeUpload(upload, { ...context, db, platform })
      const introduction = await putFile(_user, 'introduction', { _file, name, size, type, sha256 }, { ...context, db, platform })
      return { upload: { ...toAnswer(upload), offset: size }, introduction }
    })
  } finally {
    await reconcileUpload(platform, _file).catch((error: unknown) =>
      context.request.log.error({ err: error }, 'an upload is not reconciled yet'),
    )
  }
}

/** Takes what comes of a part: as much as came, where the connection is lost. */
async function receivePart(upload: Upload, context: WriteContext) {
  const { platform } = context.request.server
  const { parts } = platform.storage
  const left = upload.size - upload.received
  const { isWhole, isTooLong, ...part } = await parts.receive(upload._id, context.request.raw, Math.min(maxPartBytes, left))
  let isCounted = false
  try {
    if (isTooLong) throw new ApiError('tooLarge')
    const isLast = part.size === left
    if (part.size < minPartBytes && !isLast) throw new ApiError('invalid')
    if (!isWhole) {
      // Without its end it cannot be checked here: who comes back sends one byte at least.
      if (!isLast) isCounted = (await countPart(platform.database.db, upload, part)) !== undefined
      throw new ApiError('invalid')
    }
    if (isLast) return await finish(upload, part, context)
    const next = await context.commit(upload._user, [upload._id, String(upload.received), String(part.size)], async (db) =>
      toAnswer(await countPart(db, upload, part)),
    )
    isCounted = true
    return { upload: next, introduction: null }
  } finally {
    if (!isCounted) await parts.drop(upload._id, part.name)
  }
}

/** Why a part failed: files that are missing are those of an upload that somebody has ended or given up meanwhile. */
async function reasonOf(error: unknown, { _id, _user, received }: Upload, { request }: WriteContext): Promise<unknown> {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return error
  const now = await requireUpload(request.server.platform.database.db, _user, _id)
  return now.received === received ? error : offsetWrong(now)
}

/** The introduction of one's own company (specification 5 and 9, decision 8). */
export function serveIntroductions(app: FastifyInstance): void {
  const { platform } = app

  serve(app, introductionCalls, {
    'GET /api/v1/me/company/introductions': async (_input, context) => {
      const { _id } = context.caller
      await requireOwnCompany(context.db, _id)
      return { uploads: (await listUploads(context.db, _id)).map(toAnswer) }
    },
    'POST /api/v1/me/company/introductions': async ({ body: { name, size, modifiedAt } }, context) => {
      const { _id } = context.caller
      await requireOwnCompany(context.db, _id)
      if (size > maxBytes) throw new ApiError('fileTooLarge', { values: { limit: maxBytes / 1024 / 1024 }, field: 'size' })
      const clean = cleanName(name)
      if (typeByName(introductionTypes, clean) === undefined) throw new ApiError('introductionType', { field: 'name' })
      return { upload: toAnswer(await openUpload(context.db, _id, { name: clean, size, modifiedAt: modifiedAt ?? null })) }
    },
    'GET /api/v1/me/company/introductions/{_id}': async ({ params }, context) => ({
      upload: toAnswer(await requireUpload(context.db, context.caller._id, params._id)),
    }),
    'PATCH /api/v1/me/company/introductions/{_id}': async ({ params }, context) => {
      const upload = await requireUpload(context.db, context.caller._id, params._id)
      if (readOffset(context.request) !== upload.received) throw offsetWrong(upload)
      return receivePart(upload, context).catch(async (error: unknown) => {
        throw await reasonOf(error, upload, context)
      })
    },
    'DELETE /api/v1/me/company/introductions/{_id}': async ({ params }, context) => {
      const removed = await removeUploads(context.caller._id, { ...context, platform }, params._id)
      if (removed === 0) throw new ApiError('notFound')
    },
    'DELETE /api/v1/me/company/introduction': async (_input, context) => {
      const removed = await removeFiles(context.caller._id, ['introduction'], { ...context, platform })
      if (removed === 0) throw new ApiError('notFound')
    },
  })
}
