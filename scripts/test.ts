import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { slowestTests } from './test-times.ts'

/** Everything, in the order in which a mistake is found soonest. Stops at the first step that fails, and says which. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const reports = join(root, 'node_modules/.cache/reports')
const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, FORCE_COLOR: '0', REPORTS: reports }

const steps: readonly (readonly [string, string, readonly string[]])[] = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'tsc', ['-b', '--force']],
  ['files, exports and dependencies that nothing uses', 'knip', ['--no-progress']],
  ['build', 'node', ['scripts/build.ts']],
  ['budgets', 'node', ['scripts/budgets.ts']],
  ['browser', 'node', ['scripts/chromium.ts']],
  ['unit, component and server tests, SQLite and PostgreSQL', 'vitest', ['run']],
  ['end-to-end in Chromium', 'playwright', ['test', '-c', 'e2e']],
]

const times: { name: string; milliseconds: number }[] = []
const inSeconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s`
const row = ({ name, milliseconds }: { name: string; milliseconds: number }) => `${inSeconds(milliseconds)}  ${name}`

function printTimes(): void {
  const all = times.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
  console.log(`\nslowest tests\n${slowestTests(reports, 10).map(row).join('\n')}`)
  console.log(`\nsteps\n${[...times, { name: 'all', milliseconds: all }].map(row).join('\n')}\n`)
}

await rm(reports, { recursive: true, force: true })
await mkdir(reports, { recursive: true })
let done = 0
for (const [name, command, rest] of steps) {
  const from = performance.now()
  console.log(`\n── ${name} (${done + 1} of ${steps.length})`)
  if (command === 'node' && !existsSync(join(root, rest[0] ?? ''))) throw new Error(`${rest[0]} is missing`)
  const { status } = spawnSync(join(bin, command), rest, { cwd: root, env, stdio: 'inherit' })
  times.push({ name, milliseconds: performance.now() - from })
  if (status !== 0) {
    printTimes()
    console.error(`${name} failed`)
    console.log(`${done} passed, 1 failed`)
    process.exit(1)
  }
  done += 1
}
printTimes()
console.log(`${done} passed, 0 failed`)
