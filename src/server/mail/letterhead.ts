import type { Locale } from '#contract/locale.ts'
import type { Db } from '../db/schema.ts'
import type { Platform } from '../http/platform.ts'
import { readFirm } from '../pages/firm.ts'
import { type Letterhead, textKey } from './templates.ts'

/** Reads the sender's details in a language, with the texts that the office has changed. */
export async function readLetterhead(db: Db, { config }: Pick<Platform, 'config'>, locale: Locale): Promise<Letterhead> {
  const { name: firm, centre } = await readFirm(db, locale)
  const rows = await db.selectFrom('messages').select(['template', 'channel', 'subject', 'text']).where('locale', '=', locale).execute()
  const own = new Map(rows.map(({ template, channel, ...text }) => [textKey(template, channel), text]))
  return { firm, centre, origin: config.origin, locale, own }
}
