import type { OnlySite } from '#contract/sites.ts'
import { terms } from '#contract/support/terms.ts'
import type { Database } from '../../db/database.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { isEmpty } from '../../initial/fill.ts'
import { isFirstContent } from '../../initial/of-site.ts'
import { terms as initialTerms } from './terms.ts'

/** An installation from before a term was asked for gets its first edition: without it nobody could agree to it. */
export async function addMissingTerms(
  { db, exclusively }: Pick<Database, 'db' | 'exclusively'>,
  only?: OnlySite,
  now = new Date(),
): Promise<void> {
  const wanted = initialTerms.filter((term) => isFirstContent(only, terms, term))
  const missing = async (own: Db) => {
    const found = await Promise.all(wanted.map(({ site, code }) => repositoryOf(terms).select(own, { where: { site, code }, limit: 1 })))
    return wanted.filter((_term, index) => found[index]?.length === 0)
  }
  if ((await isEmpty(db)) || (await missing(db)).length === 0) return
  await exclusively(async (own) => {
    for (const term of await missing(own)) await repositoryOf(terms).insert(own, { ...term, effectiveAt: now.toISOString() })
  })
}
