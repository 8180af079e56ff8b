import type { Kysely } from 'kysely'

// Meetings that staff have moved, until both sides are notified.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('queuedMoves')
    .addColumn('_matching', 'text', (column) => column.primaryKey().references('matchings._id').onDelete('cascade'))
    .addColumn('startsAt', 'text', (column) => column.notNull())
    .addColumn('tableNumber', 'integer')
    .addColumn('hadProposal', 'integer', (column) => column.notNull())
    .addColumn('dueAt', 'text', (column) => column.notNull())
    .execute()
  await schema.createIndex('queuedMoves_due').on('queuedMoves').column('dueAt').execute()
}
