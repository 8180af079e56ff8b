import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { chromium, ensureChromium } from './chromium.ts'

/**
 * Measures the built product: start, memory, API and page throughput beside a bare `node:http` server in the same run
 * (the ratio is what counts on a noisy machine), and Lighthouse. Prints; asserts nothing.
 */
const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')
const port = 4180
const origin = `http://localhost:${port}`
const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-bench-'))
const seconds = Number(process.env['SECONDS_EACH'] ?? 6)
const connections = 64

async function start(): Promise<{ child: ChildProcess; ms: number }> {
  const from = performance.now()
  const child = spawn(join(bin, 'node'), ['src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return { child, ms: performance.now() - from }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

const stop = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

function residentMegabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function load(url: string, headers: Record<string, string> = {}) {
  const result = await autocannon({ url, headers, connections, duration: seconds })
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, errors: result.errors + result.non2xx }
}

/** A server that does nothing but send a body of this size: what the machine gives at the most. */
async function bare(bytes: number) {
  const child = spawn(join(bin, 'node'), ['scripts/bench.ts', '--bare', String(bytes)], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve) => child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())))
  const result = await load(address)
  await stop(child)
  return result
}

function serveBare(bytes: number): void {
  const body = Buffer.alloc(bytes, 'x')
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': body.length })
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
  ['GET / (page)', '/', { 'accept-encoding': 'br' }],
]

async function throughput(): Promise<void> {
  console.log(`\n${connections} connections, ${seconds} s each     req/s   p50 ms   p99 ms   of bare node:http   bytes`)
  for (const [name, path, headers] of calls) {
    const body = await fetch(`${origin}${path}`, { headers })
    const bytes = Number(body.headers.get('content-length')) || (await body.arrayBuffer()).byteLength
    const ours = await load(`${origin}${path}`, headers)
    const floor = await bare(bytes)
    const numbers = [ours.rate.toFixed(0).padStart(9), ours.p50.toFixed(0).padStart(8), ours.p99.toFixed(0).padStart(8)]
    const ratio = `${((ours.rate / floor.rate) * 100).toFixed(0)} % of ${floor.rate.toFixed(0)} (p99 ${floor.p99} ms)`
    console.log(
      `${name.padEnd(26)}${numbers.join(' ')}   ${ratio.padEnd(24)} ${bytes}${ours.errors === 0 ? '' : `   ERRORS ${ours.errors}`}`,
    )
  }
}

async function lighthouseOf(path: string): Promise<void> {
  const output = join(dataDir, 'lighthouse.json')
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking'
  const rest = [`${origin}${path}`, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`]
  const only = '--only-categories=performance,accessibility,best-practices,seo'
  await new Promise<void>((resolve, reject) => {
    const child = spawn(join(bin, 'lighthouse'), [...rest, only], {
      cwd: root,
      env: { ...process.env, PATH: `${bin}:${process.env['PATH']}`, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('Lighthouse failed'))))
  })
  const report = JSON.parse(readFileSync(output, 'utf8')) as {
    categories: Record<string, { score: number }>
    audits: Record<string, { displayValue?: string }>
  }
  const scores = Object.entries(report.categories).map(([id, { score }]) => `${id} ${Math.round(score * 100)}`)
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ]
  console.log(`Lighthouse mobile ${path}: ${scores.join(', ')}`)
  console.log(`   ${metrics.map((id) => `${id} ${report.audits[id]?.displayValue ?? '?'}`).join(' · ')}`)
}

async function bench(): Promise<void> {
  ensureChromium()
  const first = await start()
  console.log(`first start, with migrations and demo content: ${(first.ms / 1000).toFixed(1)} s`)
  // The first view's pictures are made once, in the background.
  await new Promise((resolve) => setTimeout(resolve, 15_000))
  await stop(first.child)
  const { child, ms } = await start()
  console.log(`start: ${(ms / 1000).toFixed(2)} s, ${residentMegabytes(child).toFixed(0)} MB resident`)
  try {
    for (let round = 0; round < Number(process.env['LIGHTHOUSE_ROUNDS'] ?? 3); round += 1) await lighthouseOf('/')
    await throughput()
    console.log(`\nafter the load: ${residentMegabytes(child).toFixed(0)} MB resident`)
  } finally {
    await stop(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (process.argv[2] === '--bare') serveBare(Number(process.argv[3]))
else await bench()
