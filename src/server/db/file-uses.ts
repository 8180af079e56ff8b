import type { AnyResource } from '#contract/resource.ts'
import type { Db, Row } from './schema.ts'

const idPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** Staff write its items, with files of the library in them: what members and visitors write has files of its own. */
const isWrittenByStaff = ({ path, isPersonal, keepsVersions, calls }: AnyResource): boolean =>
  keepsVersions || (!isPersonal && `POST /api/console/${path}` in calls)

/** Every id in a value: of pictures and documents, in the HTML of a text, in a link. */
const idsIn = (value: unknown): string[] => [...new Set(JSON.stringify(value ?? null).match(idPattern))]

/**
 * Notes which files of content an item names, in the transaction that writes it: so 'what is used where' and 'what is unused'
 * are one look into an index. A file that was removed, and is named again, is back.
 */
export async function noteUses(db: Db, resource: AnyResource, _item: string, fields: Row): Promise<void> {
  if (!isWrittenByStaff(resource)) return
  const { path } = resource
  await db.deleteFrom('fileUses').where('resource', '=', path).where('_item', '=', _item).execute()
  const named = Object.entries(fields).flatMap(([field, value]) => idsIn(value).map((_file) => ({ _file, resource: path, _item, field })))
  if (named.length === 0) return
  const ids = [...new Set(named.map(({ _file }) => _file))]
  const found = await db.selectFrom('files').select(['_id', 'removedAt']).where('_id', 'in', ids).where('isPublic', '=', 1).execute()
  const known = new Set(found.map(({ _id }) => _id))
  const uses = named.filter(({ _file }) => known.has(_file))
  if (uses.length > 0) await db.insertInto('fileUses').values(uses).execute()
  const removed = found.filter(({ removedAt }) => removedAt !== null).map(({ _id }) => _id)
  if (removed.length > 0) await db.updateTable('files').set({ removedAt: null }).where('_id', 'in', removed).execute()
}
