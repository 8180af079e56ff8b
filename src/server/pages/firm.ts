import type { Locale } from '#contract/locale.ts'
import { setting } from '#contract/site/setting.ts'
import { listItems } from '../db/documents.ts'
import type { Db } from '../db/schema.ts'
import { toPublic } from '../http/standard.ts'

/** What the firm calls itself in a language; nothing where no setting is stored yet. */
export async function readFirm(db: Db, locale: Locale): Promise<{ name: string; tagline: string }> {
  const { items } = await listItems(db, setting, { limit: 1, skip: 0, sort: 'createdAt', where: {} })
  if (items[0] === undefined) return { name: '', tagline: '' }
  const { name, tagline } = toPublic(setting, items[0], locale, true)
  return { name, tagline }
}
