import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forms, formStages } from '#contract/law/forms.ts'
import { users } from '#contract/account/users.ts'
import { addDemoAccounts } from '#demo/accounts.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { noPassword } from '#server/account/passwords.ts'
import { sql } from 'kysely'
import { startPostgres } from '../src/server/testing/postgres.ts'
import { addMany, type Many, nameOf, numbered, stories } from './console-data.ts'

/**
 * How long the console's lists take with 10,000 consultations, 50,000 users and 5,000 stories, at the server, on both engines.
 * Prints; asserts nothing.
 */
const sizes = { forms: 10_000, users: 50_000, success: 5000 }
const rounds = 60

const items: readonly Many[] = [
  {
    resource: forms,
    size: sizes.forms,
    make: (count) => ({
      kind: count % 5 === 0 ? 'callback' : 'consultation',
      receipt: `261124-${numbered(count)}`,
      status: (['received', 'answered', 'closed'] as const)[count % 3],
      stage: formStages[count % formStages.length],
      name: nameOf(count),
      phone: `010${String(10_000_000 + count)}`,
      content: `양육비와 재산분할을 여쭙습니다. ${numbered(count * 7)} `.repeat(8),
      site: 'divorce',
      locale: 'ko',
      consent: null,
      _lawyer: null,
      memo: '',
      files: [],
    }),
  },
  {
    resource: users,
    size: sizes.users,
    make: (count) => ({
      username: `member${numbered(count)}`,
      usernameKey: `member${numbered(count)}`,
      passwordHash: noPassword(),
      name: nameOf(count),
      userType: count % 4 === 0 ? 'COMPANY' : 'PERSON',
      role: (['MEMBER', 'SELLER', 'BUYER'] as const)[count % 3],
      status: count % 20 === 0 ? 'withdrawn' : 'active',
      _level: null,
    }),
  },
  stories(sizes.success),
]

const lists: readonly (readonly [string, string])[] = [
  ['forms, first page', '/api/console/forms?limit=50'],
  ['forms, by status', '/api/console/forms?status=received&sort=createdAt&limit=50'],
  ['forms, page 150', '/api/console/forms?limit=50&skip=7450'],
  ['forms, a name', `/api/console/forms?limit=50&q=${encodeURIComponent(nameOf(4321))}`],
  ['forms, words in many', `/api/console/forms?limit=50&q=${encodeURIComponent('재산분할')}`],
  ['forms, by day', '/api/console/forms/statistics?by=day'],
  ['forms, by week', '/api/console/forms/statistics?by=week'],
  ['trends', '/api/console/trends'],
  ['users, first page', '/api/console/users?limit=50'],
  ['users, by role', '/api/console/users?role=SELLER&limit=50'],
  ['users, page 900', '/api/console/users?limit=50&skip=45000'],
  ['users, a name', `/api/console/users?limit=50&q=${encodeURIComponent(nameOf(43_210))}`],
  ['users, by name', '/api/console/users?sort=name&limit=50'],
  ['success, first page', '/api/console/success?limit=50'],
  ['success, page 90', '/api/console/success?limit=50&skip=4450'],
  ['forms, counts', '/api/console/forms/counts'],
  ['forms, counts by stage', '/api/console/forms/counts?stage=received'],
  ['forms, counts of a name', `/api/console/forms/counts?q=${encodeURIComponent(nameOf(4321))}`],
  ['forms, counts of words', `/api/console/forms/counts?q=${encodeURIComponent('재산분할')}`],
  ['users, counts', '/api/console/users/counts'],
  ['success, counts', '/api/console/success/counts'],
  ['success, one of 5,000', `/api/console/success?limit=50&q=${encodeURIComponent(numbered(4321))}`],
]

const percentile = (sorted: readonly number[], share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0

async function measure(databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-bench-console-'))
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DIST: dataDir, SEED: 'none', LOG_LEVEL: 'silent' })
  const database = openDatabase(config)
  await migrate(database)
  const app = await buildApp(config, database)
  await app.ready()
  await addDemoAccounts(database.db, new Date())
  for (const many of items) await addMany(database, many)
  // As autovacuum does within a minute or so: this server does not run as long.
  if (database.engine === 'postgres') await sql`vacuum analyze`.execute(database.db)
  const basic = Buffer.from('admin:ieumsae-demo').toString('base64')
  const ask = async (url: string, authorization: string) => {
    const { statusCode, payload } = await app.inject({ url, headers: { authorization } })
    if (statusCode !== 200) throw new Error(`${url}: ${statusCode} ${payload.slice(0, 200)}`)
    return JSON.parse(payload) as Record<string, string>
  }
  const { refreshToken } = await ask('/api/auth/refreshToken', `Basic ${basic}`)
  const { accessToken } = await ask('/api/auth/accessToken', `Bearer ${refreshToken}`)
  console.log(
    `\n${database.engine}: ${Object.entries(sizes)
      .map(([name, size]) => `${size.toLocaleString('en')} ${name}`)
      .join(', ')}`,
  )
  for (const [name, url] of lists) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      await ask(url, `Bearer ${accessToken}`)
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map((ms) => ms.toFixed(1).padStart(7))
    console.log(`  ${name.padEnd(24)} p50 ${p50} ms   p95 ${p95} ms`)
  }
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
}

await measure(undefined)
const postgres = await startPostgres()
await measure(postgres.url).finally(postgres.stop)
