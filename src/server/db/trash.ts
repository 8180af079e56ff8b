import type { AnyResource } from '#contract/resource.ts'
import { trashDays } from '#contract/platform/editorial.ts'
import { titleOf } from '#contract/title.ts'
import { v7 as uuid } from 'uuid'
import type { Item } from './repository.ts'
import type { Db } from './schema.ts'

const day = 24 * 60 * 60 * 1000

/** When what was removed then is erased. */
export const eraseAtOf = (removedAt: string): string => new Date(Date.parse(removedAt) + trashDays * day).toISOString()

/** Keeps an item that is being removed, in the transaction that removes it. */
export async function putInTrash(db: Db, resource: AnyResource, item: Item, _user: string | null): Promise<void> {
  const removedAt = new Date().toISOString()
  const named = { resource: resource.path, _item: item._id }
  const row = { _id: uuid(), ...named, title: titleOf(resource, item, 'ko').slice(0, 200), removedAt, _user, data: JSON.stringify(item) }
  await db.insertInto('trash').values(row).execute()
  await db.deleteFrom('schedules').where('resource', '=', named.resource).where('_item', '=', named._item).execute()
}

/** Erases one of the trash, with its versions. @returns false where there is none */
export async function eraseFromTrash(db: Db, _id: string): Promise<boolean> {
  const row = await db.deleteFrom('trash').where('_id', '=', _id).returning(['resource', '_item']).executeTakeFirst()
  if (row === undefined) return false
  for (const table of ['versions', 'translations'] as const)
    await db.deleteFrom(table).where('resource', '=', row.resource).where('_item', '=', row._item).execute()
  return true
}

/** Erases what was removed more than `trashDays` ago. */
export async function emptyTrash(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - trashDays * day).toISOString()
  for (;;) {
    const old = await db.selectFrom('trash').select('_id').where('removedAt', '<', before).limit(100).execute()
    for (const { _id } of old) await db.transaction().execute((transaction) => eraseFromTrash(transaction, _id))
    if (old.length < 100) return
  }
}
