import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Builds what `npm start` serves: fonts, the client with its service worker, the server-rendering bundle, compressed copies. */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
/** As the server's own setting of that name. */
const dist = resolve(root, process.env['DIST'] ?? 'dist')

function run(label: string, command: string, ...rest: string[]): void {
  const start = performance.now()
  const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}`, NODE_ENV: 'production', VITE_BUILD: Date.now().toString(36) }
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

/**
 * The files of the build before this one, for tabs that still run it: they find their late parts until they are reloaded.
 * `own` names what a build made itself, so that nothing is carried on for ever.
 */
function keepFormerAssets(): () => void {
  const assets = join(dist, 'client/assets')
  const ownList = join(dist, 'own-assets.json')
  const own = existsSync(ownList) ? (JSON.parse(readFileSync(ownList, 'utf8')) as string[]) : []
  const former = own.filter((name) => existsSync(join(assets, name))).map((name) => [name, readFileSync(join(assets, name))] as const)
  return () => {
    const made = readdirSync(assets)
    for (const [name, bytes] of former) if (!made.includes(name)) writeFileSync(join(assets, name), bytes)
    writeFileSync(ownList, JSON.stringify(made.filter((name) => !name.endsWith('.map'))))
  }
}

const putBack = keepFormerAssets()
rmSync(dist, { recursive: true, force: true })
run('fonts', 'node', 'scripts/fonts.ts')
run('client', 'vite', 'build', '--outDir', join(dist, 'client'), '--emptyOutDir', '--manifest', '--logLevel', 'warn')
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
putBack()
