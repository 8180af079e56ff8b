import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const parts = [
  'src/contract',
  'src/server',
  'src/demo',
  'src/client/offline/content',
  'scripts/new.ts',
  'scripts/new-module',
  'scripts/offline-collections.ts',
  'locales',
  'package.json',
  'tsconfig.base.json',
  '.oxfmtrc.json',
]

/** A copy of the server's part of the project for the tests of one file, in which resources can be added. */
export async function copyProject() {
  const folder = await mkdtemp(join(tmpdir(), 'ieumsae-new-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  /** Runs a script of the copy. */
  const run = (script: string, ...given: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...given], { cwd: folder, encoding: 'utf8' })
    return { status, text: stdout + stderr }
  }
  return { folder, run, add: (...given: string[]) => run('scripts/new.ts', ...given) }
}
