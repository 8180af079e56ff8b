import { moduleOf } from '#contract/module-of.ts'
import type { AnyResource } from '#contract/resource.ts'
import { hasModule, type OnlySite, sites } from '#contract/sites.ts'

/** Resources that only the firm's pages show, though their modules belong to both. */
const ofFirm: readonly string[] = ['boards', 'statements']
/** Resources whose items say by their code whose they are: the centre's, or else the firm's. */
const byCode: readonly string[] = ['banners', 'center/faqs', 'center/notifications', 'popups']

/** Returns whether a resource may have first content: not those of a site that is off. */
export const isContentOf = (only: OnlySite, resource: AnyResource): boolean =>
  only === undefined || (hasModule(only, moduleOf(resource)) && (only === 'firm' || !ofFirm.includes(resource.path)))

/** Fields by which an item may say whose it is. */
type Coded = Partial<Record<'code' | 'site', unknown>> & object

/** Returns whether an item of first content is written: on a server with one site alone, only its own and what belongs to both. */
export function isFirstContent(only: OnlySite, resource: AnyResource, { code, site = 'firm' }: Coded): boolean {
  if (only === undefined) return true
  if (!isContentOf(only, resource)) return false
  if (byCode.includes(resource.path)) return (code === sites.centre.code) === (only === 'centre')
  return resource.path !== 'terms' || site === only
}
