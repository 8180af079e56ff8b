import { spawn } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { modules as allModules } from '../src/contract/modules.ts'
import { measureSlowness } from '../src/server/testing/patience.ts'
import { slowest, type TestResult, testResults } from './test-report.ts'

/**
 * Usage: npm test [-- <module>]
 *
 * Everything, in the order in which a mistake is found soonest; with the name of a module (`npm test -- trade`) what lies in its
 * folders alone: `src/<runtime>/<module>` and `e2e/<module>`. Stops at the first step that fails, and says which.
 */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = join(root, 'node_modules/.cache/reports')
/** What Node has compiled, for the many processes that the tests start. */
const compiled = join(root, 'node_modules/.cache/node')
const GB = 1024 ** 3

/**
 * Where databases, profiles of browsers and uploads lie as long as a test runs: in memory, if there is enough. On a slow disk a new
 * database of PostgreSQL takes 0.8 s instead of 0.05.
 */
function scratch(): { TMPDIR?: string } {
  const memory = '/dev/shm'
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory) || freemem() < 6 * GB) return {}
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize < 4 * GB ? {} : { TMPDIR: memory }
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...scratch(),
  PATH: `${bin}:${process.env['PATH']}`,
  FORCE_COLOR: '0',
  REPORTS: reports,
  NODE_COMPILE_CACHE: compiled,
}

type Command = readonly [command: string, rest: readonly string[]]

/** The module that is tested alone. */
const only = process.argv[2]
const modules: readonly string[] = allModules.map(({ name }) => name)
if (only !== undefined && !modules.includes(only)) {
  console.error(`There is no module ${only}. Modules: ${modules.join(', ')}`)
  process.exit(1)
}

/** Of several commands, those after the first run at the same time and are printed after it. */
type Step = readonly [name: string, ...Command, ...Command[]]

const build: Step = ['build', 'node', ['scripts/build.ts']]
const browser: Step = ['browser', 'node', ['scripts/chromium.ts']]

/** A run of some projects in one worker: it loads what they test once. */
const runOf = (projects: readonly string[], folders: readonly string[]): string[] => [
  'run',
  '--maxWorkers=1',
  '--passWithNoTests',
  ...projects.flatMap((project) => ['--project', project]),
  ...folders,
]
// Two that take about as long work on a core each. Components wait much for what moves, in one page.
const vitest = (folders: readonly string[]): Step => [
  'unit, component and server tests, SQLite and PostgreSQL',
  'vitest',
  runOf(['pages', 'server-sqlite'], folders),
  ['vitest', runOf(['unit', 'server-postgres'], folders)],
  ['vitest', runOf(['components'], folders)],
]
const endToEnd = 'end-to-end in Chromium'
const playwright = (folders: readonly string[]): Step => [endToEnd, 'playwright', ['test', '-c', 'e2e', ...folders]]

const whole: readonly Step[] = [
  ['format', 'oxfmt', ['--check']],
  // Each of them once: in the copy with the new module.
  ['types, lint and what nothing uses, with a new module in a copy', 'node', ['scripts/check-new-module.ts', '--whole']],
  build,
  ['budgets', 'node', ['scripts/budgets.ts']],
  browser,
  vitest([]),
  playwright([]),
]

/** What belongs to one module. Types and unused exports are a matter of the whole. */
function stepsOf(module: string): readonly Step[] {
  const sources = ['contract', 'server', 'client', 'demo']
    .map((runtime) => `src/${runtime}/${module}/`)
    .filter((path) => existsSync(join(root, path)))
  const journeys = [`e2e/${module}/`].filter((path) => existsSync(join(root, path)))
  return [
    ['format', 'oxfmt', ['--check', ...sources, ...journeys]],
    ['lint', 'oxlint', ['--deny-warnings', ...sources, ...journeys]],
    build,
    browser,
    vitest(sources),
    ...(journeys.length === 0 ? [] : [playwright(journeys)]),
  ]
}

const steps = only === undefined ? whole : stepsOf(only)

const times: { name: string; milliseconds: number }[] = []
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`
const row = ({ name, milliseconds }: { name: string; milliseconds: number }) => `${inSeconds(milliseconds)}  ${name}`

const firstLines = (message: string): string => message.split('\n', 12).join('\n').replaceAll(/^/gm, '    ')

/** What somebody wants to know who sees only the end of the output. */
function printResults(results: readonly TestResult[], outcome: 'failed' | 'flaky', title: string): void {
  for (const { name, errors } of results.filter((each) => each.outcome === outcome))
    console.log(`\n${title}: ${name}\n${errors.map(firstLines).join('\n')}`)
}

function printEnd(): void {
  const results = testResults(reports)
  const all = times.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  console.log(`\nslowest tests\n${slowest(results, 10).map(row).join('\n')}`)
  printResults(results, 'flaky', 'defect to be mended: passed at its second try only')
  printResults(results, 'failed', 'failed')
  console.log(`\nsteps\n${[...times, { name: 'all', milliseconds: all }].map(row).join('\n')}\n`)
}

/** @returns whether it ended well */
async function run([command, rest]: Command, report: string, isPrinted: boolean): Promise<boolean> {
  if (command === 'node' && !existsSync(join(root, rest[0] ?? ''))) throw new Error(`${rest[0]} is missing`)
  const child = spawn(join(bin, command), rest, {
    cwd: root,
    env: { ...env, REPORT: report },
    stdio: isPrinted ? 'inherit' : ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  printLater.push(child.stdout === null ? '' : await text(child.stdout))
  return (await ended) === 0
}

const printLater: string[] = []

/** @returns whether all commands of a step ended well */
async function runStep([, command, rest, ...beside]: Step): Promise<boolean> {
  const results = await Promise.all([
    run([command, rest], 'vitest', true),
    ...beside.map((other, index) => run(other, `beside-${index + 1}`, false)),
  ])
  console.log(printLater.splice(0).join(''))
  return !results.includes(false)
}

/** Tells whether the server of the journeys ended before the first of them: Node itself has crashed at its start, once in some sixty runs. */
const endedBeforeFirst = (name: string): boolean =>
  name === endToEnd && !testResults(reports).some((each) => each.name.startsWith('e2e/') && each.outcome !== 'skipped')

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
let done = 0
for (const step of steps) {
  const [name] = step
  const from = performance.now()
  env['SLOWNESS'] = process.env['SLOWNESS'] ?? String(measureSlowness())
  console.log(`\n── ${name} (${done + 1} of ${steps.length}, patience × ${env['SLOWNESS']})`)
  let isGood = await runStep(step)
  if (!isGood && endedBeforeFirst(name)) {
    console.log('defect to be mended: the server ended before the first journey (see above). Once more:')
    isGood = await runStep(step)
  }
  times.push({ name, milliseconds: performance.now() - from })
  if (!isGood) {
    printEnd()
    console.error(`${name} failed`)
    console.log(`${done} passed, 1 failed`)
    process.exit(1)
  }
  done += 1
}
printEnd()
console.log(`${done} passed, 0 failed`)
