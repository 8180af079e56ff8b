import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { authors } from '#contract/auction/authors.ts'
import { placeOfLot } from '#contract/auction/lot-number.ts'
import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { setting } from '#contract/site/setting.ts'
import { readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { unhurried } from '#server/db/limits.ts'
import { migrate } from '#server/db/migrate.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import type { Db } from '#server/db/schema.ts'
import { setting as firstSetting } from '#server/site/first/setting.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { type ServerProcess, startProcess } from '#server/testing/process.ts'
import { randomFrom } from '#server/testing/random.ts'
import { bidAtRandom, type ForSale } from './auction/bidders.ts'
import { judge } from './auction/judge.ts'
import { type Listeners, listenToSale } from './auction/listeners.ts'
import { percentile } from './percentile.ts'
import { Caller } from './shop/caller.ts'
import { addShopper, openSessionOf } from './shop/shoppers.ts'

/**
 * Bidders against each other over lots that close one by one, on servers that are killed meanwhile. In the end a program that has only
 * the logs computes every price and winner, and compares.
 */

interface Trial {
  bidders: number
  lots: number
  /** Until the first lot is to close. */
  seconds: number
  processes: number
  seed: number
  /** Steps a second of all bidders together; 0: as many as are answered. */
  rate: number
  /** Nothing is killed: what is measured is how long answers take. */
  isCalm: boolean
  /** Pages that are open on the sale meanwhile, where nothing is killed. */
  streams: number
  databaseUrl: string | undefined
}

const second = 1000
/** Bidders look at a lot for so long after its planned end, so that ends move and bids come too late. */
const lingering = 3 * second
/** Most that a bidder thinks, in ms, where the servers have as much to do as they can. */
const hurried = 60
/** A server lives for so long between kills. */
const lifetime = 5 * second
const quickServer = join(import.meta.dirname, 'auction-server.ts')

/** Fills a sale past the API. @returns when its first lot is to close */
async function fillSale(db: Db, { lots, seconds, bidders }: Trial): Promise<{ _program: string; forSale: ForSale[]; users: string[] }> {
  const [now, text] = [Date.now(), { ko: '글' }]
  const closes = now + seconds * second
  await repositoryOf(setting).insert(db, { ...firstSetting, auction: { isOn: true, reportNumber: '1', contact: null } })
  const person = { born: null, died: null, place: null, portrait: null }
  const { _id: _author } = await repositoryOf(authors).insert(db, { name: text, intro: text, ...person })
  const times = {
    previewFrom: null,
    previewTo: null,
    opensAt: new Date(now - second).toISOString(),
    closesAt: new Date(closes).toISOString(),
    secondsApart: 1,
    closing: 'timed',
  }
  const sale = { title: text, intro: text, cover: null, hall: 'main', venue: text, increments: [], terms: text, images: [] }
  const premium = [{ from: 0, percent: 15 }]
  const { _id: _program } = await repositoryOf(programs).insert(db, { ...sale, ...times, premium })
  const none = { depth: null, year: null, signature: null, description: null, provenance: null, exhibitions: null, shipping: null }
  const forSale: ForSale[] = []
  for (let lot = 1; lot <= lots; lot += 1) {
    const said = {
      title: text,
      medium: 'painting',
      material: text,
      height: 10,
      width: 10,
      condition: text,
      taxKind: 'original',
      images: [],
    }
    const reserve = lot % 3 === 0 ? 2_000_000 : null
    const prices = { estimateLow: 3_000_000, estimateHigh: 5_000_000, startPrice: 100_000, reserve }
    const number = { lot: String(lot), place: placeOfLot(String(lot)) }
    const work = await repositoryOf(works).insert(db, { _program, _author, ...number, ...none, ...said, ...prices })
    forSale.push({ _work: work._id, until: closes + (lot - 1) * second + lingering })
  }
  const users: string[] = []
  for (let index = 0; index < bidders; index += 1) {
    const _id = await addShopper(db, `bidder${index}`)
    await db
      .updateTable('users')
      .set({ email: `bidder${index}@example.com` })
      .where('_id', '=', _id)
      .execute()
    users.push(_id)
  }
  return { _program, forSale, users }
}

/** Logs the bidders in and registers them. */
async function registerAll(db: Db, callers: readonly Caller[], _program: string, users: readonly string[]): Promise<string[]> {
  const tokens: string[] = []
  for (const [index, _id] of users.entries()) {
    const caller = callers[index % callers.length]
    if (caller === undefined) throw new Error('there is a server')
    const session = await openSessionOf(db, _id)
    const token = (await caller.ask('GET /api/auth/accessToken', { token: session })).answer.accessToken
    const params = { _id: _program }
    const { terms } = (await caller.ask('GET /api/v1/auction/programs/{_id}/registration', { token, params })).answer
    const body = { limit: 50_000_000, termsHash: terms.hash }
    await caller.ask('POST /api/v1/auction/programs/{_id}/registration', { token, params, body })
    tokens.push(token)
  }
  return tokens
}

/** Kills one server after the other, and starts it again, until bidding is over. @returns how often */
async function killNowAndThen(servers: ServerProcess[], callers: readonly Caller[], start: () => Promise<ServerProcess>, until: number) {
  let kills = 0
  for (let turn = 0; Date.now() < until - lifetime; turn += 1) {
    await wait(lifetime)
    const index = turn % servers.length
    callers[index]?.awaitServer()
    await servers[index]?.stop('SIGKILL')
    kills += 1
    const next = await start()
    servers[index] = next
    callers[index]?.meetServer(next.url)
  }
  return kills
}

const countOf = (callers: readonly Caller[], line: string) => callers.reduce((sum, { answers }) => sum + (answers.get(line) ?? 0), 0)

/** Compares what bidders were answered with what the logs have. */
function compareAnswers(callers: readonly Caller[], counts: ReadonlyMap<string, number>): string[] {
  const answered = [
    ['placed', 'POST /api/v1/auction/works/{_work}/bids 201'],
    ['retracted', 'DELETE /api/v1/auction/works/{_work}/bids/{_id} 204'],
  ] as const
  return answered.flatMap(([kind, line]) => {
    const [told, logged] = [countOf(callers, line), counts.get(kind) ?? 0]
    return told === logged ? [] : [`${told} bidders were told that something was ${kind}, and the logs have ${logged}`]
  })
}

/** Waits until every lot is closed. */
async function awaitClose({ db }: Database): Promise<boolean> {
  for (let tries = 0; tries < 60; tries += 1) {
    const open = await db.selectFrom('auctionLots').select('_work').where('phase', '=', 'open').execute()
    if (open.length === 0) return true
    await wait(second)
  }
  return false
}

/** Says how late open pages heard of steps, and what they cost. @returns what they were told wrong */
async function report({ delays, grown, compare, end }: Listeners, db: Db, streams: number): Promise<string[]> {
  await wait(2 * second)
  const memory = grown().map((megabytes) => megabytes.toFixed(0))
  const wrong = await compare(db)
  end()
  delays.sort((a, b) => a - b)
  const [p50, p99, most] = [percentile(delays, 0.5), percentile(delays, 0.99), delays.at(-1) ?? 0]
  console.log(
    `  ${streams} pages heard ${delays.length} steps within p50 ${p50} ms, p99 ${p99} ms, ${most} ms at most; memory grew by ${memory.join(' and ')} MB`,
  )
  return wrong
}

async function tryOnce(trial: Trial): Promise<boolean> {
  const { databaseUrl, seed, processes, bidders, lots, rate, isCalm, streams } = trial
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-bench-auction-'))
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none', STUN_URLS: '', NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
  const database = openDatabase(readConfig({ ...env, DIST: dataDir, LOG_LEVEL: 'silent' }), unhurried)
  await migrate(database)
  const start = () => startProcess(env, quickServer)
  const callers = Array.from({ length: processes }, () => new Caller())
  const servers: ServerProcess[] = []
  try {
    for (const caller of callers) {
      const server = await start()
      servers.push(server)
      caller.meetServer(server.url)
    }
    const { _program, forSale, users } = await fillSale(database.db, trial)
    const tokens = await registerAll(database.db, callers, _program, users)
    const listeners = isCalm && streams > 0 ? await listenToSale(servers, _program, streams) : undefined
    const times: number[] = []
    const thinking = rate === 0 ? hurried : (2 * second * bidders) / rate
    const bidding = { callers, lots: forSale, random: randomFrom(seed), times, thinking }
    const [from, until] = [performance.now(), forSale.at(-1)?.until ?? 0]
    const killing = isCalm ? 0 : killNowAndThen(servers, callers, start, until)
    await Promise.all(tokens.map((token, index) => bidAtRandom(bidding, token, index)))
    const took = ((performance.now() - from) / second).toFixed(0)
    const kills = await killing
    const isClosed = await awaitClose(database)
    const { wrong, counts, moved } = await judge(database.db)
    wrong.push(...compareAnswers(callers, counts), ...callers.flatMap(({ faults }) => faults), ...(isClosed ? [] : ['a lot is not closed']))
    if (listeners !== undefined) wrong.push(...(await report(listeners, database.db, streams)))
    const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)].map((ms) => ms.toFixed(0))
    console.log(
      `${database.engine}, ${processes} processes, seed ${seed}: ${bidders} bidders, ${lots} lots, ${times.length} steps in ${took} s, ${kills} kills`,
    )
    console.log(`  answered within p50 ${p50} ms, p99 ${p99} ms${isCalm ? '' : ' (restarts among them)'}`)
    console.log(`  logs: ${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}; ends moved: ${moved}`)
    console.log(`  ${wrong.length} differences`)
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`)
    return wrong.length === 0
  } finally {
    for (const server of servers) await server.stop('SIGKILL')
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    bidders: { type: 'string', default: '200' },
    lots: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '90' },
    processes: { type: 'string', default: '1,2' },
    rate: { type: 'string', default: '0' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    engine: { type: 'string', default: 'sqlite,postgres' },
    calm: { type: 'boolean', default: false },
    streams: { type: 'string', default: '0' },
  },
})
const trial = {
  bidders: Number(values.bidders),
  lots: Number(values.lots),
  seconds: Number(values.seconds),
  seed: Number(values.seed),
  rate: Number(values.rate),
  isCalm: values.calm,
  streams: Number(values.streams),
}
const outcomes: boolean[] = []
for (const processes of values.processes.split(',').map(Number)) {
  if (values.engine.includes('sqlite')) outcomes.push(await tryOnce({ ...trial, processes, databaseUrl: undefined }))
  if (values.engine.includes('postgres')) {
    const postgres = await startPostgres()
    outcomes.push(await tryOnce({ ...trial, processes, databaseUrl: postgres.url }).finally(postgres.stop))
  }
}
if (outcomes.includes(false)) process.exitCode = 1
