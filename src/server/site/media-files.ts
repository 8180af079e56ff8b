import type { Picture } from '#contract/field.ts'
import type { Media } from '#contract/platform/media.ts'
import { type Selectable, sql, type SqlBool } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Schema } from '../schema.ts'

export type FileRow = Selectable<Schema['files']>

/** As a literal, so that both engines see that the partial index applies. */
export const isOfLibrary = sql<SqlBool>`"isPublic" = 1 and "_user" is null`

/** Recognises the media type of captions, with or without a charset. */
export const isCaptions = (type: string): boolean => type.startsWith('text/vtt')

export const kindOf = ({ width, type }: Pick<FileRow, 'width' | 'type'>): Media['kind'] => {
  if (width !== null) return 'picture'
  return isCaptions(type) || type.startsWith('video/') ? 'video' : 'document'
}

/** The same as a condition. */
export const isOfKind = (kind: Media['kind']) => {
  const video = sql<SqlBool>`("type" like 'video/%' or "type" like 'text/vtt%')`
  if (kind === 'picture') return sql<SqlBool>`"width" is not null`
  return kind === 'video' ? video : sql<SqlBool>`"width" is null and not ${video}`
}

/** A stored picture as items name it. */
export function pictureOf({ _id, width, height, placeholder, focus }: FileRow): Picture | null {
  if (width === null || height === null || placeholder === null) return null
  return { _file: _id, width, height, placeholder, ...(focus === null ? {} : { focus: JSON.parse(focus) as Picture['focus'] }) }
}

/** Files as the library shows them, each with the number of fields that name it. */
export async function toMedia(db: Db, rows: readonly FileRow[]): Promise<Media[]> {
  const ids = rows.map(({ _id }) => _id)
  const counted = db.selectFrom('fileUses').select(['_file', ({ fn }) => fn.countAll().as('uses')])
  const found = ids.length === 0 ? [] : await counted.where('_file', 'in', ids).groupBy('_file').execute()
  const uses = new Map(found.map((row) => [row._file, Number(row.uses)]))
  return rows.map((row) => ({
    _id: row._id,
    name: row.name,
    kind: kindOf(row),
    type: row.type,
    size: row.size,
    alt: row.alt === null ? null : (JSON.parse(row.alt) as Media['alt']),
    picture: pictureOf(row),
    createdAt: row.createdAt,
    removedAt: row.removedAt,
    uses: uses.get(row._id) ?? 0,
  }))
}

/** A file of the library. @throws ApiError `notFound`, also for a private one */
export async function requireFile(db: Db, _id: string): Promise<FileRow> {
  const row = await db.selectFrom('files').selectAll().where('_id', '=', _id).where(isOfLibrary).executeTakeFirst()
  if (row === undefined) throw new ApiError('notFound')
  return row
}

/** The same as the library shows it. */
export async function readMedia(db: Db, _id: string): Promise<Media> {
  const [file] = await toMedia(db, [await requireFile(db, _id)])
  if (file === undefined) throw new ApiError('notFound')
  return file
}
