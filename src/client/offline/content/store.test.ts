import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, describe, expect, it, vi } from 'vitest'
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

describe('a connection that the system has ended', () => {
  /** Stores a row over a connection that will answer as iOS does after a pause in the background, so many times. */
  async function storeAndLose(times: number): Promise<void> {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await withReconnect(({ answers }) => answers.put(answer))
    for (let count = 0; count < times; count += 1)
      transaction.mockImplementationOnce(() => {
        throw new DOMException('Connection to Indexed Database server lost. Refresh the page to try again', 'UnknownError')
      })
  }
  afterEach(() => vi.restoreAllMocks())

  it('is opened again, and what the device has is read', async () => {
    await storeAndLose(1)
    expect(await read()).toEqual(answer)
  })

  it('and cannot be opened again gives way to an empty database', async () => {
    // Of the three, opening asks for one by itself.
    await storeAndLose(3)
    expect(await read()).toBeUndefined()
    await withReconnect(({ answers }) => answers.put(answer))
    expect(await read()).toEqual(answer)
  })
})
