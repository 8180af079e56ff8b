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
  /** Who keeps what members give the site, and who answers for it. */
  holder: { company: string; privacyOfficer: string | null; email: string | null }
  screenshots: readonly Picture[]
}

const unknown: SiteTexts = {
  name: '',
  shortName: '',
  tagline: '',
  holder: { company: '', privacyOfficer: null, email: null },
  screenshots: [],
}

/** Reads what a site is called. A centre without a name of its own is the firm's: its messages and manifest name the firm then. */
export async function readSite(db: Db, site: SiteName, locale: Locale): Promise<SiteTexts> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  if (item === undefined) return unknown
  const firm = toPublic(setting, item, locale, true)
  const { name, shortName, tagline, legalEntity, privacyOfficer, email } =
    site === 'centre' && firm.centre.name !== null ? { ...firm.centre, name: firm.centre.name } : firm
  return {
    name,
    shortName: shortName ?? name,
    tagline: tagline ?? '',
    holder: { company: legalEntity ?? name, privacyOfficer, email },
    screenshots: site === 'firm' ? item.screenshots : [],
  }
}
