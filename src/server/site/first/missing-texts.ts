import { statements } from '#contract/site/statements.ts'
import type { Database } from '../../db/database.ts'
import { repositoryOf } from '../../db/repository-of.ts'
import type { Db } from '../../db/schema.ts'
import { isEmpty } from '../../initial/fill.ts'
import { homeTexts } from './home-texts.ts'
import { programTexts } from './program-texts.ts'
import { toStatement } from './statement.ts'

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
