import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely'

type Change = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const isKey: Change = (column) => column.primaryKey()
const texts =
  (...names: string[]) =>
  (table: CreateTableBuilder<string, string>) =>
    names.reduce((made, name) => made.addColumn(name, 'text', (column) => column.notNull()), table)

/** Resources when migrations were frozen. */
const paths = [
  'lawyers',
  'success',
  'insights',
  'practices',
  'areas',
  'forms',
  'replies',
  'banners',
  'popups',
  'setting',
  'statements',
  'terms',
  'center/faqs',
  'center/notifications',
  'boards',
  'boards/comments',
  'users',
  'levels',
  'companies',
  'center/questions',
  'fairs',
  'fairs/participants',
  'fairs/products',
]

// A row per group instead of one for all content. Groups begin where the clock was: no stamp was ever after it.
export async function up(db: Kysely<{ revisions: { name: string; at: string } }>): Promise<void> {
  await db.schema.createTable('revisions').addColumn('name', 'text', isKey).$call(texts('at')).execute()
  const { rows } = await sql<{ at: string }>`select at from clock`.execute(db)
  const at = rows[0]?.at ?? new Date().toISOString()
  const groups = paths.map((name) => ({ name, at }))
  await db.insertInto('revisions').values(groups).execute()
  await db.schema.dropTable('clock').execute()
}
