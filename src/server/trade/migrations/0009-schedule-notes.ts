import type { Kysely } from 'kysely'

interface Tables {
  audit: { resource: string; details: string | null }
}

// Until now they named both companies, for as long as the log is kept.
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.updateTable('audit').set({ details: null }).where('resource', '=', 'schedule').where('details', 'is not', null).execute()
}
