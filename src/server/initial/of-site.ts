import type { AnyResource } from '#contract/resource.ts'
import { hasModule, type OnlySite, sites } from '#contract/sites.ts'
import { modules } from '#contract/modules.ts'

/** What only the firm's pages show, though its module belongs to both. */
const ofFirm: readonly string[] = ['boards', 'statements']
/** What says by its code whose it is: the centre's, or else the firm's. */
const byCode: readonly string[] = ['banners', 'center/faqs', 'center/notifications', 'popups']

const moduleOf = ({ path }: AnyResource): string => {
  const module = modules.find(({ resources }) => resources.some((each) => each.path === path))
  if (module === undefined) throw new Error(`no module has ${path}`)
  return module.name
}

/** Returns whether a resource may have first content: not those of a site that is off. */
export const isContentOf = (only: OnlySite, resource: AnyResource): boolean =>
  only === undefined || (hasModule(only, moduleOf(resource)) && (only === 'firm' || !ofFirm.includes(resource.path)))

/** What an item may say of whose it is. */
type Coded = Partial<Record<'code' | 'site', unknown>> & object

/** Returns whether an item of first content is written: on a server with one site alone, only its own and what belongs to both. */
export function isFirstContent(only: OnlySite, resource: AnyResource, { code, site = 'firm' }: Coded): boolean {
  if (only === undefined) return true
  if (!isContentOf(only, resource)) return false
  if (byCode.includes(resource.path)) return (code === sites.centre.code) === (only === 'centre')
  return resource.path !== 'terms' || site === only
}
