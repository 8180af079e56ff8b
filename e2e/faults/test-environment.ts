import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import SqliteDatabase from 'better-sqlite3'
import { copyGolden } from '../../src/server/testing/golden.ts'
import { chromium as executablePath } from '../../scripts/chromium.ts'
import { type ServerProcess, startProcess } from '../../src/server/testing/process.ts'
import { copyBuild } from '../build-copy.ts'
import { atOnce, setDelays } from '../delays.ts'
import { type Proxy, startProxy } from './proxy.ts'
import { seconds } from '../../src/server/testing/patience.ts'

const root = resolve(import.meta.dirname, '../..')

/** The real server on a folder and a build of its own, the line before it, and a browser with a profile that outlives it. */
export interface TestEnvironment {
  proxy: Proxy
  /** A copy of the build, which may be changed. */
  dist: string
  context: () => BrowserContext
  /** Closes the browser and opens it again on the same profile. */
  restartBrowser: () => Promise<BrowserContext>
  /** Requests that the firm has received with these words in them, by their receipt numbers. Asked past the line. */
  received: (words: string) => Promise<string[]>
  /** Makes a call as an account of the demo, past the line. @throws Error where it is refused */
  call: (username: string, method: string, path: string, body?: object) => Promise<unknown>
  /** The tokens of a new session of an account of the demo. */
  logIn: (username: string) => Promise<{ accessToken: string; refreshToken: string }>
  /** Lets all matchings be made two days ago: a pair may make few offers in a day, and rounds make one each. */
  ageMatchings: () => void
  close: () => Promise<void>
}

/** Moves the clock of every page by what the test has put aside: a device with a wrong clock. */
function shiftClock(): void {
  const shift = Number(localStorage.getItem('shift') ?? 0)
  const real = Date.now.bind(Date)
  Date.now = () => real() + shift
}

async function tokensOf(url: string, username: string): Promise<{ accessToken: string; refreshToken: string }> {
  const read = async (path: string, authorization: string) =>
    (await (await fetch(`${url}${path}`, { headers: { authorization } })).json()) as { accessToken: string; refreshToken: string }
  const { refreshToken } = await read('/api/auth/refreshToken', `Basic ${btoa(`${username}:ieumsae-demo`)}`)
  return read('/api/auth/accessToken', `Bearer ${refreshToken}`)
}

/** Builds the environment. `dist` names the build, `npm run build` has made it. */
export async function createTestEnvironment(built = process.env['DIST'] ?? 'dist'): Promise<TestEnvironment> {
  const folder = await mkdtemp(join(tmpdir(), 'ieumsae-faults-'))
  const dist = join(root, 'node_modules/.cache', `faults-${process.pid}-${Date.now()}`)
  await copyBuild(dist, resolve(root, built))
  await copyGolden(join(folder, 'data'))
  const env = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), DIST: dist, FORMS_PER_MINUTE: '1000000' }
  let server: ServerProcess = await startProcess(env)
  const { port } = new URL(server.url)
  let restarting: Promise<void> | undefined
  const restartServer = async () => {
    await server.stop('SIGKILL')
    server = await startProcess({ ...env, PORT: port })
  }
  const proxy = await startProxy({
    target: Number(port),
    restart: () => (restarting ??= restartServer().finally(() => (restarting = undefined))),
  })
  const launch = async () => {
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      baseURL: proxy.origin,
      locale: 'ko-KR',
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    await context.addInitScript(shiftClock)
    await context.addInitScript(setDelays, atOnce)
    return context
  }
  let context = await launch()
  let token: string | undefined
  const received = async (words: string, isRetry = false): Promise<string[]> => {
    await restarting
    token ??= (await tokensOf(server.url, 'admin')).accessToken
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${server.url}/api/console/forms?q=${encodeURIComponent(words)}`, { headers })
    if (response.ok) return ((await response.json()) as { forms: { receipt: string }[] }).forms.map(({ receipt }) => receipt)
    // Tokens last ten minutes.
    token = undefined
    if (isRetry) throw new Error(`the server does not tell what it has: ${response.status}`)
    return received(words, true)
  }
  const tokens = new Map<string, string>()
  const call = async (username: string, method: string, path: string, body?: object, isRetry = false): Promise<unknown> => {
    await restarting
    const known = tokens.get(username) ?? (await tokensOf(server.url, username)).accessToken
    tokens.set(username, known)
    const headers = { authorization: `Bearer ${known}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }
    // It may be killed at this very moment.
    const response = await fetch(`${server.url}${path}`, init).catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await restarting
      return fetch(`${server.url}${path}`, init)
    })
    if (response.status === 401 && !isRetry) {
      tokens.delete(username)
      return call(username, method, path, body, true)
    }
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} as ${username}: ${response.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  return {
    proxy,
    call,
    logIn: async (username) => {
      await restarting
      return tokensOf(server.url, username)
    },
    dist,
    context: () => context,
    async restartBrowser() {
      await context.close()
      context = await launch()
      return context
    },
    received: (words) => received(words),
    ageMatchings() {
      const database = new SqliteDatabase(join(folder, 'data', 'ieumsae.db'), { timeout: seconds(10) })
      const at = new Date(Date.now() - 48 * 60 * 60_000).toISOString()
      database.prepare('update "matchings" set "createdAt" = ? where "createdAt" > ?').run(at, at)
      database.close()
    },
    async close() {
      // It may have ended by itself: then what went wrong before is to be heard.
      await context.close().catch(() => undefined)
      await proxy.close()
      await server.stop()
      for (const path of [folder, dist]) await rm(path, { recursive: true, force: true })
    },
  }
}
