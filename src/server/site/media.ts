import { removedFileDays, unusedAfterHours, mediaCalls } from '#contract/platform/media.ts'
import type { FastifyInstance } from 'fastify'
import { sql, type SqlBool } from 'kysely'
import { contains, wantedOf } from '../db/search.ts'
import type { Db } from '../db/schema.ts'
import { cropPicture } from '../files/crop.ts'
import { searchOf } from '../files/insert-file.ts'
import { reconcileUpload } from '../files/pending.ts'
import { ApiError } from '../http/api-error.ts'
import type { Platform } from '../http/platform.ts'
import { inSteps, serve } from '../http/route.ts'
import { isOfKind, isOfLibrary, readMedia, requireFile, toMedia } from './media-files.ts'
import { placesOf, rewriteUses } from './media-uses.ts'
import { serveReplacement } from './replacement.ts'

const hour = 60 * 60_000
const ago = (hours: number, now = new Date()): string => new Date(now.getTime() - hours * hour).toISOString()
const isNamedNowhere = sql<SqlBool>`not exists (select 1 from "fileUses" where "fileUses"."_file" = "files"."_id")`

/** Files that nothing names, and that no form that is being written may be about to name. */
const unused = (db: Db) =>
  db
    .selectFrom('files')
    .where(isOfLibrary)
    .where('removedAt', 'is', null)
    .where('createdAt', '<', ago(unusedAfterHours))
    .where(isNamedNowhere)

/** The library of the files of content. */
export function serveMedia(app: FastifyInstance): void {
  const { storage, database } = app.platform

  serveReplacement(app)

  serve(app, mediaCalls, {
    'POST /api/console/files/{_file}/crops': inSteps(async ({ params: { _file }, body }, { db }) => {
      const original = await requireFile(db, _file)
      const { left, top, width, height } = body
      if (original.width === null || original.height === null) throw new ApiError('unsupportedType')
      if (left + width > original.width || top + height > original.height) throw new ApiError('invalid')
      // Beside the transaction, which must not wait for pictures: where that fails, it is one that nothing names.
      const file = await cropPicture(database.db, storage, original, body)
      return async () => ({ file })
    }),
    'GET /api/console/files': async ({ query }, { db }) => {
      const { limit = 20, skip = 0, q, kind, state } = query
      const ofLibrary = db.selectFrom('files').where(isOfLibrary)
      const inState = state === 'unused' ? unused(db) : ofLibrary.where('removedAt', state === 'removed' ? 'is not' : 'is', null)
      const ofKind = kind === undefined ? inState : inState.where(isOfKind(kind))
      const wanted = q === undefined ? [] : wantedOf(q).map(contains)
      const found = wanted.reduce((narrowed, condition) => narrowed.where(condition), ofKind)
      const { total } = await found.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow()
      const rows = await found.selectAll().orderBy('createdAt', 'desc').orderBy('_id', 'desc').limit(limit).offset(skip).execute()
      return { files: await toMedia(db, rows), summary: { total: Number(total), limit, skip } }
    },
    'GET /api/console/files/{_file}': async ({ params: { _file } }, context) => ({
      file: await readMedia(context.db, _file),
      places: await placesOf(context, _file),
    }),
    'PUT /api/console/files/{_file}': async ({ params: { _file }, body }, context) => {
      const { db } = context
      const before = await requireFile(db, _file)
      const { name = before.name, alt, focus } = body
      if (focus !== undefined && before.width === null) throw new ApiError('invalid')
      const written = alt === undefined ? before.alt : alt && JSON.stringify(alt)
      const texts = written === null ? [] : Object.values(JSON.parse(written) as Record<string, string>)
      const seen = focus === undefined ? before.focus : focus && JSON.stringify(focus)
      const change = { name, alt: written, focus: seen, ...searchOf(name, ...texts) }
      await db.updateTable('files').set(change).where('_id', '=', _file).execute()
      if (seen !== before.focus) await rewriteUses(context, _file, { ...before, ...change })
      return { file: await readMedia(db, _file) }
    },
    'POST /api/console/files/removals': async ({ body: { files } }, { db }) => {
      const removable = unused(db).select('_id').where('_id', 'in', files)
      const removedAt = new Date().toISOString()
      const gone = await db.updateTable('files').set({ removedAt }).where('_id', 'in', removable).returning('_id').execute()
      const removed = gone.map(({ _id }) => _id)
      return { removed, refused: files.filter((_id) => !removed.includes(_id)) }
    },
    'POST /api/console/files/{_file}/restore': async ({ params: { _file } }, { db }) => {
      await requireFile(db, _file)
      await db.updateTable('files').set({ removedAt: null }).where('_id', '=', _file).execute()
      return { file: await readMedia(db, _file) }
    },
  })
}

/** Erases files that were removed more than `removedFileDays` ago, with their variants. */
export async function eraseRemovedFiles(platform: Platform, now = new Date()): Promise<void> {
  const { db } = platform.database
  const isOld = (at: Db) =>
    at
      .selectFrom('files')
      .select('_id')
      .where('removedAt', '<', ago(removedFileDays * 24, now))
      .where(isNamedNowhere)
  for (;;) {
    const old = await isOld(db).limit(100).execute()
    for (const { _id } of old) {
      await platform.storage.pending.mark(_id)
      await db
        .deleteFrom('files')
        .where('_id', 'in', isOld(db).where('_id', '=', _id))
        .execute()
      await reconcileUpload(platform, _id)
    }
    if (old.length < 100) return
  }
}
