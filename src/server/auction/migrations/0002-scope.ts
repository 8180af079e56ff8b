import type { Kysely } from 'kysely'

/** What whoever may do everything could do before there was an auction. */
const every = ['content', 'inquiries', 'members', 'fairs', 'shop', 'settings'].map((name) => `console:${name}`)

// Levels that have every scope are given the auction's: who may do everything still may.
export async function up(db: Kysely<{ levels: { _id: string; scopes: string } }>): Promise<void> {
  for (const { _id, scopes } of await db.selectFrom('levels').select(['_id', 'scopes']).execute()) {
    const has = JSON.parse(scopes) as string[]
    if (!every.every((scope) => has.includes(scope)) || has.includes('console:auction')) continue
    await db
      .updateTable('levels')
      .set({ scopes: JSON.stringify([...has, 'console:auction']) })
      .where('_id', '=', _id)
      .execute()
  }
}
