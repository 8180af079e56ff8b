import type { Kysely } from 'kysely'

/** Tables of documents when migrations were frozen. */
const documents = [
  'lawyers',
  'success',
  'insights',
  'practices',
  'areas',
  'forms',
  'banners',
  'popups',
  'setting',
  'statements',
  'terms',
  'center_faqs',
  'center_notifications',
  'boards',
  'boards_comments',
]

// Whether it was ever published was not known until now.
export async function up(db: Kysely<Record<string, { state: string }>>): Promise<void> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  for (const table of documents)
    if (tables.includes(table)) await db.updateTable(table).set({ state: 'withdrawn' }).where('state', '=', 'draft').execute()
}
