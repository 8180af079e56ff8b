import type { Kysely } from 'kysely'

// Logos stand beside the names of companies from now on, where everybody reads those.
export async function up(
  db: Kysely<{ files: { _id: string; isPublic: number }; companyFiles: { _file: string; kind: string } }>,
): Promise<void> {
  await db
    .updateTable('files')
    .set({ isPublic: 1 })
    .where('_id', 'in', (eb) => eb.selectFrom('companyFiles').select('_file').where('kind', '=', 'logo'))
    .execute()
}
