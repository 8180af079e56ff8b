import { type Database, exclusively } from './database.ts'
import { migrations } from './migrations.ts'
import { makeTables } from './tables.ts'

/** Brings the database to this build: pending migrations, then the tables of the declared resources. All or nothing, under a lock. */
export async function migrate(database: Database): Promise<void> {
  await exclusively(database, async (db) => {
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('appliedAt', 'text', (column) => column.notNull())
      .execute()
    const applied = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
    for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
      await up(db)
      await db.insertInto('migrations').values({ name, appliedAt: new Date().toISOString() }).execute()
    }
    await makeTables(db)
  })
}

/** Whether the database answers and every migration is in. */
export async function isReady({ db }: Database): Promise<boolean> {
  try {
    const names = new Set((await db.selectFrom('migrations').select('name').execute()).map(({ name }) => name))
    return migrations.every(({ name }) => names.has(name))
  } catch {
    return false
  }
}
