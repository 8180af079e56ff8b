import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql, type SqlBool } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)
const optionalTexts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text'), table)

type Row = Record<'_id' | '_user' | '_matching' | 'kind' | 'createdAt' | 'readAt', string | null>

// Notifications need not be about a matching any more: SQLite changes no column, so the table is made again.
export async function up(db: Kysely<{ notifications: Row; newNotifications: Row }>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('pushSubscriptions')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_session', 'text', (column) => column.notNull().references('sessions._id').onDelete('cascade'))
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .$call(texts('p256dh', 'auth', 'locale', 'createdAt', 'usedAt'))
    .execute()
  await schema.createIndex('pushSubscriptions_user').on('pushSubscriptions').columns(['_user', 'usedAt']).execute()
  await schema.createIndex('pushSubscriptions_session').on('pushSubscriptions').column('_session').execute()
  await schema.alterTable('deliveries').addColumn('_notification', 'text').execute()
  await schema
    .createTable('newNotifications')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
    .addColumn('_matching', 'text', (column) => column.references('matchings._id').onDelete('cascade'))
    .addColumn('_fair', 'text', (column) => column.references('fairs._id').onDelete('cascade'))
    .$call(texts('kind', 'createdAt'))
    .$call(optionalTexts('reason', 'readAt'))
    .execute()
  const columns = ['_id', '_user', '_matching', 'kind', 'createdAt', 'readAt'] as const
  await db
    .insertInto('newNotifications')
    .columns([...columns])
    .expression(db.selectFrom('notifications').select([...columns]))
    .execute()
  await schema.dropTable('notifications').execute()
  await schema.alterTable('newNotifications').renameTo('notifications').execute()
  const indexed = (name: string) => schema.createIndex(`notifications_${name}`).on('notifications')
  await indexed('list').columns(['_user', 'createdAt', '_id']).execute()
  await indexed('unread')
    .columns(['_user', '_id'])
    .where(sql<SqlBool>`"readAt" is null`)
    .execute()
  await indexed('matching').column('_matching').execute()
  await indexed('fair').column('_fair').execute()
}
