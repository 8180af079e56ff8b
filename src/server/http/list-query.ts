import type { AnyResource } from '#contract/resource.ts'
import type { ListQuery } from '../db/repository.ts'

/** A checked list query as the repository takes it. */
export function listQueryOf(resource: AnyResource, { limit, skip, sort, q, from, to, due, ...rest }: Record<string, unknown>) {
  const createdAt = from === undefined && to === undefined ? undefined : { gte: from, lt: to }
  const isDue = due === true && resource.due !== undefined ? { [resource.due]: { lte: new Date().toISOString() } } : {}
  const where = { ...Object.fromEntries((resource.filters ?? []).map((name) => [name, rest[name]])), ...isDue, createdAt }
  // The call's schema has checked each of them.
  return { limit, skip, sort, q, where } as ListQuery<AnyResource> & { limit: number; skip: number }
}
