import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('joinLinks')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('_fair', 'text', (column) => column.notNull().references('fairs._id').onDelete('cascade'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('until', 'text')
    .addColumn('endedAt', 'text')
    .execute()
  await schema.createIndex('joinLinks_fair').on('joinLinks').columns(['_fair', 'createdAt']).execute()
  await schema
    .createTable('joinLinkParticipants')
    .addColumn('_participant', 'text', (column) => column.primaryKey().references('fairs_participants._id').onDelete('cascade'))
    .addColumn('_link', 'text', (column) => column.notNull().references('joinLinks._id').onDelete('cascade'))
    .execute()
  await schema.createIndex('joinLinkParticipants_link').on('joinLinkParticipants').column('_link').execute()
}
