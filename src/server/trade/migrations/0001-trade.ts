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

// Declared tables are completed by makeTables, which comes after this: here they get what no declaration says, and what has no default.
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  const isUsers: Change = (column) => column.notNull().references('users._id')
  const isOfUser: Change = (column) => column.notNull().references('users._id').onDelete('cascade')
  const isOfFair: Change = (column) => column.notNull().references('fairs._id')
  const isOne: Change = (column) => column.notNull().defaultTo(1)
  const isZero: Change = (column) => column.notNull().defaultTo(0)
  const declared = (name: string) =>
    schema.createTable(name).addColumn('_id', 'text', isKey).addColumn('version', 'integer', isOne).$call(texts('createdAt', 'updatedAt'))
  const dates = ['recruitFrom', 'recruitTo', 'applyFrom', 'applyTo']
  await declared('fairs')
    .$call(texts('title', 'description', 'venue', 'days', ...dates))
    .execute()
  await declared('fairs_participants')
    .addColumn('_fair', 'text', isOfFair)
    .addColumn('_user', 'text', isUsers)
    .$call(texts('name', 'role'))
    .execute()
  await schema.createIndex('fairs_participants_once').on('fairs_participants').columns(['_fair', '_user']).unique().execute()
  await declared('fairs_products')
    .addColumn('_user', 'text', isUsers)
    .$call(texts('name', 'features', 'category'))
    .execute()
  await schema
    .createTable('fairProducts')
    .addColumn('_fair', 'text', isOfFair)
    .addColumn('_product', 'text', (column) => column.notNull().references('fairs_products._id').onDelete('cascade'))
    .$call(texts('createdAt'))
    .addPrimaryKeyConstraint('fairProducts_pk', ['_fair', '_product'])
    .execute()
  await schema.createIndex('fairProducts_product').on('fairProducts').column('_product').execute()
  await schema
    .createTable('blockedSlots')
    .addColumn('_fair', 'text', isOfFair)
    .addColumn('_user', 'text', isOfUser)
    .$call(texts('startsAt'))
    .addPrimaryKeyConstraint('blockedSlots_pk', ['_user', '_fair', 'startsAt'])
    .execute()
  await declared('matchings')
    .addColumn('_fair', 'text', isOfFair)
    .addColumn('_buyer', 'text', isUsers)
    .addColumn('_seller', 'text', isUsers)
    .addColumn('_product', 'text', (column) => column.references('fairs_products._id').onDelete('set null'))
    .$call(texts('method', 'state'))
    .$call(
      optionalTexts('awaits', 'message', 'reason', 'endedBy', 'expiresAt', 'startsAt', 'endsAt', 'proposedBy', 'buyerMark', 'sellerMark'),
    )
    .addColumn('tableNumber', 'integer')
    .addColumn('sequence', 'integer', isZero)
    .addColumn('remindedDay', 'integer', isZero)
    .addColumn('remindedSoon', 'integer', isZero)
    .execute()
  const isHeld = sql<SqlBool>`"state" in ('confirmed', 'rescheduling', 'disputed', 'met', 'missed')`
  const isOpen = sql<SqlBool>`"state" in ('offered', 'accepted')`
  const isLive = sql<SqlBool>`"state" in ('offered', 'accepted', 'confirmed', 'rescheduling')`
  const hasTable = sql<SqlBool>`"tableNumber" is not null and "state" in ('confirmed', 'rescheduling', 'disputed', 'met', 'missed')`
  const indexed = (name: string, ...columns: string[]) => schema.createIndex(`matchings_${name}`).on('matchings').columns(columns)
  // One meeting a seller, a buyer and a table at a time, and one matching at a time of a buyer with a seller: whoever asks, and however many at once.
  await indexed('seller_slot', '_seller', 'startsAt').unique().where(isHeld).execute()
  await indexed('buyer_slot', '_buyer', 'startsAt').unique().where(isHeld).execute()
  await indexed('table_slot', '_fair', 'startsAt', 'tableNumber').unique().where(hasTable).execute()
  await indexed('pair', '_fair', '_buyer', '_seller').unique().where(isLive).execute()
  for (const side of ['_buyer', '_seller']) {
    await indexed(`list${side}`, side, 'createdAt', '_id').execute()
    await indexed(`turn${side}`, side, 'awaits').execute()
    await indexed(`open${side}`, side, '_fair').where(isOpen).execute()
  }
  await indexed('list', '_fair', 'createdAt', '_id').execute()
  await indexed('state', '_fair', 'state', 'createdAt', '_id').execute()
  await indexed('times', '_fair', 'startsAt', '_id').execute()
  await indexed('expiry', 'expiresAt').where(isOpen).execute()
  await indexed('ahead', 'state', 'startsAt').where(isHeld).execute()
  await indexed('product', '_product').execute()
  await schema
    .createTable('matchingSlots')
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .$call(texts('startsAt', 'endsAt', 'state'))
    .addPrimaryKeyConstraint('matchingSlots_pk', ['_matching', 'startsAt'])
    .execute()
  await schema
    .createTable('matchingEvents')
    .addColumn('_id', 'text', isKey)
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .$call(texts('at', 'action', 'by', 'after'))
    .$call(optionalTexts('_user', 'before', 'startsAt'))
    .addColumn('tableNumber', 'integer')
    .execute()
  await schema.createIndex('matchingEvents_matching').on('matchingEvents').columns(['_matching', '_id']).execute()
  await schema
    .createTable('notifications')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', isOfUser)
    .addColumn('_matching', 'text', (column) => column.notNull().references('matchings._id').onDelete('cascade'))
    .$call(texts('kind', 'createdAt'))
    .addColumn('readAt', 'text')
    .execute()
  await schema.createIndex('notifications_list').on('notifications').columns(['_user', 'createdAt', '_id']).execute()
  await schema
    .createIndex('notifications_unread')
    .on('notifications')
    .column('_user')
    .where(sql<SqlBool>`"readAt" is null`)
    .execute()
  await schema.createIndex('notifications_matching').on('notifications').column('_matching').execute()
  await schema
    .createTable('calendars')
    .addColumn('_id', 'text', isKey)
    .addColumn('_user', 'text', (column) => isOfUser(column).unique())
    .$call(texts('createdAt'))
    .execute()
}
