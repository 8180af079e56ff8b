import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDemoAccounts } from '#demo/accounts.ts'
import { emptyLog, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readSourcesKey } from './golden.ts'
import { copyDatabase, databaseNamed, onServer } from './postgres-server.ts'

/** Content of a database before a test begins: all of its tables, or beside them the demo accounts, whose passwords take long to hash. */
export type Start = 'tables' | 'accounts'

/** The bytes of such a database of SQLite: made once by each process. */
const files = new Map<Start, Promise<Buffer>>()

async function makeFile(dataDir: string, start: Start): Promise<Buffer> {
  if (start === 'accounts') await putMigrated(dataDir, 'tables')
  const database = openDatabase({ dataDir, databaseUrl: undefined })
  if (start === 'accounts') await addDemoAccounts(database.db, new Date())
  else await migrate(database)
  await emptyLog(database)
  await database.close()
  return readFile(join(dataDir, 'ieumsae.db'))
}

/** Puts such a database into a folder that has none. Making the tables takes half a second, and every test's server needs them. */
export async function putMigrated(dataDir: string, start: Start): Promise<void> {
  const known = files.get(start)
  if (known !== undefined) return writeFile(join(dataDir, 'ieumsae.db'), await known)
  const made = makeFile(dataDir, start)
  files.set(start, made)
  await made
}

async function makeTemplate(url: string, start: Start): Promise<void> {
  const database = openDatabase({ dataDir: '', databaseUrl: url })
  try {
    await migrate(database)
    if (start === 'accounts') await addDemoAccounts(database.db, new Date())
  } finally {
    await database.close()
  }
}

/** The same on PostgreSQL: a database from a template that the first to ask makes. */
export async function createMigrated(server: string, name: string, start: Start): Promise<void> {
  const template = `${start}_${await readSourcesKey()}`
  await onServer(server, async (query) => {
    await query('select pg_advisory_lock(20261123)')
    const [found] = await query(`select 1 from pg_database where datname = '${template}'`)
    if (found === undefined) {
      await query(`drop database if exists ${template}_new`)
      await query(`create database ${template}_new`)
      await makeTemplate(databaseNamed(server, `${template}_new`), start)
      await query(`alter database ${template}_new rename to ${template}`)
    }
    await copyDatabase(query, template, name)
  })
}
