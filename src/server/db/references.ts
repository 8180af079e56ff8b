import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Item } from './repository.ts'
import { repositoryOf } from './repository-of.ts'
import { lockRevisions } from './revision.ts'
import type { Db } from './schema.ts'

const everyResource: readonly AnyResource[] = resources

/** The fields of a resource that name an item of another one. */
const referencesOf = ({ shapes }: AnyResource) =>
  Object.entries(shapes.all).flatMap(([name, { reference }]) => (reference === undefined ? [] : [{ name, ...reference }]))

/** The first field among `values` that names an item that is not there, if any. What is found stays until the transaction ends. */
export async function findDanglingReference(
  db: Db,
  resource: AnyResource,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  const named = referencesOf(resource).filter(({ name }) => typeof values[name] === 'string')
  if (named.length > 0) await lockRevisions(db, [resource.path])
  for (const { name, to } of named) {
    const target = everyResource.find(({ path }) => path === to)
    const found = target && (await repositoryOf(target).find(db, String(values[name])))
    if (found === undefined || found === 'removed') return name
  }
  return undefined
}

/** The fields, of any resource, that name items of this one. They have a column: references are filters. */
const referringTo = ({ path }: AnyResource) =>
  everyResource.flatMap((resource) =>
    referencesOf(resource).flatMap((reference) => (reference.to === path ? [{ resource, ...reference }] : [])),
  )

/**
 * Before an item that is to be removed is read: holds it and all those that may name it as they are, so that one which is
 * about to name it is seen by `releaseReferences`, or sees that it is gone.
 */
export const lockForRemoval = (db: Db, resource: AnyResource): Promise<void> =>
  lockRevisions(db, [resource.path, ...referringTo(resource).map(({ resource: { path } }) => path)])

/**
 * Before an item is removed, under `lockForRemoval`: takes it out of those that name it.
 * @param onCleared is called for each of them, as it was and as it is
 * @returns false where one that has to stay names it
 */
export async function releaseReferences(
  db: Db,
  resource: AnyResource,
  _id: string,
  onCleared: (change: { resource: AnyResource; before: Item; after: Item | undefined }) => Promise<void>,
): Promise<boolean> {
  for (const { resource: from, name, onRemove } of referringTo(resource)) {
    const items = await repositoryOf(from).select(db, { where: { [name]: _id } })
    if (onRemove === 'restrict' && items.length > 0) return false
    for (const before of items)
      await onCleared({ resource: from, before, after: await repositoryOf(from).update(db, before, { [name]: null }) })
  }
  return true
}
