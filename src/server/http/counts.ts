import type { Kind } from '#contract/field.ts'
import { type Counts, maxCounted } from '#contract/list-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { countedFilters } from '../db/conditions.ts'
import { repositoryOf } from '../db/repository-of.ts'
import { isOfSite, listQueryOf } from './list-query.ts'
import type { Context, Input } from './route.ts'

/** The filter that finds the items with a value of a column. */
const wireOf = (kind: Kind | undefined, value: string | null): string =>
  value === null ? 'none' : kind === 'boolean' ? String(value === '1') : value

/** Answers how many items a list would have with each value of each filter. */
export const countFilters =
  (resource: AnyResource) =>
  async ({ query }: Input, { db, request }: Context): Promise<{ counts: Counts }> => {
    const shapes = resource.shapes.all
    const names = countedFilters(resource)
    const { onlySite } = request.server.platform.config
    const wanted = listQueryOf(resource, query as Record<string, unknown>, onlySite)
    const found = await repositoryOf(resource).countBy(db, wanted, names, maxCounted + 1)
    const counts = names.flatMap((name) => {
      const isShown = (value: string | null) => name !== resource.ofSite?.field || isOfSite(resource, { [name]: value }, onlySite)
      const values = found.filter((each) => each.name === name && isShown(each.value))
      if (values.length > maxCounted) return []
      return [[name, Object.fromEntries(values.map(({ value, total }) => [wireOf(shapes[name]?.kind, value), total]))] as const]
    })
    return { counts: Object.fromEntries(counts) }
  }
