import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { carryFormerAssets } from './former-assets.ts'

/** Builds what `npm start` serves: fonts, the client with its service worker, the server-rendering bundle, compressed copies. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
/** As the server's own setting of that name. */
const dist = resolve(root, process.env['DIST'] ?? 'dist')
let build = ''

async function run(label: string, command: string, ...rest: string[]): Promise<void> {
  const start = performance.now()
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, NODE_ENV: 'production', VITE_BUILD: build }
  try {
    await promisify(execFile)(join(bin, command), rest, { cwd: root, env, maxBuffer: 64 * 1024 ** 2 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    console.error(stdout, stderr)
    throw new Error(`${label} failed`, { cause: error })
  }
  console.log(`${label.padEnd(10)} ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Text files get a brotli and a gzip copy beside them, so that the server never compresses what does not change. */
async function compress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css|svg|html|webmanifest)$/.test(file))
  const copies = names.map(async (name) => {
    const bytes = await readFile(join(folder, name))
    if (bytes.length < 1000) return
    const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
    await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(bytes, hint))
    await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(bytes, { level: 9 }))
  })
  await Promise.all(copies)
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
await run('fonts', 'node', 'scripts/fonts.ts')
await run('contract', 'node', 'scripts/offline-collections.ts')
await run('topics', 'node', 'scripts/topics.ts')
build = nameOfBuild()
// The service worker names the files of the client's folder: the console, which has its own in it, comes later.
await run('client', 'vite', 'build', '--outDir', join(dist, 'client'), '--emptyOutDir', '--manifest', '--logLevel', 'warn')
const consoleDist = join(dist, 'client/console')
const server = ['--ssr', 'src/client/entry-server.tsx', '--outDir', join(dist, 'server'), '--emptyOutDir']
await Promise.all([
  run('console', 'vite', 'build', 'src/client/console', '--outDir', consoleDist, '--manifest', '--logLevel', 'warn'),
  run('server', 'vite', 'build', ...server, '--logLevel', 'warn'),
])
await compress(join(dist, 'client'))
putBack(build)
