import type { Picture } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import { setting } from '#contract/site/setting.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { toPublic } from '../http/standard.ts'

interface Firm {
  name: string
  shortName: string
  tagline: string
  screenshots: readonly Picture[]
  /** What the trade centre that the firm leads to calls itself; null where the installation has none. */
  centre: string | null
}

/** Reads the firm's name in a language; empty if no setting is stored yet. */
export async function readFirm(db: Db, locale: Locale): Promise<Firm> {
  const [item] = await repositoryOf(setting).select(db, { limit: 1 })
  if (item === undefined) return { name: '', shortName: '', tagline: '', screenshots: [], centre: null }
  const { name, shortName, tagline, centre } = toPublic(setting, item, locale, true)
  return { name, shortName: shortName ?? name, tagline, screenshots: item.screenshots, centre: centre.name }
}
