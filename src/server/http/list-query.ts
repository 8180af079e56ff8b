import type { AnyResource } from '#contract/resource.ts'
import type { OnlySite } from '#contract/sites.ts'
import type { ListQuery } from '../db/repository.ts'

/** The values of the field by which items belong to the site that a server has alone; nothing where it has both. */
const ownValues = ({ ofSite }: AnyResource, only: OnlySite): readonly string[] | undefined =>
  ofSite === undefined || only === undefined ? undefined : ofSite.values[only]

/** Tells whether an item is of a site that the server has: every item where it has both, or where they do not belong to one. */
export function isOfSite(resource: AnyResource, item: Record<string, unknown>, only: OnlySite): boolean {
  const own = ownValues(resource, only)
  const { ofSite } = resource
  return own === undefined || ofSite === undefined || own.some((value) => value === item[ofSite.field])
}

/** Puts values of an item into the site that a server has alone, whatever they say: the other's items are not there. */
export function ofOwnSite<Values extends Record<string, unknown>>(resource: AnyResource, values: Values, only: OnlySite): Values {
  const [own] = ownValues(resource, only) ?? []
  const { ofSite } = resource
  const isSaid = ofSite !== undefined && values[ofSite.field] !== undefined
  return own === undefined || !isSaid || isOfSite(resource, values, only) ? values : { ...values, [ofSite.field]: own }
}

/** The condition that an item is of the site that a server has alone, beside what was asked for. */
function siteCondition(resource: AnyResource, asked: Record<string, unknown>, only: OnlySite): Record<string, unknown> {
  const own = ownValues(resource, only)
  const { ofSite } = resource
  if (own === undefined || ofSite === undefined) return {}
  const wanted = asked[ofSite.field]
  return { [ofSite.field]: { in: wanted === undefined ? own : own.filter((value) => value === wanted) } }
}

/**
 * A checked list query as the repository takes it.
 * @param only the site that the server has alone
 */
export function listQueryOf(
  resource: AnyResource,
  { limit, skip, sort, q, from, to, due, translation, ...rest }: Record<string, unknown>,
  only: OnlySite,
) {
  const createdAt = from === undefined && to === undefined ? undefined : { gte: from, lt: to }
  const isDue = due === true && resource.due !== undefined ? { [resource.due]: { lte: new Date().toISOString() } } : {}
  const asked = Object.fromEntries((resource.filters ?? []).map((name) => [name, rest[name]]))
  const { setAside } = resource
  const inView = setAside !== undefined && asked[setAside.field] === undefined ? { [setAside.field]: { not: setAside.value } } : {}
  const where = { ...asked, ...inView, ...siteCondition(resource, asked, only), ...isDue, createdAt }
  // The call's schema has checked each of them.
  return { limit, skip, sort, q, translation, where } as ListQuery<AnyResource> & { limit: number; skip: number }
}
