import type { AnyResource, ItemOf } from '#contract/resource.ts'
import type { ListQuery } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'

/** Reads items of a resource, drafts too, by their ids: one that is named twice is read once. */
export async function readByIds<R extends AnyResource>(
  db: Db,
  resource: R,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemOf<R>>> {
  const wanted = [...new Set(ids)]
  // Every resource has an `_id`.
  const query = { where: { _id: { in: wanted } }, limit: wanted.length } as unknown as ListQuery<R>
  return new Map((await repositoryOf(resource).select(db, query)).map((item) => [item._id, item]))
}
