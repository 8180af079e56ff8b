import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql, type SqlBool } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const isRequired: Change = (column) => column.notNull()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)
const optionalTexts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text'), table)

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isOfUser: Change = (column) => column.notNull().references('users._id').onDelete('cascade')
  const isOfFair: Change = (column) => column.notNull().references('fairs._id').onDelete('cascade')
  const isZero: Change = (column) => column.notNull().defaultTo(0)
  await schema
    .createTable('wishes')
    .addColumn('_fair', 'text', isOfFair)
    .addColumn('_user', 'text', isOfUser)
    .addColumn('_wanted', 'text', isOfUser)
    .addColumn('priority', 'integer', isRequired)
    .$call(texts('method', 'createdAt'))
    .addPrimaryKeyConstraint('wishes_pk', ['_user', '_fair', '_wanted'])
    .execute()
  await schema.createIndex('wishes_wanted').on('wishes').columns(['_wanted', '_fair']).execute()
  await schema.createIndex('wishes_fair').on('wishes').column('_fair').execute()
  await schema
    .createTable('fairSchedules')
    .addColumn('_fair', 'text', (column) => isOfFair(column).primaryKey())
    .$call(texts('state', 'requestedAt'))
    .$call(optionalTexts('_user', 'phase', 'endedAt', 'error'))
    .addColumn('sellerMinimum', 'integer', isZero)
    .addColumn('buyerMinimum', 'integer', isZero)
    .$call((table) =>
      ['wishes', 'kept', 'objective', 'bound', 'greedy', 'ms'].reduce((made, name) => made.addColumn(name, 'integer'), table),
    )
    .execute()
  await schema.createIndex('fairSchedules_state').on('fairSchedules').column('state').execute()
  await schema
    .createTable('scheduledMeetings')
    .addColumn('_id', 'text', isKey)
    .addColumn('_fair', 'text', isOfFair)
    .addColumn('_buyer', 'text', isOfUser)
    .addColumn('_seller', 'text', isOfUser)
    .$call(texts('startsAt', 'endsAt', 'method', 'state'))
    .addColumn('isLocked', 'integer', isZero)
    .$call(optionalTexts('problem', '_matching'))
    .execute()
  const isDraft = sql<SqlBool>`"state" = 'draft'`
  const indexed = (name: string, ...columns: string[]) =>
    schema.createIndex(`scheduledMeetings_${name}`).on('scheduledMeetings').columns(columns)
  await indexed('pair', '_fair', '_buyer', '_seller').unique().execute()
  await indexed('buyer_slot', '_buyer', 'startsAt', '_fair').unique().where(isDraft).execute()
  await indexed('seller_slot', '_seller', 'startsAt', '_fair').unique().where(isDraft).execute()
  await indexed('times', '_fair', 'startsAt', '_id').execute()
}
