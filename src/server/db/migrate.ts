import type { Database } from './database.ts'
import { formerMigrations } from './former-migrations.ts'
import { withTimeout } from './limits.ts'
import { migrationNames, readMigrations } from './migrations.ts'
import type { Db } from './schema.ts'
import { makeTables } from './resource-tables.ts'

const readApplied = async (db: Db) =>
  new Map((await db.selectFrom('migrations').selectAll().execute()).map(({ name, appliedAt }) => [name, appliedAt]))

/** Notes what was applied under a former name under its present one, too. The former row stays: the build before can be started again. */
async function addPresentNames(db: Db): Promise<void> {
  const applied = await readApplied(db)
  for (const [former, name] of Object.entries(formerMigrations)) {
    const appliedAt = applied.get(former)
    if (appliedAt !== undefined && !applied.has(name)) await db.insertInto('migrations').values({ name, appliedAt }).execute()
  }
}

/** Brings the database to this build: pending migrations, then the tables of the declared resources. All or nothing, under a lock. */
export async function migrate({ exclusively }: Database): Promise<void> {
  const migrations = await readMigrations()
  await exclusively(async (db) => {
    await db.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('appliedAt', 'text', (column) => column.notNull())
      .execute()
    await addPresentNames(db)
    const applied = await readApplied(db)
    for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
      await up(db)
      await db.insertInto('migrations').values({ name, appliedAt: new Date().toISOString() }).execute()
    }
    await makeTables(db)
  })
}

/** Returns whether the database answers in time and has every migration. */
export async function isReady({ probe, limits }: Database): Promise<boolean> {
  try {
    const applied = await withTimeout(readApplied(probe), limits.probe, 'reading the migrations')
    return migrationNames.every((name) => applied.has(name))
  } catch {
    return false
  }
}
