import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'

const isRoot = process.getuid?.() === 0

const childrenOf = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [])

/** The folder of PostgreSQL's programs on this machine, the newest version first. */
function findPrograms(): string | undefined {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  const debian = childrenOf('/usr/lib/postgresql').toSorted((a, b) => Number(b.split('/').at(-1)) - Number(a.split('/').at(-1)))
  const homebrew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap(childrenOf).filter((path) => path.includes('postgresql'))
  const candidates = [
    ...(asked.status === 0 ? [asked.stdout.trim()] : []),
    ...[...debian, ...homebrew].map((path) => join(path, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
  return candidates.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))
}

const advice =
  'The tests on PostgreSQL need its server programs. Install them (Debian, Ubuntu: apt-get install postgresql; macOS: brew install postgresql),' +
  ' or name a server that may be used in TEST_DATABASE_URL, or run the SQLite half only: vitest run --project unit --project server-sqlite'

/** Finds PostgreSQL; as root on Debian installs it. @throws Error that says what to install */
function requirePrograms(): string {
  const found = findPrograms()
  if (found !== undefined) return found
  if (!isRoot || !existsSync('/usr/bin/apt-get')) throw new Error(advice)
  for (const call of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']]) {
    const { status, stderr } = spawnSync('apt-get', call, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${advice}\napt-get ${call.join(' ')} failed:\n${stderr}`)
  }
  const installed = findPrograms()
  if (installed === undefined) throw new Error(advice)
  return installed
}

/** PostgreSQL refuses to run as root: another account that this machine has. */
function accountFor(): { uid: number; gid: number } | undefined {
  if (!isRoot) return undefined
  const name = ['postgres', 'nobody'].find((user) => spawnSync('id', [user]).status === 0)
  if (name === undefined) throw new Error('PostgreSQL refuses to run as root, and there is neither an account postgres nor nobody')
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function untilReady(server: ChildProcess, url: string, log: () => string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
    if (server.exitCode !== null) break
    const client = new Client({ connectionString: url })
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isReady) return
  }
  throw new Error(`PostgreSQL did not start:\n${log()}`)
}

export interface RunningPostgres {
  /** A connection string of its first database; the user may create others. */
  url: string
  stop: () => Promise<void>
}

/** Starts a PostgreSQL of our own, in a temporary folder, reached over a socket in it. `stop` ends it and removes the folder. */
export async function startPostgres(): Promise<RunningPostgres> {
  const programs = requirePrograms()
  const account = accountFor()
  const folder = mkdtempSync(join(tmpdir(), 'ieumsae-postgres-'))
  if (account !== undefined) chownSync(folder, account.uid, account.gid)
  const options = { cwd: folder, ...account }
  let server: ChildProcess | undefined
  // The last resort, when nobody could wait any more.
  const abandon = () => {
    server?.kill('SIGQUIT')
    const ticks = new Int32Array(new SharedArrayBuffer(4))
    for (let tries = 0; tries < 40 && existsSync(join(folder, 'data/postmaster.pid')); tries += 1) Atomics.wait(ticks, 0, 0, 50)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  const stop = async () => {
    if (server !== undefined && server.exitCode === null && server.kill('SIGINT')) await once(server, 'exit')
    process.off('exit', abandon)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const data = join(folder, 'data')
    const made = spawnSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      {
        ...options,
        encoding: 'utf8',
      },
    )
    if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}${made.error?.message ?? ''}`)
    // Only what a crash, a second server or a long life would need is switched off.
    const crash = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0']
    const settings = [...crash, 'autovacuum=off', 'listen_addresses=', 'max_connections=150']
    const values = [...settings, `unix_socket_directories=${folder}`].flatMap((setting) => ['-c', setting])
    server = spawn(join(programs, 'postgres'), ['-D', data, ...values], { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)))
    const url = `postgres://postgres@${encodeURIComponent(folder)}/postgres`
    await untilReady(server, url, () => log)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Vitest's global setup of the project `server-postgres`. A server named by `TEST_DATABASE_URL` is used and left running. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const { url, stop } = given === undefined ? await startPostgres() : { url: given, stop: async () => undefined }
  project.provide('databaseUrl', url)
  return stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Not given where a project needs no particular one. */
    engine: 'sqlite' | 'postgres' | undefined
    /** Where databases can be made; PostgreSQL only. */
    databaseUrl: string
  }
}
