import type { AnyResource } from '#contract/resource.ts'
import { listsOf } from './repository-lists.ts'
import { countByOf, readsOf } from './repository-reads.ts'
import { writesOf } from './repository-writes.ts'
import type { Repository } from './repository.ts'
import { rowsOf } from './resource-rows.ts'

function makeRepository(resource: AnyResource): Repository<AnyResource> {
  const rows = rowsOf(resource)
  return { ...listsOf(rows), ...readsOf(rows), countBy: countByOf(rows), ...writesOf(rows) }
}

const repositories = new WeakMap<AnyResource, Repository<AnyResource>>()

/**
 * Gives the repository of a resource. Its items are documents or rows of a table of its own (rows.ts); everything else is the
 * same for both, but that a removed row of a table is gone, so that it has no deltas.
 */
export function repositoryOf<R extends AnyResource>(resource: R): Repository<R> {
  const repository = repositories.get(resource) ?? makeRepository(resource)
  repositories.set(resource, repository)
  // Its items are those of this resource: only values that its schema has checked are stored.
  return repository
}
