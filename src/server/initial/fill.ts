import { levels } from '#contract/account/levels.ts'
import { areas } from '#contract/law/areas.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { OnlySite } from '#contract/sites.ts'
import { setting } from '#contract/site/setting.ts'
import { statements } from '#contract/site/statements.ts'
import { terms } from '#contract/support/terms.ts'
import type { Database } from '../db/database.ts'
import type { Values } from '../db/repository.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import { settingOfSite } from '#contract/site/setting-of-site.ts'
import { areas as initialAreas } from './areas.ts'
import { levels as initialLevels } from './levels.ts'
import { isFirstContent } from './of-site.ts'
import { setting as initialSetting } from './setting.ts'
import { statements as initialStatements } from './statements.ts'
import { homeTexts } from './home-texts.ts'
import { programTexts } from './program-texts.ts'
import { terms as initialTerms } from './terms.ts'
import { toStatement } from './types.ts'

const hasNone = async (db: Db, resource: AnyResource): Promise<boolean> =>
  (await repositoryOf(resource).select(db, { limit: 1 })).length === 0

/** Returns whether the installation was never filled: from the first fill on it has a setting. */
export const isEmpty = (db: Db): Promise<boolean> => hasNone(db, setting)

/**
 * Fills an empty database with what a real installation begins with (product.md, 'An empty start'): the setting, the business
 * areas, terms in force and levels of accounts; no demo content, no account. Returns whether it was empty.
 * Of two processes that start at once, the second waits for the first and then finds it filled.
 */
export async function fillWithInitialContent(
  { db, exclusively }: Pick<Database, 'db' | 'exclusively'>,
  only?: OnlySite,
  now = new Date(),
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  const effectiveAt = now.toISOString()
  const content: readonly (readonly [AnyResource, readonly Values[]])[] = [
    [levels, initialLevels],
    [areas, initialAreas.map((area, index) => ({ ...area, image: null, createdAt: new Date(now.getTime() + index).toISOString() }))],
    [statements, initialStatements.map((statement) => toStatement(statement))],
    [terms, initialTerms.map((term) => ({ ...term, effectiveAt }))],
    [setting, [settingOfSite(initialSetting, only)]],
  ]
  return exclusively(async (own) => {
    if (!(await isEmpty(own))) return false
    for (const [resource, items] of content)
      if (await hasNone(own, resource))
        for (const item of items.filter((each) => isFirstContent(only, resource, each))) await repositoryOf(resource).insert(own, item)
    return true
  })
}

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

/** Where it is noted that an installation has the texts that were in the code once: what staff remove later stays away. */
const textsAreIn = 'texts-of-home-and-program'

/** An installation from before the texts of the home page and the programme were content gets them, once. */
export async function addMissingTexts({ db, exclusively }: Pick<Database, 'db' | 'exclusively'>): Promise<void> {
  const isIn = async (own: Db) =>
    (await own.selectFrom('migrations').select('name').where('name', '=', textsAreIn).executeTakeFirst()) !== undefined
  if (await isIn(db)) return
  await exclusively(async (own) => {
    if ((await isEmpty(own)) || (await isIn(own))) return
    for (const statement of [...homeTexts, ...programTexts]) {
      const there = await repositoryOf(statements).select(own, { where: { code: statement.code }, limit: 1 })
      if (there.length === 0) await repositoryOf(statements).insert(own, toStatement(statement))
    }
    await own.insertInto('migrations').values({ name: textsAreIn, appliedAt: new Date().toISOString() }).execute()
  })
}
