import { type Kysely, sql, type SqlBool } from 'kysely'

type Common = Record<'_id' | '_user' | 'kind' | 'createdAt', string> & { readAt: string | null }
interface Tables {
  notifications: Common & Record<'_matching' | '_fair' | 'reason', string | null>
  matchings: { _id: string; _fair: string }
  /** The new table, until the former one is gone. Its name stays in that of its key in PostgreSQL. */
  moduleNotifications: Common & Record<'module' | 'subject' | 'data', string>
}

const batch = 500

/** Copies notifications in the order of their ids: their subject is the matching, or else the fair. */
async function copy(db: Kysely<Tables>): Promise<void> {
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('notifications as n')
      .leftJoin('matchings as m', 'm._id', 'n._matching')
      .select(['n._id', 'n._user', 'n.kind', 'n.createdAt', 'n.readAt', 'n._matching', 'n.reason'])
      .select(({ fn }) => fn.coalesce('n._fair', 'm._fair').as('_fair'))
      .where('n._id', '>', last)
      .orderBy('n._id')
      .limit(batch)
      .execute()
    if (rows.length === 0) return
    const values = rows.map(({ _matching, _fair, reason, ...row }) => {
      const data = { ...(_fair === null ? {} : { _fair }), ...(reason === null ? {} : { reason }) }
      return { ...row, module: 'trade', subject: _matching ?? _fair ?? '', data: JSON.stringify(data) }
    })
    await db.insertInto('moduleNotifications').values(values).execute()
    last = rows.at(-1)?._id ?? last
  }
}

// Notifications are of any module, about a subject that it knows: they become the platform's (server/notifications).
export async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db
  let table = schema
    .createTable('moduleNotifications')
    .addColumn('_id', 'text', (column) => column.primaryKey())
    .addColumn('_user', 'text', (column) => column.notNull().references('users._id').onDelete('cascade'))
  for (const name of ['module', 'kind', 'subject', 'data', 'createdAt']) table = table.addColumn(name, 'text', (column) => column.notNull())
  await table.addColumn('readAt', 'text').execute()
  await copy(db)
  await schema.dropTable('notifications').execute()
  await schema.alterTable('moduleNotifications').renameTo('notifications').execute()
  const indexed = (name: string) => schema.createIndex(`notifications_${name}`).on('notifications')
  await indexed('list').columns(['_user', 'createdAt', '_id']).execute()
  await indexed('unread')
    .columns(['_user', '_id'])
    .where(sql<SqlBool>`"readAt" is null`)
    .execute()
  await indexed('subject').columns(['module', 'subject']).execute()
}
