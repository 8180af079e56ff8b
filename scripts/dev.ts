import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** API and app with hot reload in one command: the app at http://localhost:5173, its API behind the same address. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const apiPort = process.env['API_PORT'] ?? '3001'
const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, API_PORT: apiPort }

const run = (script: string) => spawn(join(bin, 'node'), [script], { cwd: root, env, stdio: 'inherit' })
run('scripts/offline-collections.ts')
run('scripts/topics.ts')
run('scripts/fonts.ts').on('exit', (code) => {
  if (code !== 0) process.exit(code ?? 1)
  const children = [
    spawn(join(bin, 'node'), ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
      cwd: root,
      // Without a build of its own the server answers the API only.
      env: { ...env, PORT: apiPort, DIST: join(root, 'node_modules/.cache/no-build') },
      stdio: 'inherit',
    }),
    spawn(join(bin, 'vite'), [], { cwd: root, env, stdio: 'inherit' }),
    // Behind the app's address, below /console.
    spawn(join(bin, 'vite'), ['src/client/console'], { cwd: root, env, stdio: 'inherit' }),
  ]
  const stop = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  for (const child of children) child.on('exit', stop)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
})
