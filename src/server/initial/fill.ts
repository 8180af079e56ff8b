import type { AnyResource } from '#contract/resource.ts'
import type { OnlySite } from '#contract/sites.ts'
import { setting } from '#contract/site/setting.ts'
import type { Database } from '../db/database.ts'
import { repositoryOf } from '../db/repository-of.ts'
import type { Db } from '../db/schema.ts'
import type { FirstContent } from '../module.ts'
import { isFirstContent } from './of-site.ts'

const hasNone = async (db: Db, resource: AnyResource): Promise<boolean> =>
  (await repositoryOf(resource).select(db, { limit: 1 })).length === 0

/** Returns whether the installation was never filled: from the first fill on it has a setting. */
export const isEmpty = (db: Db): Promise<boolean> => hasNone(db, setting)

/**
 * Fills an empty database with what a real installation begins with (product.md, 'An empty start'), as modules declare it: the
 * setting, the business areas, terms in force and levels of accounts; no demo content, no account. Returns whether it was empty.
 * Of two processes that start at once, the second waits for the first and then finds it filled.
 */
export async function fillWithInitialContent(
  { db, exclusively }: Pick<Database, 'db' | 'exclusively'>,
  content: readonly FirstContent[],
  only?: OnlySite,
  now = new Date(),
): Promise<boolean> {
  if (!(await isEmpty(db))) return false
  return exclusively(async (own) => {
    if (!(await isEmpty(own))) return false
    for (const { resource, rows } of content)
      if (await hasNone(own, resource))
        for (const item of rows({ now, only }).filter((each) => isFirstContent(only, resource, each)))
          await repositoryOf(resource).insert(own, item)
    return true
  })
}
