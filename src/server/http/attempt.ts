import { sql } from 'kysely'
import type { WriteContext } from './route.ts'

/** Does something that is taken back where it is refused, with what would have followed its commit. In a transaction. */
export async function attempt<Context extends WriteContext, Done>(
  context: Context,
  work: (context: Context) => Promise<Done>,
): Promise<Done> {
  const following: (() => Promise<void>)[] = []
  await sql`savepoint attempted`.execute(context.db)
  try {
    const done = await work({ ...context, afterCommit: (follow) => void following.push(follow) })
    for (const follow of following) context.afterCommit(follow)
    return done
  } catch (error) {
    // A connection that is lost cannot do that either: why it was lost is told.
    await sql`rollback to savepoint attempted`.execute(context.db).catch(() => undefined)
    throw error
  } finally {
    await sql`release savepoint attempted`.execute(context.db).catch(() => undefined)
  }
}
