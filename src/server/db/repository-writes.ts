import type { AnyResource } from '#contract/resource.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { noteErasure } from './erasures.ts'
import { noteUses } from './file-uses.ts'
import type { Item, Repository } from './repository.ts'
import type { ResourceRows } from './resource-rows.ts'
import { bump } from './revision.ts'
import { asTables, type Db, type Row } from './schema.ts'

/** A draft was never published: no device has it. What was is withdrawn, and devices have to forget it. */
const unpublished = sql<string>`case when "state" = 'draft' then 'draft' else 'withdrawn' end`

type Writes = Pick<Repository<AnyResource>, 'insert' | 'update' | 'remove' | 'restore'>

/** Makes the writes of a repository. */
export function writesOf({ resource, table, format, hasStates, toItem }: ResourceRows): Writes {
  /** The moment of a change: what is cached, or looked at as it comes, bumps its revision. */
  const hasRevision = resource.isCached || resource.isLive === true
  const stampOf = async (db: Db): Promise<string> => (hasRevision ? bump(db, resource.path) : new Date().toISOString())
  /** Writes over the version that was read. */
  const write = async (db: Db, { _id, version }: Pick<Item, '_id' | 'version'>, row: Row): Promise<boolean> => {
    const changed = asTables(db)
      .updateTable(table)
      .set({ ...row, version: version + 1 })
    const { numUpdatedRows } = await changed.where('_id', '=', _id).where('version', '=', version).executeTakeFirst()
    return numUpdatedRows > 0n
  }
  return {
    insert: async (db, { _id = uuid(), isPublished = true, createdAt, ...fields }) => {
      const updatedAt = await stampOf(db)
      // After a clock that was ahead the stamps of changes are, until it is that time.
      const now = new Date().toISOString()
      const row = {
        _id,
        version: 1,
        createdAt: createdAt ?? (updatedAt < now ? updatedAt : now),
        updatedAt,
        ...format.toRow(fields, isPublished),
      }
      await asTables(db).insertInto(table).values(row).execute()
      await noteUses(db, resource, _id, fields)
      return toItem(row)
    },
    update: async (db, current, { isPublished = current.isPublished, createdAt = current.createdAt, ...change }) => {
      const { _id, version, createdAt: _createdAt, updatedAt: _updatedAt, isPublished: _isPublished, ...before } = current
      const stored = format.toRow({ ...before, ...change }, isPublished)
      const state = hasStates && !isPublished ? { state: unpublished } : {}
      const row = { createdAt, updatedAt: await stampOf(db), ...stored, ...state }
      if (!(await write(db, current, row))) return undefined
      await noteUses(db, resource, _id, { ...before, ...change })
      return toItem({ ...row, _id, version: version + 1 })
    },
    remove: async (db, current) => {
      const updatedAt = await stampOf(db)
      const { _id, version } = current
      await noteUses(db, resource, _id, {})
      const own = asTables(db).deleteFrom(table).where('_id', '=', _id).where('version', '=', version)
      const { numDeletedRows } = await (hasStates ? own.where('state', '=', 'draft') : own).executeTakeFirst()
      const erased = { updatedAt, ...format.toRow({}, false), state: 'removed' }
      const isGone = numDeletedRows > 0n || (hasStates && (await write(db, current, erased)))
      if (isGone && resource.isPersonal) await noteErasure(db, resource.path, _id)
      return isGone
    },
    restore: async (db, { _id, version, createdAt, updatedAt: _updatedAt, isPublished: _isPublished, ...fields }) => {
      const row = { updatedAt: await stampOf(db), createdAt, ...format.toRow(fields, false) }
      // Of what was published its id has stayed, and devices know that it is gone.
      const left = asTables(db)
        .updateTable(table)
        .set({ ...row, version: version + 2, state: 'withdrawn' })
        .where('_id', '=', _id)
      const { numUpdatedRows } = await left.where('state', '=', 'removed').executeTakeFirst()
      if (numUpdatedRows > 0n) {
        await noteUses(db, resource, _id, fields)
        return toItem({ ...row, _id, version: version + 2 })
      }
      const made = { ...row, _id, version: version + 1 }
      const added = asTables(db)
        .insertInto(table)
        .values(made)
        .onConflict((conflict) => conflict.column('_id').doNothing())
      const { numInsertedOrUpdatedRows = 0n } = await added.executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) return undefined
      await noteUses(db, resource, _id, fields)
      return toItem(made)
    },
  }
}
