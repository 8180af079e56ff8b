import { createHmac, timingSafeEqual } from 'node:crypto'
import { attachmentLimits, type AttachmentSlot, takesType } from '#contract/law/attachments.ts'
import { type Attachment, attachmentCalls, forms } from '#contract/law/forms.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deriveKey } from '../db/derive-key.ts'
import type { Config } from '../config.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { dropFiles, reconcileUpload } from '../files/pending.ts'
import { typeOfAttachment } from '../files/sniff.ts'
import { receiveFile, type ReceivedFile } from '../files/upload.ts'
import { ApiError } from '../http/api-error.ts'
import { auditFields } from '../http/audit.ts'
import { serve, type WriteContext } from '../http/route.ts'
import { requireItem } from '../http/standard.ts'

const hour = 60 * 60 * 1000

/** The key of upload tokens, from the server's own: a token of the one kind is none of the other. */
export const uploadKeyFrom = (key: Uint8Array): Uint8Array => deriveKey(key, 'uploadToken')

/**
 * Creates the token that lets the sender attach files to a request. Derived from the request id, so a replayed response carries the
 * same token; it expires with the age of the request.
 */
export const uploadTokenOf = (uploadKey: Uint8Array, _form: string): string =>
  createHmac('sha256', uploadKey).update(_form).digest('base64url')

/** @throws ApiError `forbidden`, whether there is such a request or not */
function checkToken(request: FastifyRequest, uploadKey: Uint8Array, _form: string): void {
  const expected = Buffer.from(uploadTokenOf(uploadKey, _form))
  const given = Buffer.from(String(request.headers['upload-token'] ?? ''))
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new ApiError('forbidden')
}

/** @throws ApiError `notFound`, `gone`, `uploadExpired` */
async function requireOpen(db: Db, _id: string): Promise<ItemOf<typeof forms>> {
  const form = await requireItem({ db }, forms, _id)
  if (Date.now() - Date.parse(form.createdAt) > attachmentLimits.openHours * hour) throw new ApiError('uploadExpired')
  return form
}

/** @throws ApiError `fileType` */
async function typeOf(received: ReceivedFile, slot: AttachmentSlot): Promise<string> {
  const type = await typeOfAttachment(received)
  if (type === undefined || !takesType(slot, type)) throw new ApiError('fileType')
  return type
}

/** @throws ApiError `tooManyFiles`, `filesTooLarge` */
function checkRoom(files: readonly Attachment[]): void {
  if (files.filter(({ slot }) => slot === 'files').length > attachmentLimits.maxFiles) throw new ApiError('tooManyFiles')
  if (files.reduce((sum, { size }) => sum + size, 0) > attachmentLimits.maxTotalBytes) throw new ApiError('filesTooLarge')
}

/** Anybody may send files: the site takes so many bytes of them in 24 hours. @throws ApiError `filesFull` */
async function requireRoomToday(db: Db, { attachmentsPerDay }: Config): Promise<void> {
  const { size } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.sum('size').as('size'))
    .where('scope', '=', forms.scope)
    // Those of members are counted apart (support/question-images.ts).
    .where('_user', 'is', null)
    .where('createdAt', '>', new Date(Date.now() - 24 * hour).toISOString())
    .executeTakeFirstOrThrow()
  if (Number(size) > attachmentsPerDay) throw new ApiError('filesFull', {}, 3600)
}

/**
 * Names a file in its request. Somebody else may do so at the same moment: then it is read and tried again.
 * @param require reads the request, where it may be added to
 */
async function addTo(_form: string, added: Attachment, context: WriteContext, require: typeof requireOpen): Promise<void> {
  const { platform } = context.request.server
  for (;;) {
    const form = await require(context.db, _form)
    const isReplaced = ({ slot }: Attachment) => added.slot !== 'files' && slot === added.slot
    const files = [...form.files.filter((file) => !isReplaced(file)), added]
    checkRoom(files)
    if ((await repositoryOf(forms).update(context.db, form, { files })) !== undefined)
      return dropFiles(form.files.filter(isReplaced), { ...context, platform })
  }
}

/** The caller of files of a request, among those whose answers are stored. */
export const askerOf = (_form: string): string => `form ${_form}`

type Input = { params: { _id: string } }

/** Files of consultation requests, sent after the request itself or brought by staff, one in a call. Evidence: kept as it came, for the console alone. */
export function serveAttachments(app: FastifyInstance, { uploadKey }: { uploadKey: Uint8Array }): void {
  const { platform } = app
  const { storage } = platform
  const requireAny = (db: Db, _id: string) => requireItem({ db }, forms, _id)
  const receive = async (slot: AttachmentSlot, { params: { _id } }: Input, context: WriteContext, require: typeof requireOpen) => {
    await require(context.db, _id)
    await requireRoomToday(context.db, platform.config)
    const received = await receiveFile(context.request, storage, { file: 'file', maxBytes: attachmentLimits.maxBytes })
    const { _id: _file, name, size, sha256 } = received
    try {
      const file = { _file, name, type: await typeOf(received, slot), size, slot }
      await storage.pending.place(_file)
      return await context.commit(askerOf(_id), [name, sha256], async (db) => {
        const row = { _id: _file, name, type: file.type, size, sha256, isPublic: 0, scope: forms.scope }
        await db
          .insertInto('files')
          .values({ ...row, createdAt: new Date().toISOString() })
          .execute()
        await requireRoomToday(db, platform.config)
        await addTo(_id, file, { ...context, db }, require)
        if (context.caller !== undefined) await auditFields(db, context.caller, forms.path, _id, ['files'])
        return { file }
      })
    } finally {
      await reconcileUpload(platform, _file).catch((error: unknown) =>
        context.request.log.error({ err: error }, 'an upload is not reconciled yet'),
      )
    }
  }
  const ofSender = (slot: AttachmentSlot) => async (input: Input, context: WriteContext) => {
    checkToken(context.request, uploadKey, input.params._id)
    return receive(slot, input, context, requireOpen)
  }
  serve(app, attachmentCalls, {
    'POST /api/v1/forms/{_id}/files': ofSender('files'),
    'POST /api/v1/forms/{_id}/file': ofSender('file'),
    'POST /api/v1/forms/{_id}/thumb': ofSender('thumb'),
    'POST /api/console/forms/{_id}/files': async (input, context) => {
      await receive('files', input, context, requireAny)
      return { form: await requireAny(context.db, input.params._id) }
    },
  })
}
