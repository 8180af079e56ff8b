import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { readSite } from '../pages/sites.ts'
import { type Letterhead, textKey } from './templates.ts'

/** Reads what a site is called in a language, with the texts that the office has changed. */
export async function readLetterhead(db: Db, { config }: Pick<Platform, 'config'>, locale: Locale): Promise<Letterhead> {
  const { name: firm, centre } = await readFirm(db, locale)
