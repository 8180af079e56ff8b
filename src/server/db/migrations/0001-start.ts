import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const isRequired: Change = (column) => column.notNull()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.createTable('clock').addColumn('id', 'integer', isKey).$call(texts('at')).execute()
  await sql`insert into clock (id, at) values (1, ${new Date().toISOString()})`.execute(db)
  await schema.createTable('declarations').addColumn('path', 'text', isKey).$call(texts('fingerprint')).execute()
  await schema
    .createTable('idempotency')
    .$call(texts('caller', 'key', 'fingerprint', 'headers', 'body', 'createdAt'))
    .addColumn('status', 'integer', isRequired)
    .addPrimaryKeyConstraint('idempotency_pk', ['caller', 'key'])
    .execute()
  await schema.createIndex('idempotency_createdAt').on('idempotency').column('createdAt').execute()
  await schema
    .createTable('files')
    .addColumn('_id', 'text', isKey)
    .$call(texts('name', 'type', 'sha256', 'createdAt'))
    .addColumn('size', 'integer', isRequired)
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('placeholder', 'text')
    .addColumn('isPublic', 'integer', isRequired)
    .execute()
  await schema.createTable('levels').addColumn('_id', 'text', isKey).$call(texts('name', 'scopes')).execute()
  await schema
    .createTable('users')
    .addColumn('_id', 'text', isKey)
    .addColumn('username', 'text', (c) => c.notNull().unique())
    .$call(texts('passwordHash', 'name', 'createdAt'))
    .addColumn('userType', 'text', (c) => c.notNull().check(sql`"userType" in ('PERSON', 'COMPANY')`))
    .addColumn('role', 'text', (c) => c.notNull().check(sql`"role" in ('MEMBER', 'SELLER', 'BUYER', 'STAFF')`))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`"status" in ('active', 'suspended', 'withdrawn')`))
    .addColumn('_level', 'text', (c) => c.references('levels._id'))
    .execute()
  await schema
    .createTable('sessions')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (c) => c.notNull().references('users._id').onDelete('cascade'))
    .addColumn('tokenHash', 'text', (c) => c.notNull().unique())
    .$call(texts('createdAt', 'usedAt', 'expiresAt'))
    .execute()
  await schema.createTable('secrets').addColumn('name', 'text', isKey).$call(texts('value')).execute()
}
