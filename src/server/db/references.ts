import { resources } from '#contract/index.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Item } from './repository.ts'
import { repositoryOf } from './repository-of.ts'
import type { Db } from './schema.ts'

const everyResource: readonly AnyResource[] = resources

/** The fields of a resource that name an item of another one. */
const referencesOf = ({ shapes }: AnyResource) =>
  Object.entries(shapes.all).flatMap(([name, { reference }]) => (reference === undefined ? [] : [{ name, ...reference }]))

/** The first field among `values` that names an item that is not there, if any. */
export async function findDanglingReference(
  db: Db,
  resource: AnyResource,
  values: Readonly<Record<string, unknown>>,
): Promise<string | undefined> {
  for (const { name, to } of referencesOf(resource)) {
    const target = everyResource.find(({ path }) => path === to)
    const _id = values[name]
    if (target === undefined || typeof _id !== 'string') continue
    const found = await repositoryOf(target).find(db, _id)
    if (found === undefined || found === 'removed') return name
  }
  return undefined
}

/** The items that name this one, by the field that does. References have a column: they are filters. */
async function referringTo(db: Db, { path }: AnyResource, _id: string, onRemove: 'restrict' | 'clear') {
  const found: { resource: AnyResource; name: string; items: Item[] }[] = []
  for (const resource of everyResource)
    for (const { name } of referencesOf(resource).filter((each) => each.to === path && each.onRemove === onRemove))
      found.push({ resource, name, items: await repositoryOf(resource).select(db, { where: { [name]: _id } }) })
  return found
}

/** Whether an item that is to stay names this one. */
export const isRestricted = async (db: Db, resource: AnyResource, _id: string): Promise<boolean> =>
  (await referringTo(db, resource, _id, 'restrict')).some(({ items }) => items.length > 0)

/** Takes an item that was removed out of those that name it. */
export async function clearReferences(db: Db, resource: AnyResource, _id: string): Promise<void> {
  for (const { resource: referring, name, items } of await referringTo(db, resource, _id, 'clear'))
    for (const item of items) await repositoryOf(referring).update(db, item, { [name]: null })
}
