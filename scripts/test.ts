import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Everything, in the order in which a mistake is found soonest. Stops at the first step that fails, and says which. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, FORCE_COLOR: '0' }

const steps: readonly (readonly [string, string, readonly string[]])[] = [
  ['format', 'oxfmt', ['--check']],
  ['lint', 'oxlint', ['--type-aware', '--deny-warnings']],
  ['types', 'tsc', ['-b', '--force']],
  ['build', 'node', ['scripts/build.ts']],
  ['budgets', 'node', ['scripts/budgets.ts']],
  ['browser', 'node', ['scripts/chromium.ts']],
  ['unit, component and server tests, SQLite and PostgreSQL', 'vitest', ['run']],
  ['Java, for the HTML checker', 'node', ['scripts/java.ts']],
  ['end-to-end in Chromium', 'playwright', ['test', '-c', 'e2e']],
]

const start = performance.now()
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(0)} s`
let done = 0
for (const [name, command, rest] of steps) {
  const from = performance.now()
  console.log(`\n── ${name} (${done + 1} of ${steps.length})`)
  if (command === 'node' && !existsSync(join(root, rest[0] ?? ''))) throw new Error(`${rest[0]} is missing`)
  const { status } = spawnSync(join(bin, command), rest, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) {
    console.error(`\n${name} failed after ${seconds(from)}`)
    console.log(`${done} passed, 1 failed`)
    process.exit(1)
  }
  done += 1
  console.log(`   ${name}: ${seconds(from)}`)
}
console.log(`\neverything passed in ${seconds(start)}`)
console.log(`${done} passed, 0 failed`)
