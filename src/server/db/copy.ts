import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sql, type TableMetadata } from 'kysely'
import { type Database, openDatabase } from './database.ts'
import { unhurried } from './limits.ts'
import { isReady, migrate } from './migrate.ts'
import { pagesOf } from './rows.ts'
import { asTables, type Db, type Row } from './schema.ts'
import { isSearchIndex } from './search-index.ts'

const usage = `Copies a database into another one, of either engine, and compares every value afterwards.

  node src/server/db/copy.ts --from <folder or postgres://...> --to <folder or postgres://...> [--replace]

A folder is a DATA_DIR: SQLite in <folder>/ieumsae.db. The target must be empty; --replace empties it first.
Stop the server before. Files (<DATA_DIR>/files) are not in the database and are not copied: copy that folder yourself.
`

/** What every migrated database holds before anybody used it. */
const ownTables = new Set(['migrations', 'revisions', 'declarations', 'secrets'])

/** Indexes of searches are made by the engine. */
const tablesOf = async (db: Db): Promise<TableMetadata[]> =>
  (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !isSearchIndex(name))

/** All rows, a page at a time. What has no `_id` is small and comes at once. */
const rowsOf = (db: Db, { name, columns }: TableMetadata): AsyncIterable<Row[]> | Iterable<Promise<Row[]>> =>
  columns.some((column) => column.name === '_id') ? pagesOf(db, name) : [asTables(db).selectFrom(name).selectAll().execute()]

/** The same for the same values, on whichever engine they are. */
const digestOf = (row: Row): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64')

/** Tables that others refer to come first. */
async function parentsFirst({ engine }: Database, db: Db, tables: TableMetadata[]): Promise<TableMetadata[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ child: string; parent: string }>`
          select m.name as child, f."table" as parent from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
      : sql<{ child: string; parent: string }>`
          select c.relname as child, p.relname as parent from pg_constraint k
          join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid where k.contype = 'f'`
  const { rows } = await query.execute(db)
  const depth = (name: string, seen: readonly string[] = []): number =>
    Math.max(
      0,
      ...rows
        .filter(({ child, parent }) => child === name && !seen.includes(parent))
        .map(({ parent }) => 1 + depth(parent, [...seen, name])),
    )
  return tables.toSorted((a, b) => depth(a.name) - depth(b.name))
}

/** Tables and columns that this build does not declare any more are made as they were. */
async function makeMissing(db: Db, wanted: TableMetadata[]): Promise<void> {
  const there = new Map((await tablesOf(db)).map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]))
  const typeOf = (dataType: string) => (/int/i.test(dataType) ? 'integer' : 'text')
  for (const { name, columns } of wanted) {
    const known = there.get(name)
    if (known === undefined) {
      let table = db.schema.createTable(name)
      for (const column of columns) table = table.addColumn(column.name, typeOf(column.dataType))
      await table.execute()
    } else {
      for (const column of columns.filter((each) => !known.has(each.name)))
        await db.schema.alterTable(name).addColumn(column.name, typeOf(column.dataType)).execute()
    }
  }
}

/** Returns the number of its rows. @throws Error where one arrives changed */
async function copyTable(from: Db, to: Db, table: TableMetadata): Promise<number> {
  const expected = new Map<string, number>()
  const count = (digest: string, by: number) => expected.set(digest, (expected.get(digest) ?? 0) + by)
  let rows = 0
  for await (const page of rowsOf(from, table)) {
    // Engines take some ten thousand values in one statement.
    const step = Math.max(1, Math.floor(10_000 / Math.max(1, table.columns.length)))
    for (let start = 0; start < page.length; start += step)
      await asTables(to)
        .insertInto(table.name)
        .values(page.slice(start, start + step))
        .execute()
    for (const row of page) count(digestOf(row), 1)
    rows += page.length
  }
  for await (const page of rowsOf(to, table)) for (const row of page) count(digestOf(pick(row, table)), -1)
  if ([...expected.values()].some((left) => left !== 0))
    throw new Error(`The copy of ${table.name} differs from its source; the target was left as it was.`)
  return rows
}

/** The columns that the source knows; what the target has beside them must be empty. */
const pick = (row: Row, { columns }: TableMetadata): Row => {
  const known = new Set(columns.map(({ name }) => name))
  return Object.fromEntries(Object.entries(row).filter(([name, value]) => known.has(name) || value !== null))
}

/**
 * Copies every table from one database to another, in one transaction of each, and compares them value by value.
 * The target is brought to this build first. Where something differs nothing is kept. Returns the number of rows by table.
 * @throws Error where the source is not at this build, or the target has content and `isReplacing` is not set
 */
export async function copyDatabase(source: Database, target: Database, { isReplacing = false } = {}): Promise<Map<string, number>> {
  if (!(await isReady(source))) throw new Error('The source is not a database of this build: start the server on it once.')
  await migrate(target)
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (from) =>
      target.db.transaction().execute(async (to) => {
        const existing = await parentsFirst(target, to, await tablesOf(to))
        for (const { name } of existing.toReversed()) {
          const { rows } = await asTables(to)
            .selectFrom(name)
            .select(({ fn }) => fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
          if (Number(rows) > 0 && !ownTables.has(name) && !isReplacing)
            throw new Error(`The target is not empty (${name}: ${Number(rows)} rows). --replace empties it first.`)
          await asTables(to).deleteFrom(name).execute()
        }
        const tables = await parentsFirst(source, from, await tablesOf(from))
        await makeMissing(to, tables)
        const copied = new Map<string, number>()
        for (const table of tables) copied.set(table.name, await copyTable(from, to, table))
        return copied
      }),
    )
}

const isPostgres = (place: string) => /^postgres(ql)?:/.test(place)

const openPlace = (place: string): Database =>
  openDatabase(isPostgres(place) ? { databaseUrl: place, dataDir: '' } : { databaseUrl: undefined, dataDir: resolve(place) }, unhurried)

/** The command. Returns the exit code. */
async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, replace: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  const { from, to } = values
  if (values.help === true || from === undefined || to === undefined || from === to) {
    process.stdout.write(usage)
    return values.help === true ? 0 : 2
  }
  if (!isPostgres(from) && !existsSync(resolve(from, 'ieumsae.db'))) {
    process.stderr.write(`There is no ieumsae.db in ${from}.\n`)
    return 2
  }
  const [source, target] = [openPlace(from), openPlace(to)]
  try {
    for (const [table, rows] of await copyDatabase(source, target, { isReplacing: values.replace === true }))
      process.stdout.write(`${table.padEnd(20)} ${String(rows).padStart(9)}  equal\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  } finally {
    await source.close()
    await target.close()
  }
}

if (import.meta.main) process.exitCode = await run()
