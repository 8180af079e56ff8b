import type { Kysely } from 'kysely'

// The log is read by who did it, what was done, and to what.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema.dropIndex('audit_item').execute()
  for (const column of ['_user', 'action', 'resource', '_item'])
    await schema.createIndex(`audit_list_${column}`).on('audit').columns([column, 'at']).execute()
}
