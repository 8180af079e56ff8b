import type { OnlySite } from '#contract/sites.ts'

/** What the router says of the page. */
interface Shown {
  state: { matches: readonly { routeId: string }[] }
}

/**
 * Leads away from a page of a site that is not here. The server answers so itself; without a network the app has all pages. Not a
 * guard of the routes: every first load would bring it.
 */
export function keepToSite(router: Shown, only: OnlySite, other: string | undefined): void {
  if (only === undefined || other !== undefined) return
  const others = only === 'centre' ? '/_firm' : '/_fairs'
  if (router.state.matches.some(({ routeId }) => routeId === others)) location.replace(only === 'centre' ? '/fairs' : '/')
}
