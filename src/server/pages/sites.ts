import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import { setting } from '#contract/site/setting.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { toPublic } from '../http/standard.ts'

/** Names of a site in a language. */
export interface SiteTexts {
  /** Empty while no setting is stored. */
  name: string
  shortName: string
  tagline: string
  screenshots: readonly Picture[]
}

const unknown: SiteTexts = { name: '', shortName: '', tagline: '', screenshots: [] }

/** Reads what a site is called. A centre without a name of its own is the firm's: its messages and manifest name the firm then. */
export async function readSite(db: Db, site: SiteName, locale: Locale): Promise<SiteTexts> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  if (item === undefined) return unknown
  const { name, shortName, tagline, centre } = toPublic(setting, item, locale, true)
  if (site === 'centre' && centre.name !== null)
    return { name: centre.name, shortName: centre.shortName ?? centre.name, tagline: centre.tagline ?? '', screenshots: [] }
  return { name, shortName: shortName ?? name, tagline, screenshots: site === 'firm' ? item.screenshots : [] }
}
