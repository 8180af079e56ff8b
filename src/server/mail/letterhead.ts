import type { Locale } from '#contract/locale.ts'
import type { SiteName } from '#contract/sites.ts'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { type Letterhead, textKey } from './templates.ts'

/** Reads what a site is called in a language, with the texts that the office has changed. */
export async function readLetterhead(
  db: Db,
  { config, readSite }: Pick<Platform, 'config' | 'readSite'>,
  asked: SiteName,
  locale: Locale,
): Promise<Letterhead> {
  const site = config.onlySite ?? asked
  const { name } = await readSite(db, site, locale)
  const rows = await db.selectFrom('messages').select(['template', 'channel', 'subject', 'text']).where('locale', '=', locale).execute()
  const own = new Map(rows.map(({ template, channel, ...text }) => [textKey(template, channel), text]))
  return { sender: name, site, origin: config.origins[site], locale, own }
}
