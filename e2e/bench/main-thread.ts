import { type Browser, chromium } from 'playwright'
import { chromium as executablePath } from '../../scripts/chromium.ts'
import { percentile } from '../../scripts/percentile.ts'
import { trace, type TraceEvent } from './trace.ts'

/**
 * Usage: node e2e/bench/main-thread.ts <origin> [<origin of another build>]
 *
 * What a page costs its visitor's processor in the first seconds, in figures that other work on the machine hardly changes: the
 * main thread's own processor time, not the clock's. A task counts as long where it would take more than 50 ms on a phone that is
 * four times slower. Prints; asserts nothing.
 */
const slowness = 4
const longTask = 50 / slowness
const watched = 8000
const rounds = Number(process.env['ROUNDS'] ?? 5)
const paths = process.env['PATHS']?.split(' ') ?? ['/', '/story', '/contact']

interface Task {
  /** Milliseconds since the first paint. */
  at: number
  /** Milliseconds of processor time. */
  took: number
  /** The parts of it that took longest. */
  parts: string
}

interface Visit {
  taken: number
  script: number
  tasks: readonly Task[]
  bytes: number
  elements: number
  /** Elements in the document when nothing has run yet. */
  html: number
}

/** What only holds other parts of a task. */
const wrappers = new Set(['RunTask', 'Receive mojo message', 'SimpleWatcher::OnHandleReady', 'v8.callFunction'])

const fileOf = (url = '') => url.split('/').at(-1)?.split('?')[0] ?? ''

/** The longest named parts of a task, by their processor time. */
function partsOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  const until = task.ts + (task.dur ?? 0)
  return events
    .filter((each) => each !== task && !wrappers.has(each.name) && each.ts >= task.ts && each.ts < until && (each.tdur ?? 0) > 3000)
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 3)
    .map(({ name, tdur = 0, args }) => `${name} ${fileOf(args?.data?.url)} ${(tdur / 1000).toFixed(0)}`)
    .join(', ')
}

function readTrace(events: readonly TraceEvent[]): Pick<Visit, 'taken' | 'script' | 'tasks'> {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  const own = events
    .filter(({ pid, tid, ph }) => pid === paint?.pid && tid === paint.tid && ph === 'X')
    .toSorted((one, other) => one.ts - other.ts)
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
  const sum = (some: readonly TraceEvent[]) => some.reduce((total, { tdur = 0 }) => total + tdur, 0) / 1000
  return {
    taken: sum(tasks),
    script: sum(own.filter(({ name }) => name === 'EvaluateScript' || name === 'FunctionCall' || name === 'v8.compile')),
    tasks: tasks
      .filter(({ tdur = 0 }) => tdur / 1000 > longTask)
      .map((task) => ({ at: (task.ts - (paint?.ts ?? 0)) / 1000, took: (task.tdur ?? 0) / 1000, parts: partsOf(task, own) })),
  }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    let bytes = 0
    await session.send('Network.enable')
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    const html = ((await (await fetch(address)).text()).match(/<[a-z]/g) ?? []).length
    const events = await trace(browser, 'toplevel,devtools.timeline,loading,v8,disabled-by-default-devtools.timeline', async () => {
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForTimeout(watched)
    })
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { ...readTrace(events), bytes, elements, html }
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]) =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  )

function print(name: string, visits: readonly Visit[]): void {
  const of = (pick: (each: Visit) => number) => median(visits.map(pick)).toFixed(0)
  const longest = of(({ tasks }) => Math.max(0, ...tasks.map(({ took }) => took * slowness)))
  console.log(
    `${name}: main thread ${of(({ taken }) => taken)} ms, scripts ${of(({ script }) => script)} ms; tasks over 50 ms at 4 times: ` +
      `${of(({ tasks }) => tasks.length)}, longest ${longest} ms; ${of(({ html }) => html)} elements sent, ${of(({ elements }) => elements)} after, ` +
      `${of(({ bytes }) => bytes / 1000)} kB`,
  )
  if (process.env['TASKS'] === undefined) return
  for (const { at, took, parts } of visits.at(-1)?.tasks ?? [])
    console.log(`   ${at.toFixed(0).padStart(6)} ms  ${(took * slowness).toFixed(0).padStart(4)} ms  ${parts}`)
}

const origins = process.argv.slice(2)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const path of paths) {
    const visits = origins.map((): Visit[] => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [index, origin] of origins.entries()) visits[index]?.push(await visit(browser, `${origin}${path}`))
    for (const [index, origin] of origins.entries()) print(origins.length === 1 ? path : `${origin} ${path}`, visits[index] ?? [])
  }
} finally {
  await browser.close()
}
