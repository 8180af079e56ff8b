import { resources } from '#contract/index.ts'
import { describe, expect, it } from 'vitest'
import { readSigningKey } from '../account/auth.ts'
import { makePlace, startServer } from '../testing/server.ts'
import { openDatabase } from './database.ts'
import { isReady, migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { tableOf } from './rows.ts'
import { asTables } from './schema.ts'

async function openPlace() {
  const place = await makePlace()
  const database = openDatabase(place)
  const dispose = async () => {
    await database.close()
    await place[Symbol.asyncDispose]()
  }
  return { database, [Symbol.asyncDispose]: dispose }
}

describe('bringing a database to this build', () => {
  it('makes a table for every declared resource, and says when it is ready', async () => {
    await using place = await openPlace()
    const { database } = place
    expect(await isReady(database)).toBe(false)
    await migrate(database)
    expect(await isReady(database)).toBe(true)
    const tables = (await database.db.introspection.getTables()).map(({ name }) => name)
    expect(tables).toEqual(expect.arrayContaining(resources.map(tableOf)))
  })

  it('twice is harmless', async () => {
    await using server = await startServer({ isSeeded: false, hasAccounts: true })
    const key = await readSigningKey(server.database)
    const before = await server.database.db.selectFrom('migrations').selectAll().execute()
    await migrate(server.database)
    await migrate(server.database)
    expect(await server.database.db.selectFrom('migrations').selectAll().execute()).toEqual(before)
    expect(before.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name))
    expect(await readSigningKey(server.database)).toEqual(key)
    expect(await server.login('admin')).toBeTruthy()
  })

  it('leaves nothing behind where it fails half-way', async () => {
    await using place = await openPlace()
    const { database } = place
    // A table of that name is in the way of one of the last steps.
    await database.db.schema.createTable('terms').addColumn('other', 'text').execute()
    await asTables(database.db).insertInto('terms').values({ other: 'x' }).execute()
    await expect(migrate(database)).rejects.toThrow(/updatedAt|state|_id|column|terms/)
    expect((await database.db.introspection.getTables()).map(({ name }) => name)).toEqual(['terms'])
    await database.db.schema.dropTable('terms').execute()
    await migrate(database)
    expect(await isReady(database)).toBe(true)
  })
})
