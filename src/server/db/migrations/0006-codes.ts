import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isZero: Change = (column) => column.notNull().defaultTo(0)
  await schema
    .createTable('codes')
    .addColumn('_id', 'text', isKey)
    .$call(texts('purpose', 'channel', 'address', 'codeHash', 'createdAt', 'expiresAt'))
    .addColumn('tries', 'integer', isZero)
    .addColumn('usedAt', 'text')
    .addColumn('tokenHash', 'text')
    .execute()
  await schema.createIndex('codes_address').on('codes').columns(['address', 'createdAt']).execute()
  await schema.createIndex('codes_createdAt').on('codes').column('createdAt').execute()
  await schema
    .createTable('deliveries')
    .addColumn('_id', 'text', isKey)
    .$call(texts('channel', 'template', 'nextAt', 'createdAt'))
    .addColumn('state', 'text', (c) => c.notNull().check(sql`"state" in ('queued', 'sent', 'failed')`))
    .addColumn('attempts', 'integer', isZero)
    .addColumn('payload', 'text')
    .execute()
  await schema.createIndex('deliveries_due').on('deliveries').columns(['state', 'nextAt']).execute()
  await schema.createIndex('deliveries_createdAt').on('deliveries').column('createdAt').execute()
}
