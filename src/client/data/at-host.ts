import { siteOf, type SiteName } from '#contract/sites.ts'

/**
 * Makes the router's rewriting of addresses where each site has a host of its own: a link to a page of the other site leads to its
 * host, in the same language, and leaves the app; `?site` is said by the host.
 * @param here the site of this host
 * @param other the origin of the other
 */
export const atHost = (here: SiteName, other: string, i18n: { locale: string }) => ({
  output: ({ url }: { url: URL }): URL => {
    const { pathname, searchParams, hash } = url
    const site = siteOf(pathname, searchParams.get('site') ?? here)
    searchParams.delete('site')
    if (site === here) return url
    searchParams.set('lang', i18n.locale)
    return new URL(`${pathname}?${searchParams}${hash}`, other)
  },
})
