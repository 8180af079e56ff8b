import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { load, type Loaded } from './load.ts'

/** What readers of a list feel while many people try to log in at once, each from a network of their own; and what the time of an answer tells. */

const logins = 200
const list = '/api/v1/success?code=firm&site=divorce'
/** Lists a second, over this many connections. */
const [rate, connections] = [200, 16]

/** Sends wrong logins at a steady rate, and counts what they are answered with. In a process of its own: see below. */
async function storm(origin: string, seconds: number): Promise<void> {
  const answered: Record<string, number> = {}
  const one = async (index: number) => {
    const basic = Buffer.from(`nobody${index}:a wrong password`).toString('base64')
    const network = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
    const headers = { authorization: `Basic ${basic}`, 'x-forwarded-for': network }
    const { status } = await fetch(`${origin}/api/auth/refreshToken`, { headers })
    answered[status] = (answered[status] ?? 0) + 1
  }
  const all: Promise<void>[] = []
  const from = performance.now()
  for (let index = 0; index < logins * seconds; index += 1) {
    const ahead = from + (index / logins) * 1000 - performance.now()
    if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead))
    all.push(one(index))
  }
  await Promise.all(all)
  console.log(JSON.stringify(answered))
}

const numbers = ({ p50, p99, errors }: Loaded) => `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${errors} errors`

/** @param origin of a server that trusts this machine as its proxy (`TRUSTED_PROXIES`) */
export async function loginStorm(origin: string, seconds: number): Promise<void> {
  const read = () => load(`${origin}${list}`, {}, { connections, seconds, rate })
  await load(`${origin}${list}`, {}, { connections, seconds: 1, rate })
  const quiet = await read()
  // The load generator must not wait for the logins.
  const child = spawn(process.execPath, [import.meta.filename, origin, String(seconds + 2)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const answered = text(child.stdout)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const during = await read()
  await once(child, 'close')
  console.log(`\nlists at ${rate}/s:                    ${numbers(quiet)}`)
  console.log(`the same beside ${logins} logins/s:      ${numbers(during)}; logins by status: ${(await answered).trim()}`)
}

const rounds = 100

/** The largest difference of two distributions (Kolmogorov and Smirnov), and the one that chance alone goes beyond once in a hundred. */
function distance(one: readonly number[], other: readonly number[]): string {
  const share = (all: readonly number[], limit: number) => all.filter((value) => value <= limit).length / all.length
  const most = Math.max(...[...one, ...other].map((limit) => Math.abs(share(one, limit) - share(other, limit))))
  return `${most.toFixed(2)} (chance: up to ${(1.63 * Math.sqrt(2 / one.length)).toFixed(2)})`
}

const middle = (times: readonly number[], part = 0.5) => (times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0).toFixed(1)

/** A number of somebody's own. */
const phoneOf = (name: string) => `010-${name.startsWith('known') ? 1000 : 9000}-${name.replace(/\D+/, '').padStart(4, '0')}`

/**
 * Measures whether the time of an answer tells that there is an account: a wrong password and a forgotten one, in any order.
 * @param origin of a server that can send text messages (`SMS_URL`)
 */
export async function answerTimes(origin: string): Promise<void> {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const basic = (name: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` })
  const read = async (path: string, headers: Record<string, string>) =>
    (await (await fetch(`${origin}${path}`, { headers })).json()) as Record<'refreshToken' | 'accessToken', string>
  const { refreshToken } = await read('/api/auth/refreshToken', basic('admin', 'ieumsae-demo'))
  const { accessToken } = await read('/api/auth/accessToken', bearer(refreshToken))
  const json = { 'content-type': 'application/json' }
  const account = { password: 'a long password', name: 'n', userType: 'PERSON', role: 'MEMBER', status: 'active', _level: null }
  for (let index = 0; index < rounds; index += 1) {
    const body = JSON.stringify({ ...account, username: `known-${index}`, phone: phoneOf(`known-${index}`) })
    const { status } = await fetch(`${origin}/api/console/users`, { method: 'POST', body, headers: { ...json, ...bearer(accessToken) } })
    if (status !== 201) throw new Error(`an account was refused with ${status}`)
  }
  const logIn = (name: string) => ({ path: '/api/auth/refreshToken', init: { headers: basic(name, 'a wrong password') } })
  const recover = (name: string) => ({
    path: '/api/v1/users/recovery',
    init: { method: 'POST', headers: json, body: JSON.stringify({ channel: 'SMS', to: phoneOf(name) }) },
  })
  console.log('')
  for (const [what, ask, status] of [
    ['wrong password', logIn, 401],
    ['forgotten password', recover, 201],
  ] as const) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let index = 0; index < rounds; index += 1)
      for (const kind of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const { path, init } = ask(`${kind}-${index}`)
        // What the one before has left to do is done.
        await new Promise((resolve) => setTimeout(resolve, 25))
        const headers = { ...init.headers, 'x-forwarded-for': `10.${what.length}.${index}.${kind.length}` }
        const from = performance.now()
        const response = await fetch(`${origin}${path}`, { ...init, headers })
        await response.text()
        if (response.status !== status) throw new Error(`${what}: ${response.status}`)
        times[kind].push(performance.now() - from)
      }
    const words = (['known', 'unknown'] as const).map((kind) => `${kind} p50 ${middle(times[kind])} p95 ${middle(times[kind], 0.95)} ms`)
    console.log(`${what}, account ${words.join(', ')}; distance ${distance(times.known, times.unknown)}`)
  }
}

const [origin, seconds] = process.argv.slice(2)
if (process.argv[1] === import.meta.filename) await storm(origin ?? '', Number(seconds))
