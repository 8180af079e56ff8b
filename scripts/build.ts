import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { carryFormerAssets } from './former-assets.ts'

/** Builds what `npm start` serves: fonts, the client with its service worker, the server-rendering bundle, compressed copies. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
/** As the server's own setting of that name. */
const dist = resolve(root, process.env['DIST'] ?? 'dist')
let build = ''

function run(label: string, command: string, ...rest: string[]): void {
  const start = performance.now()
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, NODE_ENV: 'production', VITE_BUILD: build }
  const { status, stdout, stderr } = spawnSync(join(bin, command), rest, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) {
    console.error(stdout, stderr)
    throw new Error(`${label} failed`)
  }
  console.log(`${label.padEnd(10)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Text files get a brotli and a gzip copy beside them, so that the server never compresses what does not change. */
function compress(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => /\.(js|css|svg|html|webmanifest)$/.test(file))) {
    const bytes = readFileSync(join(folder, name))
    if (bytes.length < 1000) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }))
  }
}

/** Names a build by what it is made of: the same sources make the same build, which is no update. */
function nameOfBuild(): string {
  const hash = createHash('sha256')
  const folders = ['src/client', 'src/contract', 'src/worker', 'locales', 'public']
  const below = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  const files = [...below, 'index.html', 'vite.config.ts', 'package-lock.json'].filter((name) => statSync(join(root, name)).isFile())
  for (const name of files.toSorted()) hash.update(`${name}\0`).update(readFileSync(join(root, name)))
  return hash.digest('base64url').slice(0, 12)
}

const putBack = carryFormerAssets(dist)
rmSync(dist, { recursive: true, force: true })
run('fonts', 'node', 'scripts/fonts.ts')
run('contract', 'node', 'scripts/offline-collections.ts')
run('topics', 'node', 'scripts/topics.ts')
build = nameOfBuild()
run('client', 'vite', 'build', '--outDir', join(dist, 'client'), '--emptyOutDir', '--manifest', '--logLevel', 'warn')
run('console', 'vite', 'build', 'src/client/console', '--outDir', join(dist, 'client/console'), '--manifest', '--logLevel', 'warn')
run(
  'server',
  'vite',
  'build',
  '--ssr',
  'src/client/entry-server.tsx',
  '--outDir',
  join(dist, 'server'),
  '--emptyOutDir',
  '--logLevel',
  'warn',
)
compress(join(dist, 'client'))
putBack(build)
