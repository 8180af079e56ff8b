import type { ConversationFile } from '#contract/trade/conversations.ts'
import { conversationLimits } from '#contract/trade/limits.ts'
import { cleanName } from '../../files/name.ts'
import { typeOfAttachment } from '../../files/sniff.ts'
import type { ReceivedFile } from '../../files/upload.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller, Platform } from '../../http/platform.ts'
import { type Facts, receivePrivateFile, storePrivatePicture } from '../../http/private-files.ts'
import type { WriteContext } from '../../http/route.ts'
import { requireParticipant } from '../fairs/participation.ts'
import { ownMatchings } from '../matchings/matching-rows.ts'
import { readableUntil } from './reports.ts'

const limits = { file: 'file', maxBytes: conversationLimits.fileBytes, bytesPerDay: conversationLimits.fileBytesPerDay }
/** Stored as pixels alone: where and when they were taken is nobody's business. Everything else is stored as it came. */
const pictures: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const noPicture = { width: null, height: null, placeholder: null }

/** @throws ApiError `fileType`, `tooManyPixels` */
async function store(
  received: ReceivedFile,
  platform: Platform,
  by: string,
): Promise<{ file: Facts; shown: Omit<ConversationFile, '_file'> }> {
  const { _id, name, size } = received
  const type = await typeOfAttachment(received)
  if (type === undefined) throw new ApiError('fileType', { field: 'file' })
  if (!pictures.includes(type)) {
    await platform.storage.pending.place(_id)
    return { file: { name, type, size, ...noPicture }, shown: { name, type, size } }
  }
  const stored = await storePrivatePicture(received, { index: 0, types: pictures }, platform, by)
  const file = { ...stored.file, name: cleanName(name.replace(/\.\w+$/, '.webp')) }
  return { file, shown: { name: file.name, type: file.type, size: file.size } }
}

/** Receives a file of one side for a message that follows. */
export function receiveAttachment(context: WriteContext<Caller>, _matching: string): Promise<{ file: ConversationFile }> {
  const { platform } = context.request.server
  const _user = context.caller._id
  const receiving = { ...limits, scope: null, store: (received: ReceivedFile) => store(received, platform, _user) }
  return receivePrivateFile(context, receiving, async (transaction, { _file, ...file }) => {
    const row = { _file, _matching, _user, createdAt: new Date().toISOString() }
    await transaction.insertInto('conversationFiles').values(row).execute()
    return { file: { _file, ...file } }
  })
}

/** The message and conversation that a file is in; nothing where its message was not sent. */
const findMessage = (db: Db, _file: string) =>
  db
    .selectFrom('conversationFiles as c')
    .innerJoin('conversationMessages as m', (join) => join.onRef('m._matching', '=', 'c._matching').onRef('m._id', '=', 'c._message'))
    .select(['m._matching', 'm.createdAt'])
    .where('c._file', '=', _file)
    .executeTakeFirst()

/** Returns whether a file is in the conversation of one who reads it. */
export async function mayReadAttachment(db: Db, _file: string, _reader: string): Promise<boolean> {
  const message = await findMessage(db, _file)
  if (message === undefined) return false
  const row = await ownMatchings(db, _reader).select('_fair').where('_id', '=', message._matching).executeTakeFirst()
  if (row === undefined) return false
  return requireParticipant(db, row._fair, _reader).then(
    () => true,
    () => false,
  )
}

/** Returns whether a file is in what staff may read of a reported conversation. */
export async function isReported(db: Db, _file: string): Promise<boolean> {
  const message = await findMessage(db, _file)
  const until = message && (await readableUntil(db, message._matching))
  return message !== undefined && until !== undefined && message.createdAt <= until
}
