import { setting } from '#contract/site/setting.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { ReadSite } from '../http/platform.ts'
import { toPublic } from '../http/standard.ts'

const unknown: Awaited<ReturnType<ReadSite>> = {
  name: '',
  shortName: '',
  tagline: '',
  holder: { company: '', privacyOfficer: null, email: null },
  screenshots: [],
}

/** Reads what a site is called (http/platform.ts). A centre without a name of its own is the firm's: its messages and manifest name the firm then. */
export const readSite: ReadSite = async (db, site, locale) => {
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
    screenshots: site === 'firm' ? item.screenshots : item.centreScreenshots,
  }
}
