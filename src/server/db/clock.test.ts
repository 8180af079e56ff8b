import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentClock } from './clock.ts'

/** A database whose answers come when the test says so. */
function slowDatabase() {
  const asked: PromiseWithResolvers<string>[] = []
  const clock = new ContentClock(() => {
    const one = Promise.withResolvers<string>()
    asked.push(one)
    return one.promise
  })
  return { clock, asked, answer: (index: number, at: string) => asked[index]?.resolve(at) }
}
const settled = () => new Promise((done) => setImmediate(done))

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

describe('the clock in memory', () => {
  it('is read once for all who ask at the same time, and holds for 25 ms', async () => {
    const { clock, asked, answer } = slowDatabase()
    expect(clock.peek()).toBeUndefined()
    const both = Promise.all([clock.current(), clock.current()])
    answer(0, 'a')
    expect(await both).toEqual(['a', 'a'])
    vi.advanceTimersByTime(12)
    expect([clock.peek(), await clock.current(), asked.length]).toEqual(['a', 'a', 1])
  })

  it('is read again before it runs out, while it still holds', async () => {
    const { clock, asked, answer } = slowDatabase()
    void clock.current()
    answer(0, 'a')
    await settled()
    vi.advanceTimersByTime(20)
    expect([clock.peek(), clock.peek(), asked.length]).toEqual(['a', 'a', 2])
    answer(1, 'b')
    await settled()
    expect(clock.peek()).toBe('b')
  })

  it('is never older than 25 ms, counted from when it was asked for', async () => {
    const { clock, asked, answer } = slowDatabase()
    const first = clock.current()
    vi.advanceTimersByTime(20)
    answer(0, 'a')
    expect(await first).toBe('a')
    vi.advanceTimersByTime(6)
    expect(clock.peek()).toBeUndefined()
    const second = clock.current()
    answer(1, 'b')
    expect([await second, asked.length]).toEqual(['b', 2])
  })

  it('is not put back by a reading that began before a change', async () => {
    const { clock, answer } = slowDatabase()
    const before = clock.current()
    clock.forget()
    const after = clock.current()
    answer(1, 'new')
    expect(await after).toBe('new')
    answer(0, 'old')
    expect(await before).toBe('old')
    expect([clock.peek(), await clock.current()]).toEqual(['new', 'new'])
  })

  it('is not put back either by a reading ahead of time', async () => {
    const { clock, asked, answer } = slowDatabase()
    void clock.current()
    answer(0, 'old')
    await settled()
    vi.advanceTimersByTime(20)
    expect(clock.peek()).toBe('old')
    clock.forget()
    answer(1, 'old')
    await settled()
    expect(clock.peek()).toBeUndefined()
    const after = clock.current()
    answer(2, 'new')
    expect([await after, asked.length]).toEqual(['new', 3])
  })

  it('that cannot be read is asked for again', async () => {
    const { clock, asked, answer } = slowDatabase()
    const first = clock.current()
    asked[0]?.reject(new Error('gone'))
    await expect(first).rejects.toThrow('gone')
    const second = clock.current()
    answer(1, 'a')
    expect(await second).toBe('a')
    vi.advanceTimersByTime(20)
    expect(clock.peek()).toBe('a')
    asked[2]?.reject(new Error('gone'))
    await settled()
    expect(clock.peek()).toBe('a')
  })
})
