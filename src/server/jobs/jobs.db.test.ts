import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { serverForFile } from '../testing/server.ts'
import { type Job, makeJobs } from './jobs.ts'

const server = await serverForFile({ hasAccounts: true })
const { db } = server.database
const [minute, hour] = [60_000, 3_600_000]

let ran: string[] = []
const aJob = (name: string, everyMs: number, run: Job['run'] = async () => void ran.push(name)): Job => ({
  name,
  label: name,
  everyMs,
  run,
})
const read = (name: string) => db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()
/** What is due of these runs, and has ended. */
async function runDue(...list: Job[]): Promise<string[]> {
  ran = []
  const jobs = makeJobs(server.app, list)
  await jobs.beginDue()
  await jobs.idle()
  return ran
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(async () => {
  await db.deleteFrom('jobs').execute()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

describe('a job', () => {
  it('is run once by two processes that find it at the same time, and not again before it is due', async () => {
    const database = openDatabase(server.config)
    const other = await buildApp(server.config, database)
    try {
      ran = []
      const names = Array.from({ length: 10 }, (_, index) => `job-${index}`)
      const list = names.map((name) => aJob(name, hour))
      const runners = [server.app, other, server.app, other].map((app) => makeJobs(app, list))
      await Promise.all(runners.map((jobs) => jobs.beginDue()))
      await Promise.all(runners.map((jobs) => jobs.idle()))
      expect(ran.toSorted()).toEqual(names)
      await Promise.all(runners.map((jobs) => jobs.beginDue()))
      await Promise.all(runners.map((jobs) => jobs.idle()))
      expect(ran).toHaveLength(names.length)
    } finally {
      await other.close()
      await database.close()
    }
  })

  it('is run at its own interval, also after a restart', async () => {
    const list = [aJob('often', minute), aJob('seldom', hour)]
    expect(await runDue(...list)).toEqual(['often', 'seldom'])
    pass(minute - 1)
    expect(await runDue(...list)).toEqual([])
    pass(1)
    expect(await runDue(...list)).toEqual(['often'])
    pass(hour)
    expect(await runDue(...list)).toEqual(['often', 'seldom'])
  })

  it('that fails is tried again after growing pauses, none longer than its interval, until it does not', async () => {
    let isBroken = true
    const job = aJob('broken', 4 * minute, async () => {
      ran.push('broken')
      if (isBroken) throw new TypeError('no room')
    })
    const tries: number[] = []
    const begin = Date.now()
    for (; Date.now() - begin < 15 * minute; pass(10_000)) if ((await runDue(job)).length > 0) tries.push((Date.now() - begin) / 1000)
    expect(tries).toEqual([0, 30, 90, 210, 450, 690])
    expect(await read('broken')).toMatchObject({ attempts: 6, lastError: 'TypeError: no room', leasedUntil: null })
    isBroken = false
    pass(4 * minute)
    expect(await runDue(job)).toEqual(['broken'])
    expect(await read('broken')).toMatchObject({ attempts: 0, lastError: null })
  })

  it('of a process that died is run by another one, when its lease has ended', async () => {
    const job = aJob('lost', hour)
    await runDue(job)
    const died = { nextAt: new Date().toISOString(), leasedUntil: new Date(Date.now() + minute).toISOString() }
    await db.updateTable('jobs').set(died).where('name', '=', 'lost').execute()
    expect(await runDue(job)).toEqual([])
    pass(minute)
    expect(await runDue(job)).toEqual(['lost'])
  })

  it('keeps its lease as long as it runs, and whoever has lost it changes nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    const { promise, resolve } = Promise.withResolvers<void>()
    const jobs = makeJobs(server.app, [aJob('long', minute, () => promise)])
    await jobs.beginDue()
    for (let second = 0; second < 200; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000)
      // The renewal is on its way to the database.
      await vi.waitFor(async () => expect(Date.parse((await read('long'))?.leasedUntil ?? '')).toBeGreaterThan(Date.now() + 30_000))
      expect(await runDue(aJob('long', minute))).toEqual([])
    }
    const another = new Date(Date.now() + 1).toISOString()
    await db.updateTable('jobs').set({ lastStartedAt: another }).where('name', '=', 'long').execute()
    resolve()
    await jobs.idle()
    expect(await read('long')).toMatchObject({ lastStartedAt: another, lastEndedAt: null })
  })
})

describe('the jobs of the server', () => {
  const run = 'POST /api/console/jobs/{name}/run'
  const list = async (token: string, locale = 'ko') => (await server.ask('GET /api/console/jobs', { token, locale })).answer.jobs

  it('are shown in words, and run when somebody of the staff asks for it', async () => {
    vi.useRealTimers()
    const token = await server.login('admin')
    const before = await list(token)
    expect(before.length).toBeGreaterThan(10)
    for (const { label } of before) expect(label).toMatch(/[가-힣]/)
    expect(new Set(before.map(({ name }) => name)).size).toBe(before.length)
    const asked = { token, params: { name: 'forget-codes' } }
    expect((await server.ask(run, asked)).status).toBe(204)
    await server.app.platform.jobs.idle()
    const after = (await list(token)).find(({ name }) => name === 'forget-codes')
    expect(after).toMatchObject({ isRunning: false, lastError: null, attempts: 0 })
    expect(Date.parse(after?.nextAt ?? '')).toBeGreaterThan(Date.now() + hour / 2)
    const leasedUntil = new Date(Date.now() + minute).toISOString()
    await db.updateTable('jobs').set({ leasedUntil }).where('name', '=', 'forget-codes').execute()
    expect((await server.ask(run, asked)).error.code).toBe('running')
    expect((await list(token)).find(({ isRunning }) => isRunning)?.name).toBe('forget-codes')
    expect((await server.ask(run, { token, params: { name: 'unknown' } })).status).toBe(404)
  })
})
