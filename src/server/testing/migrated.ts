import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyLog, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readSourcesKey } from './golden.ts'
import { databaseNamed, onServer } from './postgres-server.ts'

/** The bytes of an empty database of SQLite with all of its tables: made once by each process. */
let file: Promise<Buffer> | undefined

async function makeFile(dataDir: string): Promise<Buffer> {
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  await migrate(database)
  await emptyLog(database)
  await database.close()
  return readFile(join(dataDir, 'ieumsae.db'))
}

/** Puts an empty database with all of its tables into a folder that has none. Making the tables takes half a second, and every test's server needs them. */
export async function putMigrated(dataDir: string): Promise<void> {
  if (file === undefined) await (file = makeFile(dataDir))
  else await writeFile(join(dataDir, 'ieumsae.db'), await file)
}

/** The same on PostgreSQL: a database from a template that the first to ask makes. */
export async function createMigrated(server: string, name: string): Promise<void> {
  const template = `migrated_${await readSourcesKey()}`
  await onServer(server, async (query) => {
    await query('select pg_advisory_lock(20261123)')
    const [found] = await query(`select 1 from pg_database where datname = '${template}'`)
    if (found === undefined) {
      await query(`drop database if exists ${template}_new`)
      await query(`create database ${template}_new`)
      const database = openDatabase({ dataDir: '', databaseUrl: databaseNamed(server, `${template}_new`) })
      await migrate(database).finally(database.close)
      await query(`alter database ${template}_new rename to ${template}`)
    }
    await query(`create database ${name} template ${template}`)
  })
}
