import type { AnyResource } from '#contract/resource.ts'
import { documentRepository } from './documents.ts'
import { tableRepository } from './relational.ts'
import type { Repository } from './repository.ts'

const repositories = new WeakMap<AnyResource, Repository<AnyResource>>()

/** The repository of a resource. */
export function repositoryOf<R extends AnyResource>(resource: R): Repository<R> {
  const known = repositories.get(resource) ?? (resource.storage === 'table' ? tableRepository : documentRepository)(resource)
  repositories.set(resource, known)
  // Its items are those of this resource: only values that its schema has checked are stored.
  return known
}
