import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { insights } from '#contract/law/insights.ts'
import { success } from '#contract/law/success.ts'
import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { aRequest, anInsight, aStory, aTerm } from '../testing/content.ts'
import { engineUnderTest, makePlace, startServer, type TestServer } from '../testing/server.ts'
import { copyDatabase } from './copy.ts'
import { openDatabase } from './database.ts'
import { repositoryOf } from './repository-of.ts'
import { migrate } from './migrate.ts'
import { asTables } from './schema.ts'
import { isSearchIndex } from './search-index.ts'
import { seconds } from '../testing/patience.ts'

/** A database with something of everything: languages, requests, keys, sessions, what was removed, and old leftovers. */
async function filledServer(): Promise<TestServer> {
  const server = await startServer({ engine: 'sqlite', hasAccounts: true })
  await server.add(terms, aTerm())
  await server.add(success, aStory({ subject: { ko: `따옴표 ' " \\ %_ 이모지 👩‍⚖️`, cn: '案例' } }))
  await server.add(insights, anInsight({ isPublished: false }))
  const { _id } = await server.add(success, aStory())
  const token = await server.login('admin')
  await server.ask('DELETE /api/console/success/{_id}', { params: { _id }, token })
  await server.ask('POST /api/v1/forms', { body: aRequest(), headers: { 'idempotency-key': randomUUID() } })
  await server.database.db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 600; number += 1)
      await repositoryOf(insights).insert(transaction, anInsight({ subject: { ko: `기사 ${number}` } }))
  })
  const { schema } = server.database.db
  await schema.createTable('old_things').addColumn('name', 'text').addColumn('count', 'integer').execute()
  await asTables(server.database.db).insertInto('old_things').values({ name: '옛것', count: 5 }).execute()
  await schema.alterTable('success').addColumn('oldFilter', 'text').execute()
  return server
}
const open = async (engine?: 'sqlite') => {
  const place = await makePlace(engine)
  const database = openDatabase(place)
  const dispose = async () => {
    await database.close()
    await place[Symbol.asyncDispose]()
  }
  return { database, place, [Symbol.asyncDispose]: dispose }
}
const rowsIn = async (db: TestServer['database']['db'], table: string) =>
  (await asTables(db).selectFrom(table).selectAll().execute()).map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()

describe(`copying a database to ${engineUnderTest()} and back`, () => {
  it('leaves every row of every table as it was, and a server goes on with it', { timeout: seconds(60) }, async () => {
    await using source = await filledServer()
    await using middle = await open()
    await using end = await open('sqlite')
    const there = await copyDatabase(source.database, middle.database)
    const back = await copyDatabase(middle.database, end.database)
    expect(back).toEqual(there)
    const names = (await source.database.db.introspection.getTables()).map(({ name }) => name).filter((name) => !isSearchIndex(name))
    expect([...there.keys()].toSorted()).toEqual(names.toSorted())
    expect(there.get('insights')).toBe(601)
    for (const name of names) expect(await rowsIn(end.database.db, name)).toEqual(await rowsIn(source.database.db, name))
    expect(await rowsIn(end.database.db, 'idempotency')).toHaveLength(1)
    await migrate(middle.database)
  })

  it('refuses a target with content, and replaces it when told to', async () => {
    await using source = await startServer({ engine: 'sqlite', hasAccounts: true })
    await using target = await startServer({ hasAccounts: true })
    await target.add(success, aStory())
    const before = await rowsIn(target.database.db, 'users')
    await expect(copyDatabase(source.database, target.database)).rejects.toThrow(/not empty/)
    expect(await rowsIn(target.database.db, 'users')).toEqual(before)
    await copyDatabase(source.database, target.database, { isReplacing: true })
    expect(await rowsIn(target.database.db, 'users')).toEqual(await rowsIn(source.database.db, 'users'))
    expect(await rowsIn(target.database.db, 'success')).toEqual([])
    expect((await target.ask('GET /api/v1/success')).answer.summary.total).toBe(0)
  })

  it('refuses a source of another build', async () => {
    await using source = await open('sqlite')
    await using target = await open()
    await expect(copyDatabase(source.database, target.database)).rejects.toThrow(/not a database of this build/)
  })

  // From SQLite to SQLite, wherever it runs.
  it.runIf(engineUnderTest() === 'sqlite')('notices a value that arrives changed, and then keeps nothing', async () => {
    await using source = await startServer({ engine: 'sqlite' })
    await source.add(success, aStory())
    await using target = await open('sqlite')
    await migrate(target.database)
    const { sql } = await import('kysely')
    await sql`create trigger spoil after insert on success begin update success set search = 'spoiled' where _id = new._id; end`.execute(
      target.database.db,
    )
    await expect(copyDatabase(source.database, target.database)).rejects.toThrow(/differs/)
    expect(await rowsIn(target.database.db, 'success')).toEqual([])
  })
})

it.runIf(engineUnderTest() === 'postgres')('the command prints a table, and ends with an error where it cannot copy', async () => {
  await using source = await startServer({ engine: 'sqlite', hasAccounts: true })
  await using target = await open()
  const run = (...given: string[]) => spawnSync(process.execPath, [join(import.meta.dirname, 'copy.ts'), ...given], { encoding: 'utf8' })
  const to = target.place.databaseUrl ?? ''
  const first = run('--from', source.config.dataDir, '--to', to)
  expect({ status: first.status, error: first.stderr }).toEqual({ status: 0, error: '' })
  expect(first.stdout).toMatch(/^users +2 {2}equal$/m)
  const second = run('--from', source.config.dataDir, '--to', to)
  expect({ status: second.status, error: second.stderr }).toMatchObject({
    status: 1,
    error: expect.stringContaining('--replace') as string,
  })
  expect(run()).toMatchObject({ status: 2, stdout: expect.stringContaining('Files') as string })
})
