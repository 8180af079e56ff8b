import type { Kysely } from 'kysely'

export async function up(db: Kysely<{ forms: { _id: string; state: string; data: string } }>): Promise<void> {
  await db.schema.alterTable('files').addColumn('scope', 'text').execute()
  // Requests that are there already came without files. On a new database their table is made after this.
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  if (!tables.includes('forms')) return
  const rows = await db.selectFrom('forms').select(['_id', 'data']).where('state', '!=', 'removed').execute()
  for (const { _id, data } of rows)
    await db
      .updateTable('forms')
      .set({ data: JSON.stringify({ ...(JSON.parse(data) as object), files: [] }) })
      .where('_id', '=', _id)
      .execute()
}
