import { terms } from '#contract/support/terms.ts'
import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { aRequest, aTerm } from '../testing/content.ts'
import { requestOf, serverForFile } from '../testing/server.ts'

const server = await serverForFile({ hasAccounts: true, env: { FORMS_PER_MINUTE: '6', CODES_PER_NETWORK: '6' } })
await server.add(terms, aTerm())

/** Another process on the same database. */
const otherDatabase = openDatabase(server.config)
const otherApp = await buildApp(server.config, otherDatabase)
afterAll(async () => {
  await otherApp.close()
  await otherDatabase.close()
})

let count = 0
/** Sends so many requests to both processes in turn, all at once. Returns how many were answered with each status. */
async function statusesOf(times: number, make: () => Parameters<typeof requestOf>): Promise<Record<number, number>> {
  const replies = await Promise.all(
    Array.from({ length: times }, (_, index) => (index % 2 === 0 ? server.app : otherApp).inject(requestOf(...make()))),
  )
  const statuses: Record<number, number> = {}
  for (const { statusCode } of replies) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  return statuses
}

it('limits the requests for a consultation of one address at two processes together', async () => {
  expect(await statusesOf(16, () => ['POST /api/v1/forms', { body: aRequest() }])).toEqual({ 201: 6, 429: 10 })
})

it('limits the codes that one network asks for at two processes together', async () => {
  const to = () => `member${(count += 1)}@example.com`
  const statuses = await statusesOf(16, () => ['POST /api/v1/users/certify', { body: { channel: 'EMAIL', to: to() } }])
  expect(statuses).toEqual({ 201: 6, 429: 10 })
})

it('limits wrong passwords at two processes together', async () => {
  const basic = Buffer.from('admin:wrong-password').toString('base64')
  // Each process takes six attempts of an address in a minute, so that two could try twelve.
  const statuses = await statusesOf(12, () => ['GET /api/auth/refreshToken', { headers: { authorization: `Basic ${basic}` } }])
  expect(statuses).toEqual({ 401: 10, 429: 2 })
})
