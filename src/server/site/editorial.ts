import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller } from '../http/platform.ts'
import type { Context } from '../http/route.ts'

const all: readonly AnyResource[] = resources

/** The resources that somebody may see in the console. */
export const openTo = ({ scopes }: Caller): AnyResource[] => all.filter(({ scope }) => scopes.includes(scope))

/** A resource by its path. @throws ApiError `notFound`; `forbidden` where the caller's scopes do not open it */
export function openResource(context: Pick<Context<Caller>, 'caller'>, path: string): AnyResource {
  const resource = all.find((each) => each.path === path)
  if (resource === undefined) throw new ApiError('notFound')
  if (!openTo(context.caller).includes(resource)) throw new ApiError('forbidden')
  return resource
}

/** The same, of those that staff write. @throws ApiError as `openResource` */
export function openContent(context: Pick<Context<Caller>, 'caller'>, path: string): AnyResource {
  const resource = openResource(context, path)
  if (!resource.keepsVersions) throw new ApiError('notFound')
  return resource
}

/** The paths of the content that the caller's scopes open: no list names others. None: one that no item has. */
export function openPaths(context: Pick<Context<Caller>, 'caller'>): string[] {
  const paths = openTo(context.caller).flatMap((resource) => (resource.keepsVersions ? [resource.path] : []))
  return paths.length === 0 ? [''] : paths
}

/** Reads the display names of accounts by id. */
export async function namesOf(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((_id) => _id !== null))]
  if (wanted.length === 0) return new Map()
  const found = await db.selectFrom('users').select(['_id', 'name']).where('_id', 'in', wanted).execute()
  return new Map(found.map(({ _id, name }) => [_id, name]))
}
