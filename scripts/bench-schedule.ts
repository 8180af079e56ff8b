import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { wishWeight } from '#contract/trade/fair-schedule.ts'
import { none, type Pair, type Problem } from '#server/trade/schedule/automatic/problem.ts'
import { solveInWorker } from '#server/trade/schedule/automatic/in-worker.ts'
import { type CheckedSchedule, problemsOf } from '../src/server/testing/check-schedule.ts'
import { randomFrom } from '../src/server/testing/random.ts'
import { measurePublication } from './measure-publication.ts'
import { onEngines } from './trade-server.ts'

/**
 * The automatic schedule at the size of a large fair: 300 sellers, 500 buyers, 40 slots, 60 tables, 6,000 wishes; random, and the same
 * for the same `SEED` (1). Solved in a worker as the server does it, and checked by a program that does not know the scheduler. Ends
 * with an error where there is a clash, it takes more than `MAX_SECONDS` (20), or less than `MIN_RATIO` (0.97) of what the solver
 * proves to be the most. `LOAD` (0): threads that do nothing but compute beside it. `TABLES` (60) and `SLOTS` (40): another shape.
 * Then a draft of 5,000 meetings is published on both engines (`ENGINES`: sqlite,postgres; empty: none).
 */
const env = (name: string, usual: number) => Number(process.env[name] ?? usual)
const size = { sellers: 300, buyers: 500, slots: env('SLOTS', 40), tables: env('TABLES', 60), wishes: 6000 }
const [seed, load, maxSeconds, minRatio] = [env('SEED', 1), env('LOAD', 0), env('MAX_SECONDS', 20), env('MIN_RATIO', 0.97)]

const random = randomFrom(seed)
const below = (count: number) => Math.floor(random() * count)

/** When a member is there: some come for one day, some miss half a day, and everybody is away for a slot now and then. */
function availability(oneDay: number, away: number): boolean[] {
  const half = size.slots / 2
  const kind = random()
  const missing = below(4)
  const day = below(2)
  return Array.from({ length: size.slots }, (_none, slot) => {
    if (kind < oneDay && Math.floor(slot / half) !== day) return false
    if (kind > 0.8 && Math.floor((slot * 4) / size.slots) === missing) return false
    return random() >= away
  })
}

/** A fair: wishes go to few more than to many, and a third of the sellers' answer a buyer's. */
function makeFair() {
  const members = [
    ...Array.from({ length: size.sellers }, () => ({ isFree: availability(0.1, 0.05), minimum: 2, maximum: random() < 0.2 ? 12 : 30 })),
    ...Array.from({ length: size.buyers }, () => ({ isFree: availability(0.3, 0.1), minimum: 1, maximum: random() < 0.2 ? 4 : 12 })),
  ]
  const pairs = new Map<string, Pair>()
  const wishesOf = new Map<number, number>()
  const wish = (from: number, seller: number, buyer: number): boolean => {
    const [key, known] = [`${seller} ${buyer}`, pairs.get(`${seller} ${buyer}`)]
    const mark = `${from} ${key}`
    if (wished.has(mark)) return false
    wished.add(mark)
    const priority = (wishesOf.get(from) ?? 0) + 1
    wishesOf.set(from, priority)
    pairs.set(key, { buyer, seller, needsTable: true, weight: (known?.weight ?? 0) + wishWeight(priority) })
    return true
  }
  const wished = new Set<string>()
  let count = 0
  while (count < size.wishes * (2 / 3)) {
    const buyer = size.sellers + below(size.buyers)
    // Some are known better: the first sellers are wanted about five times as often as the last ones.
    if (wish(buyer, Math.floor(size.sellers * random() ** 1.6), buyer)) count += 1
  }
  const wanting = [...pairs.values()]
  while (count < size.wishes) {
    const answered = wanting[below(wanting.length)]
    const isAnswer = random() < 1 / 3 && answered !== undefined
    const seller = isAnswer ? answered.seller : below(size.sellers)
    if (wish(seller, seller, isAnswer ? answered.buyer : size.sellers + below(size.buyers))) count += 1
  }
  const tables: number[] = Array.from({ length: size.slots }, () => size.tables)
  return { members, pairs: [...pairs.values()], tables }
}

/** Locks some meetings where they can be, as staff would. */
function lock(fair: ReturnType<typeof makeFair>, wanted: number): Problem {
  const busy = new Set<string>()
  let left = wanted
  const pairs = fair.pairs.map((pair) => {
    if (left === 0 || random() > 0.05) return pair
    const { buyer, seller } = pair
    const slot = below(size.slots)
    const isFree = [buyer, seller].every((member) => fair.members[member]?.isFree[slot] === true && !busy.has(`${member} ${slot}`))
    if (!isFree) return pair
    left -= 1
    for (const member of [buyer, seller]) busy.add(`${member} ${slot}`)
    return { ...pair, locked: slot }
  })
  return { ...fair, pairs }
}

const spin = `const { parentPort } = require('node:worker_threads'); for (;;) Math.sqrt(Math.random())`
const busy = Array.from({ length: load }, () => new Worker(spin, { eval: true }))
const problem = lock(makeFair(), 40)
const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()
const begun = performance.now()
const solved = await solveInWorker(problem, (phase) =>
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1)} s ${phase}\n`),
)
const seconds = (performance.now() - begun) / 1000
delays.disable()
await Promise.all(busy.map((worker) => worker.terminate()))

const placed = problem.pairs.flatMap(({ buyer, seller, needsTable }, index) => {
  const slot = solved.placement[index] ?? none
  return slot === none ? [] : [{ buyer, seller, slot, isOffline: needsTable }]
})
const checked: CheckedSchedule = {
  tables: problem.tables,
  members: problem.members.map(({ isFree, maximum }) => ({ isThere: isFree, maximum })),
  meetings: placed,
  locked: problem.pairs.flatMap(({ buyer, seller, locked }) => (locked === undefined ? [] : [{ buyer, seller, slot: locked }])),
}
const problems = problemsOf(checked)
const ratio = solved.objective / solved.bound
const percent = (value: number) => `${(value * 100).toFixed(2)} %`
const counts = new Map<number, number>()
for (const { buyer, seller } of placed) for (const member of [buyer, seller]) counts.set(member, (counts.get(member) ?? 0) + 1)
const short = problem.members.filter(({ minimum }, index) => (counts.get(index) ?? 0) < minimum).length
process.stdout.write(
  `${size.sellers} sellers, ${size.buyers} buyers, ${size.slots} slots, ${size.tables} tables, ${size.wishes} wishes for ${problem.pairs.length} pairs; seed ${seed}, load ${load}
meetings   ${placed.length} of at most ${size.slots * size.tables}; ${checked.locked.length} were locked; ${short} members below their minimum
objective  ${solved.objective}
bound      ${solved.bound} (proved by HiGHS)
ratio      ${percent(ratio)}
greedy     ${solved.greedy}: we keep ${percent(solved.objective / solved.greedy - 1)} more
seconds    ${seconds.toFixed(1)}; the main thread answered within ${(delays.max / 1e6).toFixed(0)} ms
checker    ${problems.length === 0 ? 'nothing wrong' : problems.slice(0, 5).join('; ')}
`,
)
if (problems.length > 0 || seconds > maxSeconds || ratio < minRatio) throw new Error('a promise of the schedule is broken')

const engines = (process.env['ENGINES'] ?? 'sqlite,postgres').split(',')
await onEngines(engines, measurePublication)
