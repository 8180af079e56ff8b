import type { Kysely } from 'kysely'

// Two of the staff at one meeting of a draft: whoever is second is told.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('scheduledMeetings')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
