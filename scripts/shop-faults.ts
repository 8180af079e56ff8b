import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { unhurried } from '#server/db/limits.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/schema.ts'
import { standIn } from '#server/testing/payment-gateway.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { randomFrom } from '#server/testing/random.ts'
import { checkBooks } from './shop/books.ts'
import { Caller } from './shop/caller.ts'
import { catchUp } from './shop/catch-up.ts'
import { compareGateway } from './shop/gateway-books.ts'
import { KilledServer } from './shop/killed-server.ts'
import { operate } from './shop/operations.ts'
import { expirePayments } from './shop/paying.ts'
import { fillShop, TestShop } from './shop/test-shop.ts'

/**
 * Does random operations of a shop, many at once, while its server is killed again and again and the payment gateway fails. After each
 * kill the books have to add up, and in the end, once the jobs have caught up, the gateway has to hold what they say.
 */

interface Trial {
  operations: number
  seed: number
  databaseUrl: string | undefined
  isVerbose: boolean
}

const clients = 8
/** The server lives for so many operations at least, and twice as many at most. */
const lifetime = 250

/** Does the operations, many at once, and kills the server between them. */
async function operateAll(shop: TestShop, server: KilledServer, operations: number): Promise<void> {
  let [done, next, killing] = [0, lifetime, server.start()]
  const killAndStart = async () => {
    await server.kill()
    await server.startAgain()
  }
  const client = async () => {
    while (done < operations) {
      done += 1
      if (done === next) {
        next += lifetime + shop.upTo(lifetime)
        killing = killing.then(killAndStart)
      }
      await operate(shop)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  await killing
  await server.kill()
}

/** Counts what was cancelled, came back and was exchanged, by how it ended. */
async function countClaims(db: Db): Promise<string> {
  const claims = db.selectFrom('shop_claims').select(({ fn }) => ['kind', 'state', fn.countAll().as('total')])
  const rows = await claims.groupBy(['kind', 'state']).orderBy('kind').orderBy('state').execute()
  return rows.map(({ kind, state, total }) => `${kind} ${state} ${total}`).join(', ')
}

async function countChanges(db: Db): Promise<string> {
  const way = sql<string>`case when "difference" > 0 then 'dearer' when "difference" < 0 then 'cheaper' else 'as much' end`
  const changes = db.selectFrom('shopOrderChanges').select(({ fn }) => [way.as('way'), 'state', fn.countAll().as('total')])
  const rows = await changes.groupBy([way, 'state']).orderBy(way).orderBy('state').execute()
  return rows.map(({ way: name, state, total }) => `${name} ${state} ${total}`).join(', ')
}

function report(shop: TestShop, server: KilledServer, { isVerbose }: Trial): void {
  if (!isVerbose) return
  for (const line of [...shop.caller.answers].map(([name, count]) => `  ${name}: ${count}`).toSorted()) console.log(line)
  const messages = new Set([...server.output.matchAll(/"err":\{"type":"\w*","message":"[^"]*"/g)].map(([text]) => text))
  console.log([...messages].join('\n'))
}

async function tryOnce(trial: Trial): Promise<boolean> {
  const { operations, seed, databaseUrl } = trial
  const dataDir = mkdtempSync(join(tmpdir(), 'ieumsae-shop-faults-'))
  const gateway = standIn('test_sk')
  gateway.server.listen(0, '127.0.0.1')
  await once(gateway.server, 'listening')
  const { port } = gateway.server.address() as AddressInfo
  const toss = { TOSS_CLIENT_KEY: 'test_ck', TOSS_SECRET_KEY: 'test_sk', TOSS_API_URL: `http://localhost:${port}` }
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED: 'none', STUN_URLS: '', TRUSTED_PROXIES: '127.0.0.1', ...toss }
  const config = readConfig({ ...env, DIST: dataDir, LOG_LEVEL: 'silent' })
  // Whole tables are rewritten and compared here, beside a busy server.
  const database = openDatabase(config, unhurried)
  await migrate(database)
  const shop = new TestShop({ db: database.db, caller: new Caller(), gateway, random: randomFrom(seed) })
  const server = new KilledServer(shop, database, env)
  try {
    await fillShop(shop)
    const from = performance.now()
    await operateAll(shop, server, operations)
    const seconds = ((performance.now() - from) / 1000).toFixed(0)
    gateway.failRefunds(0, 'break')
    expirePayments(gateway)
    const end = await catchUp(config, database, shop.staff._id)
    const held = await compareGateway(database.db, gateway)
    const wrong = [...server.wrong, ...end.wrong, ...held.wrong, ...(await checkBooks(database.db)), ...shop.caller.faults]
    const { confirm, cancel } = gateway.calls
    console.log(
      `${database.engine}, seed ${seed}: ${operations} operations in ${seconds} s, ${shop.orders.length} orders, ${server.kills} kills`,
    )
    console.log(`  the gateway took ${confirm} of ${held.payments} payments, gave back ${cancel} times, and holds ${held.total} won`)
    console.log(`  caught up after ${end.rounds} rounds: ${wrong.length === 0 ? 'everything adds up' : `${wrong.length} wrong`}`)
    console.log(`  claims: ${await countClaims(database.db)}`)
    console.log(`  changes of what was paid: ${await countChanges(database.db)}`)
    report(shop, server, trial)
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`)
    return wrong.length === 0
  } finally {
    await server.stop()
    gateway.server.closeAllConnections()
    gateway.server.close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    engine: { type: 'string', default: 'sqlite,postgres' },
    verbose: { type: 'boolean', default: false },
  },
})
const trial = { operations: Number(values.operations), seed: Number(values.seed), isVerbose: values.verbose }
const outcomes: boolean[] = []
if (values.engine.includes('sqlite')) outcomes.push(await tryOnce({ ...trial, databaseUrl: undefined }))
if (values.engine.includes('postgres')) {
  const postgres = await startPostgres()
  outcomes.push(await tryOnce({ ...trial, databaseUrl: postgres.url }).finally(postgres.stop))
}
if (outcomes.includes(false)) process.exitCode = 1
