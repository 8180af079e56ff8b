import { expect, it } from 'vitest'
import { keyedQueue, workQueue } from './work-queue.ts'

it('a queue runs two jobs at a time in the order in which they came, and refuses more than may wait', async () => {
  const run = workQueue({ concurrency: 2, capacity: 3 })
  let running = 0
  const started: number[] = []
  const peaks: number[] = []
  const job = (number: number) => async () => {
    started.push(number)
    running += 1
    peaks.push(running)
    await new Promise((done) => setTimeout(done, 5))
    running -= 1
    return number
  }
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((number) => run(job(number))))
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : (result.reason as Error).message))).toEqual([
    0,
    1,
    2,
    3,
    4,
    'unavailable',
  ])
  expect({ started, peak: Math.max(...peaks) }).toEqual({ started: [0, 1, 2, 3, 4], peak: 2 })
})

it('a job that fails frees its place in the queue', async () => {
  const run = workQueue({ concurrency: 1, capacity: 1 })
  const failed = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

it('what somebody waits for is done before what is done ahead', async () => {
  const run = workQueue({ concurrency: 1 })
  const done: string[] = []
  const job = (name: string) => async () => void done.push(name)
  await Promise.all([
    run(job('first')),
    run(job('ahead'), { urgency: 'ahead' }),
    run(job('ahead too'), { urgency: 'ahead' }),
    run(job('wanted')),
    run(job('wanted too')),
  ])
  expect(done).toEqual(['first', 'wanted', 'wanted too', 'ahead', 'ahead too'])
})

it('work under a key is done once for all who ask while it is under way, and again for who asks later', async () => {
  const share = keyedQueue({ concurrency: 1 })
  let times = 0
  const work = async () => (times += 1)
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2])
  expect(await share('a', work)).toBe(3)
})

/** Sixty jobs of one asker, of which one runs, in a queue that says in which order they are done. */
function crowded(capacity: number) {
  const done: string[] = []
  const share = keyedQueue({ concurrency: 1, capacity })
  const ask = (name: string, by: string, cost: number) =>
    share(name, async () => void done.push(name), { by, cost }).catch((error: unknown) => (error as Error).message)
  const crowd = Array.from({ length: 60 }, (_each, index) => ask(`crowd ${index}`, 'crowd', 1000 - index))
  return { done, ask, crowd }
}

it('a visitor waits for one job, and not for the sixty that another has asked for', async () => {
  const { done, ask, crowd } = crowded(100)
  await Promise.all([...crowd, ask('large', 'visitor', 900), ask('small', 'visitor', 10)])
  // Who has had as much done as another is before it with what costs less.
  expect(done.slice(0, 5)).toEqual(['crowd 0', 'small', 'large', 'crowd 59', 'crowd 58'])
  expect(done).toHaveLength(62)
})

it('who asks for what a crowd has asked for already is not behind the crowd', async () => {
  const { done, ask, crowd } = crowded(100)
  await Promise.all([...crowd, ask('crowd 1', 'visitor', 999)])
  expect(done.slice(0, 3)).toEqual(['crowd 0', 'crowd 1', 'crowd 59'])
})

it('a full queue refuses whoever is last in line, and that is not the visitor', async () => {
  const { done, ask, crowd } = crowded(20)
  expect(await ask('visitor', 'visitor', 2000)).toBeUndefined()
  expect((await Promise.all(crowd)).filter((message) => message === 'unavailable')).toHaveLength(40)
  expect(done[1]).toBe('visitor')
})
