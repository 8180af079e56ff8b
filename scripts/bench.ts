import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { lighthouse } from './lighthouse.ts'
import { load, type Loaded } from './load.ts'
import { startServer } from './start-server.ts'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { answerTimes, loginStorm } from './login-storm.ts'

/**
 * Measures the built product: start, memory, API and page throughput beside a bare `node:http` server that sends the same
 * bytes, in the same run (the ratio is what counts on a noisy machine), what pages cost a phone's processor, what a tap and a walk through ten pages take on a slow one, what the app does at rest, lists beside a storm of logins, and Lighthouse. Prints; asserts nothing.
 *
 * Latencies are those of the load generator (load.ts, in this process): with the server it shares the machine's cores, and
 * at full load a request mostly waits for the others before it. So pages are asked at a steady rate too, and the server's
 * own metrics say in what time it had them ready.
 */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const port = 4180
const origin = `http://localhost:${port}`
const seconds = Number(process.env['SECONDS_EACH'] ?? 6)
const connections = 64
/** Requests a second, where not as many as go. */
const steady = 2000

// The storm of logins comes from many networks.
const start = (dataDir: string, settings: Readonly<Record<string, string>> = {}) =>
  startServer(port, { DATA_DIR: dataDir, TRUSTED_PROXIES: 'loopback', ...settings })

/** Measures with a folder that is taken away afterwards. */
async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ieumsae-bench-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function residentMegabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** Processor time of a process so far, in microseconds; Linux counts it in hundredths of a second. */
function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

interface Measured extends Loaded {
  /** Microseconds of processor time for one answer: other work on the machine hardly changes it. */
  cost: number
}

async function measure(child: ChildProcess, address: string, headers: Record<string, string>, rate?: number): Promise<Measured> {
  await load(address, headers, { connections, seconds: 1 })
  const before = processorTime(child)
  const loaded = await load(address, headers, { connections, seconds, rate })
  return { ...loaded, cost: (processorTime(child) - before) / (loaded.rate * seconds) }
}

/** What an answer has on the wire, without what Node adds to each. */
interface Answer {
  headers: readonly string[]
  bytes: number
}

/** A server that does nothing but send an answer as long as this one, with the same headers: what the machine gives at the most. */
async function bare(answer: Answer, rate?: number): Promise<Measured> {
  const child = spawn(join(bin, 'node'), ['scripts/bench.ts', '--bare', JSON.stringify(answer)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve) => child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())))
  const result = await measure(child, address, {}, rate)
  child.kill()
  await once(child, 'exit')
  return result
}

function serveBare({ headers, bytes }: Answer): void {
  const body = Buffer.alloc(bytes, 'x')
  const server = createServer((_request, response) => {
    response.writeHead(200, [...headers])
    response.end(body)
  })
  server.listen(0, 'localhost', () => {
    const address = server.address()
    console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}`)
  })
}

const calls: readonly (readonly [string, string, Record<string, string>])[] = [
  ['GET lawyers', '/api/v1/lawyers?isRepresentative=false&type=LAWYER', {}],
  ['GET success (3)', '/api/v1/success?code=firm&site=divorce&isDivorceMain=true', { limit: '3' }],
  ['GET success (9)', '/api/v1/success?code=representative&site=divorce&isDivorceMain=true', { limit: '9' }],
  ['GET insights (9)', '/api/v1/insights?code=article&site=divorce&isDivorceMain=true', { limit: '9' }],
  ['GET popups', '/api/v1/popups?code=divorce', {}],
  ['GET setting', '/api/v1/setting', {}],
]

/** The pages that are measured: the home page, one of each kind of detail, and one that is plain. Those that are not there are left out. */
async function pagePaths(): Promise<string[]> {
  const first = async (path: string, many: string): Promise<string> => {
    const answer = (await (await fetch(`${origin}/api/v1/${path}`, { headers: { limit: '1' } })).json()) as Record<
      string,
      { _id: string }[]
    >
    return answer[many]?.[0]?._id ?? 'none'
  }
  const paths = [
    '/',
    `/story/${await first('success', 'successes')}`,
    `/insight_media/insight/${await first('insights?code=article', 'insights')}`,
    `/member/${await first('lawyers', 'lawyers')}`,
    '/contact',
  ]
  const statuses = await Promise.all(paths.map(async (path) => (await fetch(`${origin}${path}`)).status))
  for (const [index, path] of paths.entries()) if (statuses[index] !== 200) console.log(`${path}: ${statuses[index]}, left out`)
  return paths.filter((_path, index) => statuses[index] === 200)
}

async function answerTo(path: string, headers: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, { headers })
  const body = await response.arrayBuffer()
  const bytes = Number(response.headers.get('content-length')) || body.byteLength
  const own = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
  return { headers: own.flat(), bytes }
}

function print(name: string, ours: Measured, floor: Measured, bytes: number): void {
  const numbers = ({ rate, p50, p99, cost }: Measured) =>
    [rate.toFixed(0).padStart(6), p50.toFixed(1).padStart(6), p99.toFixed(1).padStart(6), cost.toFixed(0).padStart(6)].join(' ')
  const ratio = `${((ours.rate / floor.rate) * 100).toFixed(0)} %`.padStart(9)
  const errors = ours.errors === 0 ? '' : `   ERRORS ${ours.errors}`
  console.log(`${name.padEnd(44)}${numbers(ours)}  | ${numbers(floor)}  |${ratio} ${String(bytes).padStart(7)}${errors}`)
}

/** How many answers the server has counted, and how many of them were ready within 1 and 5 ms of being asked for. */
async function readyIn(): Promise<{ all: number; ms1: number; ms5: number }> {
  const metrics = await (await fetch(`http://127.0.0.1:${port + 1}/metrics`)).text()
  const sum = (pattern: RegExp) => [...metrics.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0)
  const within = (le: string) => sum(new RegExp(`http_request_duration_seconds_bucket\\{le="${le}",[^}]*route="/\\*"[^}]*\\} (\\d+)`, 'g'))
  return { all: within('\\+Inf'), ms1: within('0.001'), ms5: within('0.005') }
}

/** Measures each beside the bare server. */
async function compare(child: ChildProcess, label: string, rows: typeof calls, rate?: number): Promise<void> {
  console.log(`\n${label.padEnd(44)} req/s  p50 ms p99 ms cpu µs | bare node:http           |   ratio   bytes`)
  for (const [name, path, headers] of rows) {
    const answer = await answerTo(path, headers)
    print(name, await measure(child, `${origin}${path}`, headers, rate), await bare(answer, rate), answer.bytes)
  }
}

async function throughput(child: ChildProcess): Promise<void> {
  const paths = await pagePaths()
  const pages = paths.map((path) => [`GET ${path.replace(/[\da-f-]{36}/, '…')} (page, kept)`, path, { 'accept-encoding': 'br' }] as const)
  const full = `${connections} connections, ${seconds} s each`
  await compare(child, full, calls)
  const before = await readyIn()
  await compare(child, full, pages)
  const after = await readyIn()
  const share = (part: 'ms1' | 'ms5') => `${(((after[part] - before[part]) / (after.all - before.all)) * 100).toFixed(3)} %`
  console.log(`at the server: of ${after.all - before.all} pages ${share('ms1')} were ready within 1 ms, ${share('ms5')} within 5 ms`)
  await compare(child, `${full}, ${steady}/s`, pages, steady)
}

/** One of `e2e/bench`, in a browser; `BENCH_BESIDE` names the address of another build, which is measured in turns with this one. */
async function inBrowser(name: string, settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const beside = process.env['BENCH_BESIDE']
  const child = spawn(join(bin, 'node'), [`e2e/bench/${name}.ts`, origin, ...(beside === undefined ? [] : [beside])], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  await new Promise((resolve) => child.once('exit', resolve))
}

/** Logins beside lists, on both engines, each on a server of its own: all of `node scripts/bench.ts --logins`. */
async function benchLogins(dataDir: string): Promise<void> {
  const gateway = createServer((request, response) => {
    request.resume()
    response.writeHead(202).end()
  })
  await once(gateway.listen(0, 'localhost'), 'listening')
  const { port: own } = gateway.address() as AddressInfo
  const postgres = await startPostgres()
  for (const [engine, url] of Object.entries({ SQLite: undefined, PostgreSQL: postgres.url })) {
    const database = url === undefined ? {} : { DATABASE_URL: url }
    const settings = { ...database, SMS_URL: `http://localhost:${own}`, SMS_TOKEN: 'bench' }
    const server = await start(join(dataDir, engine), settings)
    console.log(`\n${engine}`)
    await loginStorm(origin, seconds)
      .then(() => answerTimes(origin))
      .finally(server.stop)
  }
  await postgres.stop()
  gateway.close()
}

async function benchBuild(dataDir: string): Promise<void> {
  ensureChromium()
  const from = performance.now()
  const first = await start(dataDir)
  console.log(`first start, with migrations and demo content: ${((performance.now() - from) / 1000).toFixed(1)} s`)
  // The first view's pictures are made once, in the background.
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  await first.stop()
  const again = performance.now()
  const { process: child, stop } = await start(dataDir)
  console.log(`start: ${((performance.now() - again) / 1000).toFixed(2)} s, ${residentMegabytes(child).toFixed(0)} MB resident`)
  try {
    await inBrowser('main-thread', { PATHS: (await pagePaths()).join(' ') })
    await inBrowser('taps')
    await inBrowser('walk')
    await inBrowser('at-rest')
    await lighthouse(origin, await pagePaths(), Number(process.env['LIGHTHOUSE_ROUNDS'] ?? 5))
    await throughput(child)
    console.log(`\nafter the load: ${residentMegabytes(child).toFixed(0)} MB resident`)
  } finally {
    await stop()
  }
}

if (process.argv[2] === '--bare') serveBare(JSON.parse(process.argv[3] ?? '') as Answer)
else {
  if (process.argv[2] !== '--logins') await withFolder(benchBuild)
  await withFolder(benchLogins)
}
