import type { Kysely } from 'kysely'

export const after = ['account/0001-accounts']

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('requestRules')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('site', 'text')
    .addColumn('kind', 'text')
    .addColumn('locale', 'text')
    .addColumn('turn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('requestRuleMembers')
    .addColumn('_rule', 'text', (column) => column.notNull().references('requestRules._id').onDelete('cascade'))
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('lastTurn', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('requestRuleMembers_pk', ['_rule', '_user'])
    .execute()
  await schema.createIndex('requestRuleMembers_user').on('requestRuleMembers').column('_user').execute()
}
