import { shopProducts } from '#contract/shop/products.ts'
import type { Database } from '#server/db/database.ts'
import type { Db } from '#server/db/schema.ts'
import { repositoryOf } from '#server/db/repository-of.ts'
import { moveStock, stockOf } from '#server/shop/stock.ts'
import type { FastifyInstance } from 'fastify'
import { addShopper, openSessionOf } from './shop/shoppers.ts'

const [clients, pieces] = [500, 50]

async function logIn(app: FastifyInstance, db: Db, username: string): Promise<string> {
  const authorization = `Bearer ${await openSessionOf(db, await addShopper(db, username))}`
  const { payload } = await app.inject({ url: '/api/auth/accessToken', headers: { authorization } })
  return (JSON.parse(payload) as { accessToken: string }).accessToken
}

function waitsOf(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const [p50, p95, last] = [0.5, 0.95, 1].map((share) =>
    (sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(0),
  )
  return `p50 ${p50} ms, p95 ${p95} ms, the last ${last} ms`
}

/** Reads the account of somebody who looks on, again and again until the work has ended. @returns how long each reading took, in ms */
async function readBeside(app: FastifyInstance, token: string, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const state = { isOver: false }
  const end = () => void (state.isOver = true)
  work.then(end, end)
  while (!state.isOver) {
    const start = performance.now()
    const { statusCode } = await app.inject({ url: '/api/v1/me', headers: { authorization: `Bearer ${token}` } })
    if (statusCode !== 200) throw new Error(`who looks on is answered ${statusCode}`)
    times.push(performance.now() - start)
  }
  return times
}

/**
 * Lets 500 members order the last 50 pieces of something at the same moment, and prints who gets them, how long each waits, and how long
 * somebody waits who only reads meanwhile.
 * @throws Error where not 50 of them do, or anybody is answered anything but that it is sold out
 */
export async function buyLast(app: FastifyInstance, database: Database): Promise<void> {
  const { db } = database
  const [product] = await repositoryOf(shopProducts).select(db, { limit: 1 })
  const [variant] = product === undefined ? [] : await stockOf(db, product)
  if (product === undefined || variant === undefined) throw new Error('there is nothing to sell')
  await db
    .transaction()
    .execute((own) => moveStock(own, { _variant: variant._id, kind: 'counted', amount: pieces, reason: null, _user: null }))
  const tokens: string[] = []
  for (let index = 0; index < clients; index += 1) tokens.push(await logIn(app, db, `shopper${index}`))
  const line = { _variant: variant._id, quantity: 1, price: product.price }
  const place = { postcode: '05510', address: '서울', addressDetail: null, note: null }
  const receiver = { method: 'delivery', receiver: '이름', phone: '010-0000-0000', payer: '이름', ...place }
  const total = product.price + (product.price >= 50_000 ? 0 : 3000)
  const onlooker = await logIn(app, db, 'onlooker')
  const placed = Promise.all(
    tokens.map(async (token) => {
      const start = performance.now()
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/v1/me/orders',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
        payload: { ...receiver, lines: [line], total },
      })
      return { statusCode, ms: performance.now() - start }
    }),
  )
  const beside = await readBeside(app, onlooker, placed)
  const answers = await placed
  const byStatus = Object.fromEntries(
    [...Map.groupBy(answers, ({ statusCode }) => statusCode)].map(([status, all]) => [status, all.length]),
  )
  const left = (await stockOf(db, product))[0]?.stock
  if (left !== 0 || byStatus[201] !== pieces || byStatus[409] !== clients - pieces)
    throw new Error(`${clients} clients for ${pieces} pieces: ${JSON.stringify(byStatus)}, ${left} left`)
  const losers = waitsOf(answers.filter(({ statusCode }) => statusCode === 409).map(({ ms }) => ms))
  console.log(`  ${clients} clients for ${pieces} pieces: ${JSON.stringify(byStatus)}, ${left} left; losers are told after ${losers}`)
  console.log(`  … who reads meanwhile: ${waitsOf(beside)}`)
}
