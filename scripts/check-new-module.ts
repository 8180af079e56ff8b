import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ModulePart, moduleParts } from './new-module/template.ts'

/**
 * Usage: node scripts/check-new-module.ts [--whole | --thorough]
 *
 * Writes a module (`npm run new -- --module`) with all parts into a copy of the project, and resources into other modules; runs on
 * it what `npm run check` runs, and the server tests of the module. Fails where the module changed more than four existing lines.
 * Types are checked in the new files, the changed ones and those that import a list of modules, and the tests are those that read
 * the whole project. Whole: the types of everything; what is wrong in the project is found by that, too, so that `npm test` checks
 * them once. Thorough: a module without parts and all unit tests as well.
 */
const root = join(import.meta.dirname, '..')
const name = 'guestbook'
const mostChangedLines = 4
/** Resources of other modules: documents, some with a name of two words, and a table with rules. */
const resources = [['law/columns'], ['trade/case-histories'], ['trade/venues', '--relational']] as const

class Failed extends Error {}

const identity = ['-c', 'user.name=check', '-c', 'user.email=check@example.com', '-c', 'core.quotePath=false']
const git = (cwd: string, ...given: string[]) =>
  execFileSync('git', [...identity, ...given], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 })
    .split('\n')
    .filter((line) => line !== '')

/** A copy of what is tracked or will be, in a repository of its own with one commit. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ieumsae-module-'))
  for (const path of git(root, 'ls-files', '--cached', '--others', '--exclude-standard')) cpSync(join(root, path), join(folder, path))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  git(folder, 'init', '-q')
  git(folder, 'add', '-A')
  git(folder, 'commit', '-q', '-m', 'before')
  return folder
}

/** Runs a program of the copy, and says how long it took. @throws Failed with what it has said */
async function run(folder: string, command: string, ...given: string[]): Promise<void> {
  const from = performance.now()
  const bin = join(folder, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, FORCE_COLOR: '0', REPORTS: undefined }
  const child = spawn(join(bin, command), given, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  const line = [command, ...given].join(' ')
  console.log(`${((performance.now() - from) / 1000).toFixed(1).padStart(7)} s  ${line.slice(0, 80)}`)
  if ((await ended) !== 0) throw new Failed(`${line}\n${said}${complained}`)
}

/** Lines that were there and are not any more. Catalogues, and what programs write from declarations, nobody edits by hand. */
const changedLines = (folder: string): string[] =>
  git(folder, 'diff', '-U0', '--no-color', '--', '.', ':!*.gen.ts', ':!locales').filter((line) => /^-(?!--)/.test(line))

const isThorough = process.argv.includes('--thorough')
const isWhole = isThorough || process.argv.includes('--whole')

/** Files whose types a new module may change: its own, those that were changed for it, and what imports a list of modules. */
function concerned(folder: string): string[] {
  const changed = git(folder, 'diff', '--name-only', '--', '*.ts', '*.tsx')
  const importers = git(folder, 'grep', '-lE', "/modules\\.ts'", '--', 'src', 'e2e')
  return [...new Set([...newFiles(folder), ...changed, ...importers])]
}

/** New files with types. */
const newFiles = (folder: string) => git(folder, 'ls-files', '--others', '--exclude-standard').filter((path) => /\.tsx?$/.test(path))

async function testModule(folder: string): Promise<void> {
  const parts = ['src/contract/', 'src/client/data/', ...git(folder, 'ls-files', 'src/*.test.ts').filter((path) => dirname(path) === 'src')]
  await run(folder, 'vitest', 'run', '--project', 'unit', ...(isThorough ? ['src/'] : [...parts, `/${name}/`]))
  const own = new Set(
    newFiles(folder)
      .filter((path) => path.endsWith('.db.test.ts'))
      .map(dirname),
  )
  await run(folder, 'vitest', 'run', '--project', 'server-sqlite', ...own, 'src/server/walk.db.test.ts', 'src/server/personal.db.test.ts')
}

async function checkTypes(folder: string): Promise<void> {
  await run(folder, 'oxfmt', '--check')
  await run(folder, 'oxlint', '--deny-warnings', '--type-aware', '--type-check', ...(isWhole ? [] : concerned(folder)))
  await run(folder, 'knip', '--no-progress')
}

async function check(parts: readonly ModulePart[]): Promise<void> {
  console.log(`\na module with ${parts.join(', ') || 'nothing beside its contract and its server'}`)
  const folder = copyProject()
  try {
    await run(folder, 'node', 'scripts/new.ts', '--module', name, '--with', parts.join(','), '--label', '방명록/Guestbook/留言簿')
    const changed = changedLines(folder)
    console.log(changed.map((line) => `           ${line}`).join('\n'))
    if (changed.length > mostChangedLines) throw new Failed(`${changed.length} existing lines were changed: ${mostChangedLines} may be`)
    await testModule(folder)
    for (const given of resources) await run(folder, 'node', 'scripts/new.ts', ...given)
    await checkTypes(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  for (const parts of isThorough ? [moduleParts, []] : [moduleParts]) await check(parts)
} catch (error) {
  if (!(error instanceof Failed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
