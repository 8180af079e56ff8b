import { join } from 'node:path'
import { terms } from '#contract/support/terms.ts'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aRequest, aTerm } from '../testing/content.ts'
import { engineUnderTest, makePlace, startServer } from '../testing/server.ts'
import { type Database, openDatabase } from './database.ts'
import { limits } from './limits.ts'
import { migrate } from './migrate.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** Takes the lock for writing as another process would. Returns what gives it back. */
function lock(dataDir: string): () => void {
  const other = new SqliteDatabase(join(dataDir, 'ieumsae.db'))
  other.exec('begin immediate')
  return () => {
    other.exec('rollback')
    other.close()
  }
}

describe.runIf(engineUnderTest() === 'sqlite')('a SQLite file that another process has locked', () => {
  it('lets others read meanwhile, and what is to be written is written after it', async () => {
    await using server = await startServer()
    await server.add(terms, aTerm())
    const unlock = lock(server.config.dataDir)
    const done: string[] = []
    const sent = server.ask('POST /api/v1/forms', { body: aRequest() }).finally(() => done.push('written'))
    for (const url of ['/healthz', '/readyz', '/api/v1/success', '/api/v1/success?q=%EC%9D%B4%ED%98%BC'])
      expect((await server.app.inject(url)).statusCode).toBe(200)
    done.push('read')
    unlock()
    expect((await sent).status).toBe(201)
    expect(done).toEqual(['read', 'written'])
  })

  it('for too long is a refusal that says when to come back', async () => {
    await using server = await startServer({ limits: { lock: 50 } })
    await server.add(terms, aTerm())
    const unlock = lock(server.config.dataDir)
    const sent = await Promise.all([1, 2, 3].map(() => server.ask('POST /api/v1/forms', { body: aRequest() })))
    for (const { status, headers } of sent) expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '1' })
    unlock()
    expect((await server.ask('POST /api/v1/forms', { body: aRequest() })).status).toBe(201)
  })
})

describe.runIf(engineUnderTest() === 'sqlite')('a full disk', () => {
  it('is a refusal whose cause is told, and costs nothing that was answered', async () => {
    await using server = await startServer()
    const { db } = server.database
    await server.add(terms, aTerm())
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0
    await sql.raw(`pragma max_page_count = ${pages}`).execute(db)
    const body = aRequest({ content: '내용'.repeat(4000) })
    const write = db.transaction().execute(async (transaction) => {
      for (let number = 0; number < 100; number += 1)
        await transaction
          .insertInto('secrets')
          .values({ name: `${number}`, value: 'x'.repeat(4000) })
          .execute()
    })
    await expect(write).rejects.toMatchObject({ cause: { code: 'SQLITE_FULL' } })
    const statuses: number[] = []
    for (let number = 0; number < 20; number += 1) statuses.push((await server.ask('POST /api/v1/forms', { body })).status)
    expect(statuses.at(-1)).toBe(503)
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
    await sql.raw('pragma max_page_count = 1000000').execute(db)
    expect((await server.ask('POST /api/v1/forms', { body })).status).toBe(201)
    const { count } = await db
      .selectFrom('forms' as never)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(statuses.filter((status) => status === 201).length + 1)
  })
})

it('a second server waits for the migration of another one, though no request would wait as long', async () => {
  await using place = await makePlace()
  const first = openDatabase(place)
  await migrate(first)
  const [second, third] = [1, 2].map(() => openDatabase(place, { ...limits, statement: 100, lock: 50 })) as [Database, Database]
  const { promise, resolve } = Promise.withResolvers<void>()
  const hasLock = Promise.withResolvers<void>()
  const migrating = first.exclusively(async (db) => {
    hasLock.resolve()
    await promise
    await db.insertInto('secrets').values({ name: 'made', value: 'by the first' }).execute()
  })
  await hasLock.promise
  const waiting = second.exclusively((db) => db.selectFrom('secrets').select('value').where('name', '=', 'made').execute())
  const refused =
    third.engine === 'postgres'
      ? sql`select pg_advisory_lock(20261121)`.execute(third.db)
      : third.db.insertInto('secrets').values({ name: 'other', value: '' }).execute()
  await expect(refused).rejects.toThrow(DatabaseUnavailable)
  resolve()
  await migrating
  expect(await waiting).toEqual([{ value: 'by the first' }])
  for (const { close } of [first, second, third]) await close()
})
