import type { PublicItemOf } from '#contract/resource.ts'
import { success } from '#contract/law/success.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aStory } from '../testing/content.ts'
import { randomFrom } from '../testing/random.ts'
import { engineUnderTest, serverForFile, startServer, type TestServer } from '../testing/server.ts'
import { bump } from './revision.ts'
import { repositoryOf } from './repository-of.ts'
import { asTables, type Db } from './schema.ts'
import { seconds } from '../testing/patience.ts'

const server = await serverForFile()
const { db } = server.database
type Query = Record<string, unknown>
type Story = Omit<PublicItemOf<typeof success>, 'content'>

const ask = async (query: Query = {}, from: TestServer = server) => {
  // Most is written past the API here, which would show 25 ms later.
  from.app.platform.revision.invalidate()
  const { status, answer } = await from.ask('GET /api/v1/success', { query: { limit: 100, ...query } })
  expect(status).toBe(200)
  return answer
}
const now = async () => (await ask()).summary.syncedAt ?? ''
const add = (change: Parameters<typeof aStory>[0] = {}) => server.add(success, aStory(change))
const itemOf = async (_id: string, target: Db = db) => {
  const item = await repositoryOf(success).find(target, _id)
  if (item === undefined || item === 'removed') throw new Error('not there')
  return item
}
const change = async (_id: string, values: Record<string, unknown>, target: Db = db) =>
  repositoryOf(success).update(target, await itemOf(_id, target), values)
const since = async (updatedSince: string, query: Query = {}) => {
  const { successes, removed } = await ask({ updatedSince, ...query })
  return { items: successes.map(({ _id }) => _id).toSorted(), removed: removed?.toSorted() }
}

describe('what changed since an instant', () => {
  it('is nothing right after a sync', async () => {
    await add()
    expect(await since(await now())).toEqual({ items: [], removed: [] })
  })

  it('is what is new and what was changed, with when to ask from next time', async () => {
    const old = await add()
    const at = await now()
    const fresh = await add()
    await change(old._id, { subject: { ko: '고침' } })
    const { successes, summary } = await ask({ updatedSince: at })
    expect(successes.map(({ _id }) => _id).toSorted()).toEqual([old._id, fresh._id].toSorted())
    expect(summary).toMatchObject({ total: 2, skip: 0 })
    expect(summary.syncedAt).toBe(await now())
    expect(await since(summary.syncedAt ?? '')).toEqual({ items: [], removed: [] })
  })

  it('never names a draft, whatever becomes of it, but what was published once', async () => {
    const at = await now()
    const draft = async () => (await add({ isPublished: false }))._id
    const [, changed, removed, published] = [await draft(), await draft(), await draft(), await draft()]
    await change(changed, { subject: { ko: '고친 초안' } })
    await repositoryOf(success).remove(db, await itemOf(removed))
    expect(await repositoryOf(success).find(db, removed)).toBe(undefined)
    await change(published, { isPublished: true })
    expect(await since(at)).toEqual({ items: [published], removed: [] })
    await change(published, { isPublished: false })
    await change(published, { subject: { ko: '거둔 글' } })
    expect(await since(at)).toEqual({ items: [], removed: [published] })
    await repositoryOf(success).remove(db, await itemOf(published))
    expect(await since(at)).toEqual({ items: [], removed: [published] })
  })

  it('names what was withdrawn, removed, or does not match the filter any more', async () => {
    const [withdrawn, gone, moved] = [await add(), await add(), await add({ code: 'firm' })]
    const at = await now()
    await change(withdrawn._id, { isPublished: false })
    await repositoryOf(success).remove(db, gone)
    await change(moved._id, { code: 'representative' })
    expect(await since(at)).toEqual({ items: [moved._id], removed: [withdrawn._id, gone._id].toSorted() })
    expect(await since(at, { code: 'firm' })).toEqual({ items: [], removed: [withdrawn._id, gone._id, moved._id].toSorted() })
    expect(await since(at, { code: 'representative' })).toEqual({ items: [moved._id], removed: [withdrawn._id, gone._id].toSorted() })
    await change(withdrawn._id, { isPublished: true })
    expect((await since(at)).items).toEqual([withdrawn._id, moved._id].toSorted())
  })

  it('comes in pages, each beginning after the last change of the one before, whatever happens in between', async () => {
    const at = await now()
    const items = [await add(), await add(), await add(), await add()] as const
    await repositoryOf(success).remove(db, items[1])
    const read = async (updatedSince = '') => {
      const { successes, removed, summary } = await ask({ updatedSince, limit: 2 })
      return { told: [...successes.map(({ _id }) => _id), ...(removed ?? [])], next: summary.syncedAt, isPart: summary.isPart }
    }
    const first = await read(at)
    expect([first.told, first.isPart]).toEqual([[items[0]._id, items[2]._id], true])
    // One of the first page changes again, and one that has not come yet is removed.
    await change(items[0]._id, { subject: { ko: '고침' } })
    await repositoryOf(success).remove(db, items[3])
    const second = await read(first.next)
    expect([second.told, second.isPart]).toEqual([[items[0]._id, items[1]._id], true])
    const third = await read(second.next)
    expect([third.told, third.isPart, third.next]).toEqual([[items[3]._id], undefined, await now()])
  })

  it('is complete where a page ends among rows of the same instant', async () => {
    const at = await now()
    const ids = [(await add())._id, (await add())._id, (await add())._id]
    await asTables(db)
      .updateTable('success')
      .set({ updatedAt: await now() })
      .where('_id', 'in', ids)
      .execute()
    const told: string[] = []
    for (let next: string | undefined = at; next !== undefined;) {
      const { successes, summary }: Awaited<ReturnType<typeof ask>> = await ask({ updatedSince: next, limit: 1 })
      told.push(...successes.map(({ _id }) => _id))
      next = summary.isPart === true ? summary.syncedAt : undefined
    }
    expect(told).toEqual(ids.toSorted())
  })

  it('is complete whatever the precision of the instant that is asked with', async () => {
    const second = 1_900_000_000
    vi.useFakeTimers({ toFake: ['Date'], now: second * 1000 + 500 })
    onTestFinished(() => void vi.useRealTimers())
    const { _id } = await add()
    const whole = new Date(second * 1000).toISOString()
    for (const asked of [whole, whole.replace('.000Z', 'Z'), whole.replace('.000Z', '.0Z'), whole.replace('.000Z', '.000000Z')])
      expect({ asked, items: (await since(asked)).items }).toEqual({ asked, items: [_id] })
    expect((await since(whole.replace('.000Z', '.600Z'))).items).toEqual([])
  })
})

describe('nothing is lost', () => {
  it('when many rows are written at the same instant, and a reader comes between', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2040-01-01T00:00:00.000Z') })
    onTestFinished(() => void vi.useRealTimers())
    const seen = new Set<string>()
    let at = await now()
    const made: string[] = []
    for (let round = 0; round < 5; round += 1) {
      for (const { _id } of [await add(), await add(), await add()]) made.push(_id)
      const { successes, summary } = await ask({ updatedSince: at })
      for (const { _id } of successes) seen.add(_id)
      at = summary.syncedAt ?? ''
    }
    expect(made.filter((_id) => !seen.has(_id))).toEqual([])
  })

  it('when the clock of the machine goes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2041-01-01T00:00:00.000Z') })
    onTestFinished(() => void vi.useRealTimers())
    await add()
    const at = await now()
    vi.setSystemTime(Date.parse('2020-01-01T00:00:00.000Z'))
    const { _id } = await add()
    expect((await since(at)).items).toEqual([_id])
  })

  it('when two transactions overlap: the one that began first and ended last is still told', async () => {
    const at = await now()
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
    const { promise: hasWritten, resolve: written } = Promise.withResolvers<void>()
    const slow = db.transaction().execute(async (transaction) => {
      const item = await repositoryOf(success).insert(transaction, aStory())
      written()
      await mayEnd
      return item
    })
    await hasWritten
    const quick = add()
    // On PostgreSQL the second writer now waits for the first, and a reader does not; SQLite has one connection.
    const between = engineUnderTest() === 'postgres' ? await ask({ updatedSince: at }) : undefined
    end()
    const ids = [(await slow)._id, (await quick)._id].toSorted()
    expect(between?.successes ?? []).toEqual([])
    expect((await since(between?.summary.syncedAt ?? at)).items).toEqual(ids)
    expect((await slow).updatedAt < (await quick).updatedAt).toBe(true)
  })

  it('when a transaction is rolled back after it moved the clock', async () => {
    const at = await now()
    await db
      .transaction()
      .execute(async (transaction) => {
        await bump(transaction, success.path)
        throw new Error('given up')
      })
      .catch(() => undefined)
    const { _id } = await add()
    expect((await since(at)).items).toEqual([_id])
  })

  it('when many write at once and a reader follows them', async () => {
    let at = await now()
    const seen = new Set<string>()
    const follow = async () => {
      const { successes, summary } = await ask({ updatedSince: at })
      for (const { _id } of successes) seen.add(_id)
      at = summary.syncedAt ?? ''
    }
    const writing = { isOver: false }
    const writers = Promise.all(Array.from({ length: 6 }, async () => [await add(), await add(), await add(), await add()])).finally(() => {
      writing.isOver = true
    })
    while (!writing.isOver) await follow()
    const made = (await writers).flat()
    await follow()
    expect(made.filter(({ _id }) => !seen.has(_id))).toEqual([])
  })
})

describe('a device that applies deltas', () => {
  it('has after each of 80 random changes exactly what a full list says', { timeout: seconds(60) }, async () => {
    await using own = await startServer()
    const random = randomFrom(20_261_121)
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T
    const ids: string[] = []
    const target = own.database.db
    const views = [{}, { code: 'firm' }, { isDivorceMain: true, site: 'divorce' }].map((query) => ({
      query,
      items: new Map<string, Story>(),
      at: '',
    }))

    /** Pages of three, as a device takes them: the list, or what changed. */
    const sync = async (view: (typeof views)[number]) => {
      const isDelta = view.at !== ''
      const read = (skip: number) => ask({ ...view.query, ...(isDelta ? { updatedSince: view.at } : { skip }), limit: 3 }, own)
      for (let skip = 0; ; skip += 3) {
        const { successes, removed = [], summary } = await read(skip)
        for (const _id of removed) view.items.delete(_id)
        for (const { content, ...item } of successes) {
          // A delta brings whole items; the list that a device starts with here does not.
          expect(content !== undefined).toBe(isDelta)
          view.items.set(item._id, item)
        }
        if (isDelta || skip + 3 >= summary.total) view.at = summary.syncedAt ?? ''
        if (isDelta ? summary.isPart !== true : skip + 3 >= summary.total) return
      }
    }
    const operate = async () => {
      const values = {
        code: pick(['firm', 'representative'] as const),
        site: pick(['divorce', 'sex-offence'] as const),
        isDivorceMain: random() < 0.5,
        isPublished: random() < 0.8,
      }
      if (ids.length < 5 || random() < 0.3) {
        ids.push((await own.add(success, aStory(values)))._id)
        return
      }
      const _id = pick(ids)
      if (random() < 0.75) {
        await target.transaction().execute((transaction) => change(_id, values, transaction))
        return
      }
      const item = await itemOf(_id, target)
      await target.transaction().execute((transaction) => repositoryOf(success).remove(transaction, item))
      ids.splice(ids.indexOf(_id), 1)
    }

    for (let count = 0; count < 80; count += 1) {
      await operate()
      for (const view of views) {
        if (random() < 0.4) continue
        await sync(view)
        const whole = (await ask(view.query, own)).successes
        expect([...view.items.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1))).toEqual(
          whole.toSorted((a, b) => (a._id < b._id ? -1 : 1)),
        )
      }
    }
    expect(ids.length).toBeGreaterThan(10)
  })
})
