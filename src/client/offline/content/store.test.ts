import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { database, withReconnect } from './store.ts'

const answer = { key: 'GET /api/v1/setting', value: { name: '이음새' }, savedAt: 1 }
const read = () => withReconnect(({ answers }) => answers.get(answer.key))

/** The same database as a later build has it, in another tab. */
function laterBuild(version: number): Dexie {
  const schema = database.tables.map(({ name, schema: { primKey, indexes } }) => [name, [primKey, ...indexes].map(({ src }) => src).join()])
  const later = new Dexie(database.name)
  later.version(version).stores({ ...Object.fromEntries(schema), more: 'id' })
  return later
}

afterEach(async () => {
  database.close({ disableAutoOpen: false })
  await Dexie.delete(database.name)
})

describe('two builds in two tabs', () => {
  it('the old one makes room for the new one, reads on, and makes room again', async () => {
    await withReconnect(({ answers }) => answers.put(answer))
    for (const version of [database.verno + 1, database.verno + 2]) {
      const later = await laterBuild(version).open()
      await later.table('more').put({ id: version })
      expect(await read()).toEqual(answer)
      expect(await later.table('more').count()).toBe(version - 2)
      later.close()
    }
  })

  it('what a device stored before tables were added is there afterwards', async () => {
    const former = new Dexie(database.name)
    former.version(1).stores({ answers: 'key, savedAt' })
    await former.table('answers').put(answer)
    // It stays open: the tab of the old build.
    former.on('versionchange', () => {
      former.close({ disableAutoOpen: false })
      return false
    })
    expect(await read()).toEqual(answer)
    await withReconnect(({ pins }) => pins.count())
    expect(await former.table('answers').get(answer.key)).toEqual(answer)
  })
})
