import type { IncomingHttpHeaders } from 'node:http'
import { type OnlySite, siteOf } from '#contract/sites.ts'
import type { Config } from '../config.ts'

/** Returns the site that a request is for alone: the one that the server has, or whose own host it names; undefined where both share one. */
export const onlySiteOf = ({ onlySite, centreHost }: Pick<Config, 'onlySite' | 'centreHost'>, { host }: IncomingHttpHeaders): OnlySite =>
  centreHost === undefined ? onlySite : host?.toLowerCase() === centreHost ? 'centre' : 'firm'

/** Returns the public origin of the host that a request names. */
export const originOf = (config: Pick<Config, 'origins' | 'onlySite' | 'centreHost'>, headers: IncomingHttpHeaders): string =>
  config.origins[onlySiteOf(config, headers) ?? 'firm']

/**
 * Returns the public address of a page: at the host of the site whose page it is.
 * @param path with its search (`/mypage/inquiries?site=centre`); a host of its own says the site already
 * @param here the site of a page that both have, where its address says none
 */
export function addressOf({ origins, centreHost }: Pick<Config, 'origins' | 'centreHost'>, path: string, here?: OnlySite): string {
  if (centreHost === undefined) return `${origins.firm}${path}`
  const { pathname, searchParams, hash } = new URL(`http://host${path}`)
  const site = siteOf(pathname, searchParams.get('site') ?? here)
  searchParams.delete('site')
  return `${origins[site]}${pathname}${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}${hash}`
}

/** Returns the address of a page that is at the other host; undefined for one that is here. */
export function otherAddressOf(config: Pick<Config, 'origins' | 'centreHost'>, here: OnlySite, path: string): string | undefined {
  if (config.centreHost === undefined || here === undefined) return undefined
  const address = addressOf(config, path, here)
  return address.startsWith(`${config.origins[here]}/`) ? undefined : address
}
