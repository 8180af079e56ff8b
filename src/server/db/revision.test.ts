import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentRevision, type Revisions } from './revision.ts'

/** A database whose answers come when the test says so. */
function slowDatabase() {
  const asked: PromiseWithResolvers<Revisions>[] = []
  const revisions = new ContentRevision(() => {
    const one = Promise.withResolvers<Revisions>()
    asked.push(one)
    return one.promise
  }, 2000)
  const revision = {
    get known() {
      return revisions.known?.get('success')
    },
    read: async () => (await revisions.read()).get('success'),
    invalidate: () => revisions.invalidate(),
  }
  return { revisions, revision, asked, answer: (index: number, at: string) => asked[index]?.resolve(new Map([['success', at]])) }
}
const settled = () => new Promise((done) => setImmediate(done))

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

describe('the revision in memory of a group', () => {
  it('is read once for all who ask at the same time, and holds for 25 ms', async () => {
    const { revision, asked, answer } = slowDatabase()
    expect(revision.known).toBeUndefined()
    const both = Promise.all([revision.read(), revision.read()])
    answer(0, 'a')
    expect(await both).toEqual(['a', 'a'])
    vi.advanceTimersByTime(12)
    expect([revision.known, await revision.read(), asked.length]).toEqual(['a', 'a', 1])
  })

  it('is read again before it runs out, while it still holds', async () => {
    const { revision, asked, answer } = slowDatabase()
    void revision.read()
    answer(0, 'a')
    await settled()
    vi.advanceTimersByTime(20)
    expect([revision.known, revision.known, asked.length]).toEqual(['a', 'a', 2])
    answer(1, 'b')
    await settled()
    expect(revision.known).toBe('b')
  })

  it('is never older than 25 ms, counted from when it was asked for', async () => {
    const { revision, asked, answer } = slowDatabase()
    const first = revision.read()
    vi.advanceTimersByTime(20)
    answer(0, 'a')
    expect(await first).toBe('a')
    vi.advanceTimersByTime(6)
    expect(revision.known).toBeUndefined()
    const second = revision.read()
    answer(1, 'b')
    expect([await second, asked.length]).toEqual(['b', 2])
  })

  it('is not put back by a reading that began before a change', async () => {
    const { revision, answer } = slowDatabase()
    const before = revision.read()
    revision.invalidate()
    const after = revision.read()
    answer(1, 'new')
    expect(await after).toBe('new')
    answer(0, 'old')
    expect(await before).toBe('old')
    expect([revision.known, await revision.read()]).toEqual(['new', 'new'])
  })

  it('is not put back either by a reading ahead of time', async () => {
    const { revision, asked, answer } = slowDatabase()
    void revision.read()
    answer(0, 'old')
    await settled()
    vi.advanceTimersByTime(20)
    expect(revision.known).toBe('old')
    revision.invalidate()
    answer(1, 'old')
    await settled()
    expect(revision.known).toBeUndefined()
    const after = revision.read()
    answer(2, 'new')
    expect([await after, asked.length]).toEqual(['new', 3])
  })

  it('that cannot be read is asked for again', async () => {
    const { revision, asked, answer } = slowDatabase()
    const first = revision.read()
    asked[0]?.reject(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    const second = revision.read()
    answer(1, 'a')
    expect(await second).toBe('a')
    vi.advanceTimersByTime(20)
    expect(revision.known).toBe('a')
    asked[2]?.reject(new Error('gone'))
    await settled()
    expect(revision.known).toBe('a')
  })

  it('is the same object until something changes, so that comparing it is cheap', async () => {
    const { revisions, answer } = slowDatabase()
    const readings: Revisions[] = []
    for (const [index, at] of ['a', 'a', 'b'].entries()) {
      const reading = revisions.read()
      answer(index, at)
      readings.push(await reading)
      vi.advanceTimersByTime(26)
    }
    expect([readings[0] === readings[1], readings[1] === readings[2]]).toEqual([true, false])
  })

  it('is an error after two seconds without an answer, and the next request asks again', async () => {
    const { revision, asked, answer } = slowDatabase()
    const first = revision.read()
    setImmediate(() => vi.advanceTimersByTime(2000))
    await expect(first).rejects.toThrow('2000 ms')
    const second = revision.read()
    answer(1, 'a')
    expect([await second, asked.length]).toEqual(['a', 2])
  })
})
