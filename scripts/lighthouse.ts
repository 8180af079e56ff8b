import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.ts'

/** Lighthouse mobile of the built product, printed by bench.ts. */

const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => void child.once('exit', resolve))

/**
 * A browser for one recording, in an empty folder. It is started here and not by Lighthouse, so that the tool can be given
 * the lowest priority: on two cores its own work would else count as the page's.
 */
async function startBrowser(folder: string): Promise<{ child: ChildProcess; port: string }> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
  const own = ['--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const child = spawn(chromium, [...flags, ...own, 'about:blank'], { stdio: 'ignore' })
  const file = join(folder, 'DevToolsActivePort')
  for (let port = ''; ; port = existsSync(file) ? (readFileSync(file, 'utf8').split('\n')[0] ?? '') : '') {
    if (port !== '') return { child, port }
    if (child.exitCode !== null) throw new Error('the browser did not start')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { displayValue?: string }>
  /** How fast this machine was just before the recording. */
  environment: { benchmarkIndex: number }
}

/** How Lighthouse makes a slow phone and line of this machine. */
interface Slowness {
  /** Calculated from a recording at full speed (its own way), or applied to the recording. */
  method: 'simulate' | 'devtools'
  /** How many times slower than this machine's processor the phone's is. */
  processor: number
}

/** Lighthouse's constant: it makes a mid-tier phone of a high-end desktop. */
const ofDesktop = 4

/**
 * How many times slower a mid-tier phone is than a machine with this benchmark index: the formula of Lighthouse's calculator
 * (its docs/throttling.md, 'Calibrating the CPU slowdown').
 */
function slowdownFor(index: number): number {
  if (index >= 1300) return 3 + (index - 1300) / 233
  if (index >= 800) return 2 + (index - 800) / 500
  return 1 + Math.max(0, index - 150) / 650
}

const median = <Item>(sorted: readonly Item[]): Item | undefined => sorted[Math.floor((sorted.length - 1) / 2)]

/** One recording. On a busy machine it fails now and then. */
async function record(address: string, { method, processor }: Slowness): Promise<Report | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'ieumsae-lighthouse-'))
  const browser = await startBrowser(folder)
  try {
    const output = join(folder, 'lighthouse.json')
    const rest = [address, '--quiet', '--output=json', `--output-path=${output}`, `--port=${browser.port}`]
    const only = '--only-categories=performance,accessibility,best-practices,seo'
    const slowness = [`--throttling-method=${method}`, `--throttling.cpuSlowdownMultiplier=${processor.toFixed(2)}`]
    const child = spawn(join(bin, 'lighthouse'), [...rest, only, ...slowness], {
      cwd: root,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    return (await ended(child)) === 0 ? (JSON.parse(readFileSync(output, 'utf8')) as Report) : undefined
  } finally {
    const end = ended(browser.child)
    browser.child.kill('SIGTERM')
    await end
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const shown = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
]

/** Records some times and prints the median, since the processor's time is what differs from one to the next. */
async function recordings(address: string, slowness: Slowness, rounds: number): Promise<Report[]> {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round += 1) {
    const report = (await record(address, slowness)) ?? (await record(address, slowness))
    if (report !== undefined) reports.push(report)
  }
  const score = (report: Report, category: string) => Math.round((report.categories[category]?.score ?? 0) * 100)
  const sorted = reports.toSorted((one, other) => score(one, 'performance') - score(other, 'performance'))
  const middle = median(sorted)
  const name = `Lighthouse mobile ${new URL(address).pathname} (${slowness.method}, processor ${slowness.processor.toFixed(1)} times slower)`
  if (middle === undefined) console.log(`${name}: no recording`)
  else {
    const lowest = Object.keys(middle.categories)
      .filter((category) => category !== 'performance')
      .map((category) => `${category} ${Math.min(...reports.map((report) => score(report, category)))}`)
    const all = sorted.map((report) => score(report, 'performance')).join(' ')
    console.log(`${name}: performance ${score(middle, 'performance')} (median of ${all}), ${lowest.join(', ')}`)
    console.log(`   ${shown.map((id) => `${id} ${middle.audits[id]?.displayValue ?? '?'}`).join(' · ')}`)
  }
  return reports
}

/**
 * Lighthouse with its constant, which takes this machine for a high-end desktop; and with the slowdown that its calculator
 * gives for what the machine was while that was recorded.
 * @param rounds how often a page is recorded each way
 */
export async function lighthouse(origin: string, paths: readonly string[], rounds: number): Promise<void> {
  const addresses = paths.map((path) => `${origin}${path}`)
  const indices: number[] = []
  for (const address of addresses) {
    const reports = await recordings(address, { method: 'simulate', processor: ofDesktop }, rounds)
    indices.push(...reports.map(({ environment }) => environment.benchmarkIndex))
  }
  const sorted = indices.toSorted((one, other) => one - other)
  const index = median(sorted) ?? 0
  const processor = slowdownFor(index)
  console.log(
    `this machine's benchmark index: ${index} (${sorted[0]} to ${sorted.at(-1)}); a mid-tier phone is ${processor.toFixed(1)} times slower`,
  )
  for (const address of addresses) {
    await recordings(address, { method: 'simulate', processor }, rounds)
    await recordings(address, { method: 'devtools', processor }, Math.min(rounds, 1))
  }
}
