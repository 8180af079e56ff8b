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
    run(job('ahead'), 'ahead'),
    run(job('ahead too'), 'ahead'),
    run(job('wanted')),
    run(job('wanted too')),
  ])
  expect(done).toEqual(['first', 'wanted', 'wanted too', 'ahead', 'ahead too'])
})

it('work under a key is done once for all who ask while it is under way, and again for who asks later', async () => {
  const share = keyedQueue<number>({ concurrency: 1 })
  let times = 0
  const work = async () => (times += 1)
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2])
  expect(await share('a', work)).toBe(3)
})
