import { introductionLimits } from '#contract/platform/company-file-types.ts'
import type { IntroductionUpload } from '#contract/account/company-files.ts'
import type { ExpressionBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../http/platform.ts'
import type { Erasure } from '../files/pending.ts'
import { lockAccount } from './company-files.ts'
import type { Schema } from '../schema.ts'

export type Upload = Schema['uploads']

const { maxOpen, openHours } = introductionLimits

export const toAnswer = ({ _id, createdAt, name, size, modifiedAt, received }: Upload): IntroductionUpload => ({
  _id,
  createdAt,
  name,
  size,
  modifiedAt,
  offset: received,
})

export const listUploads = (db: Db, _user: string): Promise<Upload[]> =>
  db.selectFrom('uploads').selectAll().where('_user', '=', _user).orderBy('_id').execute()

/** @throws ApiError `notFound`, for those of others as well */
export async function requireUpload(db: Db, _user: string, _id: string): Promise<Upload> {
  const upload = await db.selectFrom('uploads').selectAll().where('_id', '=', _id).where('_user', '=', _user).executeTakeFirst()
  if (upload === undefined) throw new ApiError('notFound')
  return upload
}

/** In a transaction. @throws ApiError `tooManyUploads` */
export async function openUpload(db: Db, _user: string, file: Pick<Upload, 'name' | 'size' | 'modifiedAt'>): Promise<Upload> {
  await lockAccount(db, _user)
  const open = await listUploads(db, _user)
  if (open.length >= maxOpen) throw new ApiError('tooManyUploads', { values: { limit: maxOpen }, current: { uploads: open.map(toAnswer) } })
  const now = new Date().toISOString()
  const upload = { _id: uuid(), _user, ...file, received: 0, parts: '[]', createdAt: now, usedAt: now }
  await db.insertInto('uploads').values(upload).execute()
  return upload
}

export const namesOf = ({ parts }: Pick<Upload, 'parts'>): string[] => JSON.parse(parts) as string[]

/** The upload, as long as no part came since it was read. */
const isUnchanged =
  ({ _id, _user, received }: Upload) =>
  (row: ExpressionBuilder<Schema, 'uploads'>) =>
    row.and({ _id, _user, received })

/** Why an upload is not as it was. */
async function changed(db: Db, { _id, _user }: Upload): Promise<ApiError> {
  return offsetWrong(await requireUpload(db, _user, _id))
}

export const offsetWrong = (upload: Upload): ApiError => new ApiError('offsetWrong', { current: { upload: toAnswer(upload) } })

/**
 * Counts a part. Of two that are sent behind the same bytes, by whichever processes they are received, one is counted, and
 * the other is told where it goes on.
 * @throws ApiError `offsetWrong`, `notFound`
 */
export async function countPart(db: Db, upload: Upload, part: { name: string; size: number }): Promise<Upload> {
  const next = {
    received: upload.received + part.size,
    parts: JSON.stringify([...namesOf(upload), part.name]),
    usedAt: new Date().toISOString(),
  }
  const { numUpdatedRows } = await db.updateTable('uploads').set(next).where(isUnchanged(upload)).executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw await changed(db, upload)
  return { ...upload, ...next }
}

/**
 * Ends an upload whose last part has come. Its parts go when that is committed.
 * @throws ApiError `offsetWrong`, `notFound`
 */
export async function closeUpload(upload: Upload, { db, platform, afterCommit }: Erasure): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('uploads').where(isUnchanged(upload)).executeTakeFirstOrThrow()
  if (numDeletedRows !== 1n) throw await changed(db, upload)
  afterCommit(() => platform.storage.parts.remove(upload._id))
}

/** Gives up uploads of an account: one, or all. @returns how many there were */
export async function removeUploads(_user: string, { db, platform, afterCommit }: Erasure, only?: string): Promise<number> {
  const removed = await db
    .deleteFrom('uploads')
    .where('_user', '=', _user)
    .$if(only !== undefined, (query) => query.where('_id', '=', only ?? ''))
    .returning('_id')
    .execute()
  for (const { _id } of removed) afterCommit(() => platform.storage.parts.remove(_id))
  return removed.length
}

/** Gives up uploads that nothing came of for long, and takes parts away that no upload counts on any more. */
export async function forgetOldUploads({ database: { db }, storage }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - openHours * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('uploads').where('usedAt', '<', before).execute()
  for (const _id of await storage.parts.list()) {
    const known = await db.selectFrom('uploads').select('_id').where('_id', '=', _id).executeTakeFirst()
    if (known === undefined) await storage.parts.remove(_id)
  }
}
