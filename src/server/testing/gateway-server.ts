import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { standIn } from './payment-gateway.ts'
import { serverForFile } from './server.ts'

/** Makes a server with accounts for a file of tests, and the stand-in of the payment gateway that it asks. */
export async function gatewayServer() {
  const gateway = standIn('test_sk')
  gateway.server.listen(0, 'localhost')
  await once(gateway.server, 'listening')
  afterAll(() => gateway.server.close())
  const { port } = gateway.server.address() as AddressInfo
  const toss = { TOSS_CLIENT_KEY: 'test_ck', TOSS_SECRET_KEY: 'test_sk', TOSS_API_URL: `http://localhost:${port}` }
  return { gateway, server: await serverForFile({ hasAccounts: true, env: toss }) }
}
