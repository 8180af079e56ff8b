import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { addDemoAccounts } from '#demo/accounts.ts'
import { buildApp } from '#server/app.ts'
import { type Config, readConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { percentile } from './percentile.ts'

const rounds = 60

interface Measured {
  /** What is in the database, in words. */
  title: string
  fill: (database: Database) => Promise<void>
  /**
   * Names of calls, and their addresses: by the round where an answer would be cached. Made by `admin`, or by a member with its password;
   * with a body they are a POST.
   */
  calls: readonly (readonly [name: string, url: string | ((round: number) => string), username?: string, body?: object])[]
  /** Measures something else on the same server, and prints it. */
  also?: (app: FastifyInstance, database: Database) => Promise<void>
}

/** Frees what filling has left in memory: a server that is started with these data has none of it, and does not stop to collect it. */
const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

/** @returns seconds that it took, as text */
async function fillDatabase(config: Config, fill: Measured['fill']): Promise<string> {
  const database = openDatabase(config)
  await migrate(database)
  // What a server makes at its first start.
  const app = await buildApp(config, database)
  await app.ready()
  await addDemoAccounts(database.db, new Date())
  const from = performance.now()
  await fill(database)
  const seconds = ((performance.now() - from) / 1000).toFixed(0)
  // As autovacuum does within a minute or so: this server does not run as long.
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
  await app.close()
  await database.close()
  collectGarbage()
  return seconds
}

async function measure({ title, fill, calls, also }: Measured, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-bench-calls-'))
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DIST: dataDir, SEED: 'none', LOG_LEVEL: 'silent' })
  const filling = await fillDatabase(config, fill)
  const database = openDatabase(config)
  const app = await buildApp(config, database)
  await app.ready()
  const ask = async (url: string, authorization: string, body?: object) => {
    const sent = body === undefined ? {} : ({ method: 'POST', payload: body } as const)
    const { statusCode, payload } = await app.inject({ url, headers: { authorization }, ...sent })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${payload.slice(0, 200)}`)
    return JSON.parse(payload) as Record<string, string>
  }
  const logIn = async (username: string) => {
    const basic = Buffer.from(`${username}:ieumsae-demo`).toString('base64')
    const { refreshToken } = await ask('/api/auth/refreshToken', `Basic ${basic}`)
    return (await ask('/api/auth/accessToken', `Bearer ${refreshToken}`))['accessToken'] ?? ''
  }
  const tokens = new Map<string, string>()
  console.log(`\n${database.engine}: ${title} (filled in ${filling} s)`)
  for (const [name, url, username = 'admin', body] of calls) {
    const accessToken = tokens.get(username) ?? (await logIn(username))
    tokens.set(username, accessToken)
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await ask(typeof url === 'string' ? url : url(round), `Bearer ${accessToken}`, body)
      times.push(performance.now() - start)
    }
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((ms) => ms.toFixed(1).padStart(7))
    console.log(`  ${name.padEnd(24)} p50 ${p50} ms   p95 ${p95} ms`)
  }
  await also?.(app, database)
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Prints how long calls take at the server, on both engines or on the one that is asked for (`--engine sqlite`); asserts nothing. */
export async function measureCalls(measured: Measured): Promise<void> {
  const { engine } = parseArgs({ options: { engine: { type: 'string', default: 'sqlite,postgres' } } }).values
  if (engine.includes('sqlite')) await measure(measured, undefined)
  if (!engine.includes('postgres')) return
  const postgres = await startPostgres()
  await measure(measured, postgres.url).finally(postgres.stop)
}
