import { noAuction, noShop } from '#contract/site/setting.ts'
import { calls, resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { fillings, makeReleased, refreshTokenOf, releases } from '../testing/released.ts'
import { openDatabase } from './database.ts'
import { isReady, migrate } from './migrate.ts'
import { isTable, tableOf } from './rows.ts'
import { asTables, type Db, type Row } from './schema.ts'
import { isSearchIndex } from './search-index.ts'

/** Every row of every table, as texts in an order of their own. */
async function readAll(db: Db): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>()
  for (const { name, isView } of await db.introspection.getTables())
    if (!isView && !isSearchIndex(name)) all.set(name, await asTables(db).selectFrom(name).selectAll().execute())
  return all
}

/** A document without what is null in it: a field that a declaration has gained is completed with null. */
const withoutNulls = (cell: unknown): unknown =>
  typeof cell === 'string' && cell.startsWith('{') ? JSON.parse(cell, (_key, value: unknown) => (value === null ? undefined : value)) : cell

const inOrder = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => JSON.stringify(columns.map((column) => withoutNulls(row[column])))).toSorted()

/** Tables to which a start adds rows of its own; the former ones stay. */
const growing = new Set(['migrations', 'declarations', 'secrets'])
/** Columns that follow the present code: what derived columns were made from. */
const derived: Readonly<Record<string, string>> = { declarations: 'fingerprint' }

/** Tables that have another shape since, as the rows of before become. */
const reshaped: Readonly<Record<string, (row: Row, before: ReadonlyMap<string, Row[]>) => Row>> = {
  notifications: ({ _matching, _fair, reason, ...row }, before) => {
    const matching = before.get('matchings')?.find(({ _id }) => _id === _matching)
    const data = { _fair: _fair ?? matching?.['_fair'], ...(reason === null ? {} : { reason }) }
    return { ...row, module: 'trade', subject: _matching ?? _fair ?? '', data: JSON.stringify(data) }
  },
  // What a release does not know begins as its declaration says.
  setting: ({ data, ...row }) => ({
    ...row,
    data: JSON.stringify({
      ...(JSON.parse(String(data)) as object),
      shop: noShop,
      auction: noAuction,
      centreScreenshots: [],
      comments: 'shown',
    }),
  }),
  // Who may do everything may work on the auction, too.
  levels: ({ scopes, ...row }) => {
    const has = JSON.parse(String(scopes)) as string[]
    return { ...row, scopes: JSON.stringify(has.includes('console:settings') ? [...has, 'console:auction'] : has) }
  },
  // Every text was the firm's before each site had its own.
  terms: ({ data, ...row }) => ({ ...row, data: JSON.stringify({ ...(JSON.parse(String(data)) as object), site: 'firm' }) }),
}

const countOf = async (db: Db, resource: AnyResource): Promise<number> => {
  const rows = await asTables(db).selectFrom(tableOf(resource)).selectAll().execute()
  return rows.filter(({ state }) => isTable(resource) || state !== 'removed').length
}

const cases = releases.flatMap((release) => fillings.map((filling) => ({ release, filling })))

describe.each(cases)('the database that $release has left ($filling)', async ({ release, filling }) => {
  const place = await makeReleased(release, filling)
  const database = openDatabase(place)
  const { db } = database
  const before = await readAll(db)
  await migrate(database)
  const app = await buildApp(readConfig({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, LOG_LEVEL: 'silent' }), database)
  afterAll(async () => {
    await app.close()
    await database.close()
    await place[Symbol.asyncDispose]()
  })

  const get = async (url: string, authorization: string) => {
    const answer = await app.inject({ url, headers: { authorization } })
    return { status: answer.statusCode, body: JSON.parse(answer.payload) as Record<string, unknown> }
  }

  it('keeps every table and row with its values', async () => {
    const after = await readAll(db)
    // They are sealed now.
    const secrets = (after.get('secrets') ?? []).map((row) => ({
      ...row,
      value: database.sealer.open(String(row['name']), String(row['value'])).value,
    }))
    after.set('secrets', secrets)
    for (const [table, former] of before) {
      const rows = former.map((row) => reshaped[table]?.(row, before) ?? row)
      // What searches look in is derived anew: some rows of before had none of it.
      const made = new Set([derived[table], 'search', 'initials'])
      const columns = Object.keys(rows[0] ?? {}).filter((name) => !made.has(name))
      const [expected, present] = [inOrder(rows, columns), inOrder(after.get(table) ?? [], columns)]
      expect([table, growing.has(table) ? present.filter((row) => expected.includes(row)) : present]).toEqual([table, expected])
    }
    expect(before.size).toBeGreaterThan(70)
    expect(await isReady(database)).toBe(true)
  })

  it('knows a session and a password of before, and answers every list of the console', async () => {
    const session = await get('/api/auth/accessToken', `Bearer ${refreshTokenOf(release)}`)
    const basic = Buffer.from('admin:ieumsae-demo').toString('base64')
    expect([session.status, (await get('/api/auth/refreshToken', `Basic ${basic}`)).status]).toEqual([200, 200])
    for (const resource of resources as readonly AnyResource[]) {
      const url = `/api/console/${resource.path}`
      if (!(`GET ${url}` in calls)) continue
      const { status, body } = await get(url, `Bearer ${String(session.body['accessToken'])}`)
      // The setting is one item, and no list.
      const { total } = (body['summary'] ?? { total: 1 }) as { total: number }
      expect([url, status, total]).toEqual([url, 200, await countOf(db, resource)])
    }
  })

  it('is left as it is by a second start', async () => {
    const once = await readAll(db)
    await migrate(database)
    expect(await readAll(db)).toEqual(once)
  })
})
