import { resources } from '#contract/api.ts'
import { type FormStage, forms } from '#contract/law/forms.ts'
import { terms } from '#contract/support/terms.ts'
import { describe, expect, it } from 'vitest'
import { readServerKey } from '../account/auth.ts'
import { aRequest, aTerm } from '../testing/content.ts'
import { makePlace, startServer } from '../testing/server.ts'
import { addFair, addTrader } from '../testing/trade.ts'
import { openDatabase } from './database.ts'
import { isReady, migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { repositoryOf } from './repository-of.ts'
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
    const key = await readServerKey(server.database)
    const before = await server.database.db.selectFrom('migrations').selectAll().execute()
    await migrate(server.database)
    await migrate(server.database)
    expect(await server.database.db.selectFrom('migrations').selectAll().execute()).toEqual(before)
    expect(before.map(({ name }) => name)).toEqual((await readMigrations()).map(({ name }) => name))
    expect(await readServerKey(server.database)).toEqual(key)
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

  it('gives requests from before stages the one that follows from their status, and what they are found by', async () => {
    await using server = await startServer()
    const { db } = server.database
    await server.add(terms, aTerm())
    const expected = { received: 'received', answered: 'contacted', closed: 'closed' } as const
    const stages: [_id: string, stage: FormStage][] = []
    for (const [status, stage] of Object.entries(expected)) {
      const { _id } = (await server.ask('POST /api/v1/forms', { body: aRequest() })).answer.form
      const data = JSON.stringify({ ...aRequest(), consent: null, status })
      await asTables(db).updateTable('forms').set({ data }).where('_id', '=', _id).execute()
      stages.push([_id, stage])
    }
    await db.deleteFrom('migrations').where('name', '=', 'law/0001-requests').execute()
    for (const table of ['requestEvents', 'requestKeys']) await db.schema.dropTable(table).execute()
    await db.deleteFrom('declarations').where('path', '=', forms.path).execute()
    await migrate(server.database)
    const keys = db.selectFrom('requestKeys').select(['_form', 'kind']).orderBy('_form').orderBy('kind')
    expect(await keys.execute()).toEqual(
      stages.flatMap(([_form]) => [
        { _form, kind: 'client' },
        { _form, kind: 'phone' },
      ]),
    )
    for (const [_id, stage] of stages) expect(await repositoryOf(forms).select(db, { where: { _id, stage } })).toHaveLength(1)
  })

  it('keeps what members were told when that need not be about a meeting any more, and then about none of one module', async () => {
    await using server = await startServer()
    const { db } = server.database
    const fair = await addFair(server)
    const [buyer, seller] = [await addTrader(server, fair._id, 'BUYER', 'buyer'), await addTrader(server, fair._id, 'SELLER', 'seller')]
    const body = { _fair: fair._id, _seller: seller._participant, method: 'ONLINE', slots: fair.starts.slice(0, 1) }
    await server.ask('POST /api/v1/me/matchings', { token: buyer.token, body })
    const told = async () => (await server.ask('GET /api/v1/me/notifications', { token: seller.token })).answer.notifications
    const before = await told()
    const columns = ['_id', '_user', 'subject as _matching', 'kind', 'createdAt', 'readAt'] as const
    const rows = await db.selectFrom('notifications').select(columns).execute()
    for (const table of ['notifications', 'pushSubscriptions']) await db.schema.dropTable(table).execute()
    await db.schema.alterTable('deliveries').dropColumn('_notification').execute()
    let former = db.schema.createTable('notifications').addColumn('_matching', 'text', (column) => column.notNull())
    for (const name of ['_id', '_user', 'kind', 'createdAt', 'readAt']) former = former.addColumn(name, 'text')
    await former.execute()
    await asTables(db).insertInto('notifications').values(rows).execute()
    const again = ['trade/0002-push', 'trade/0008-notifications-of-any-module']
    await db.deleteFrom('migrations').where('name', 'in', again).execute()
    await migrate(server.database)
    expect([before.length, await told()]).toEqual([1, before])
  })
})
