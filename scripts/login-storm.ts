import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { load, type Loaded } from './load.ts'

/** What readers of a list feel while many people try to log in at once, each from a network of their own. */

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
    const due = from + (index / logins) * 1000
    if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
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

const [origin, seconds] = process.argv.slice(2)
if (process.argv[1] === import.meta.filename) await storm(origin ?? '', Number(seconds))
