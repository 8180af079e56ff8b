import type { Locale } from '#contract/locale.ts'
import { setting } from '#contract/site/setting.ts'
import type { Db } from '../db/schema.ts'
import { listPublic } from '../http/standard.ts'

/** What the firm calls itself in a language; nothing where no setting is stored yet. */
export async function readFirm(db: Db, locale: Locale): Promise<{ name: string; tagline: string }> {
  const [firm] = await listPublic({ db, locale }, setting, { limit: 1 })
  return { name: firm?.name ?? '', tagline: firm?.tagline ?? '' }
}
