import type { AnyResource } from '#contract/resource.ts'
import { keptVersions } from '#contract/platform/editorial.ts'
import { v7 as uuid } from 'uuid'
import type { Item } from './repository.ts'
import type { Db } from './schema.ts'

const stamps = new Set(['_id', 'version', 'createdAt', 'updatedAt', 'isPublished'])

/** The fields in which two versions differ. */
const changedIn = (before: Item, after: Item): string[] =>
  Object.keys(after).filter((name) => !stamps.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))

interface Saved {
  before: Item | undefined
  after: Item
  /** Who has saved it. */
  _user: string | null
}

/**
 * Keeps an item as it is after a change, in the transaction of the change: the newest `keptVersions` of each. What was written before
 * versions were kept is kept with its first change, as nobody's.
 */
export async function keepVersion(db: Db, { path }: Pick<AnyResource, 'path'>, { before, after, _user }: Saved): Promise<void> {
  const rowOf = (item: Item, by: string | null, changed: readonly string[]) => ({
    _id: uuid(),
    resource: path,
    _item: item._id,
    version: item.version,
    at: item.updatedAt,
    _user: by,
    isPublished: item.isPublished ? 1 : 0,
    changed: JSON.stringify(changed),
    data: JSON.stringify(item),
  })
  const rows = before === undefined ? [] : [rowOf(before, null, [])]
  await db
    .insertInto('versions')
    .values([...rows, rowOf(after, _user, before === undefined ? [] : changedIn(before, after))])
    .onConflict((conflict) => conflict.columns(['resource', '_item', 'version']).doNothing())
    .execute()
  const ofItem = db.deleteFrom('versions').where('resource', '=', path).where('_item', '=', after._id)
  await ofItem.where('version', '<=', after.version - keptVersions).execute()
}
