import { calls, resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { expect, it } from 'vitest'
import { isSearchIndex } from './db/search-index.ts'
import { tableOf } from './db/rows.ts'
import { asTables } from './db/schema.ts'
import { modules } from './modules.ts'
import { join } from './module.ts'
import { serverForFile } from './testing/server.ts'

const server = await serverForFile({ isSeeded: true })
const { db } = server.database
const declared = modules.flatMap(({ personal = {} }) => Object.entries(personal))
const tables = (await db.introspection.getTables()).filter(({ name, isView }) => !isView && !isSearchIndex(name))
/** Columns that name a member or somebody of the staff, or say how a person is reached. */
const isPersonal = (column: string) => /^_(user|buyer|seller|wanted|actor)$|^(address|phone|email|caller|payload)$/.test(column)

it('declares of each table that names a person how its rows are taken along and erased', () => {
  const found = tables.filter(({ columns }) => columns.some(({ name }) => isPersonal(name))).map(({ name }) => name)
  const written = (resources as readonly AnyResource[])
    .filter((each) => !(`GET /api/v1/${each.path}` in calls) && 'phone' in each.fields)
    .map(tableOf)
  const names = new Set(declared.map(([table]) => table))
  expect([...found, ...written].filter((table) => !names.has(table))).toEqual([])
  expect(found.length).toBeGreaterThan(30)
})

it('declares each table once, and names tables, jobs and parts of the archive that there are', () => {
  const [names, jobs] = [declared.map(([table]) => table), modules.flatMap((module) => module.jobs ?? []).map(({ name }) => name)]
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  expect(jobs).toEqual(
    expect.arrayContaining(declared.flatMap(([, table]) => ('until' in table && table.until !== undefined ? [table.until] : []))),
  )
  const parts = join(modules).ownData.map(({ name }) => name)
  for (const list of [names, parts]) expect(list.toSorted()).toEqual([...new Set(list)].toSorted())
})

it.each(['buyer', 'seller'])('leaves no row of a %s in a table that is deleted from when the account is closed', async (username) => {
  const { _id } = await db.selectFrom('users').select('_id').where('username', '=', username).executeTakeFirstOrThrow()
  const token = await server.login('admin')
  const asked = { token, params: { _id }, body: { reason: '본인이 전화로 부탁했습니다' } }
  expect((await server.ask('POST /api/console/users/{_id}/withdraw', asked)).status).toBe(204)
  for (const [table, { erase, ...ending }] of declared) {
    const own = tables
      .find(({ name }) => name === table)
      ?.columns.filter(({ name }) => ['_user', '_buyer', '_seller', '_wanted'].includes(name))
    if (typeof erase === 'string' || 'stays' in ending) continue
    for (const { name } of own ?? [])
      expect([table, name, await asTables(db).selectFrom(table).select(name).where(name, '=', _id).execute()]).toEqual([table, name, []])
  }
})
