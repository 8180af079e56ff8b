import type { Database } from './database.ts'
import { withTimeout } from './limits.ts'
import { migrations } from './migrations.ts'
import { makeTables } from './tables.ts'

/** Brings the database to this build: pending migrations, then the tables of the declared resources. All or nothing, under a lock. */
export async function migrate({ exclusively }: Database): Promise<void> {
  await exclusively(async (db) => {
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

/** Whether the database answers in time and every migration is in. */
export async function isReady({ probe, limits }: Database): Promise<boolean> {
  try {
    const applied = await withTimeout(probe.selectFrom('migrations').select('name').execute(), limits.probe, 'reading the migrations')
    const names = new Set(applied.map(({ name }) => name))
    return migrations.every(({ name }) => names.has(name))
  } catch {
    return false
  }
}
