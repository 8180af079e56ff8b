import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { load } from './load.ts'

let count = 0
const server = createServer((request, response) => {
  count += 1
  const body = Buffer.alloc(200_000, request.headers['accept-encoding'] ?? '-')
  const status = request.url === '/half' && count % 2 === 0 ? 500 : 200
  const send = () => response.writeHead(status, { 'content-length': body.length }).end(body)
  setTimeout(send, 20)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describe('a load', () => {
  it('is what was answered in full, how fast, and how long each took', async () => {
    const before = count
    const { rate, p50, p99, errors } = await load(`${address}/`, { 'accept-encoding': 'br' }, { connections: 4, seconds: 0.5 })
    expect(rate * 0.5).toBe(count - before)
    expect(rate).toBeLessThanOrEqual((4 / 0.019) * 1.1)
    expect(p50).toBeGreaterThan(18)
    expect(p99).toBeGreaterThanOrEqual(p50)
    expect(errors).toBe(0)
  })

  it('goes no faster than it is told', async () => {
    const { rate } = await load(`${address}/`, {}, { connections: 4, seconds: 1, rate: 20 })
    expect(rate).toBeGreaterThan(4)
    expect(rate).toBeLessThanOrEqual(24)
  })

  it('counts what is no answer as wished', async () => {
    const { rate, errors } = await load(`${address}/half`, {}, { connections: 2, seconds: 0.5 })
    expect(Math.abs(errors - rate * 0.25)).toBeLessThanOrEqual(1)
    const gone = await load('http://127.0.0.1:1/', {}, { connections: 2, seconds: 0.1 })
    expect(gone).toMatchObject({ rate: 0, errors: 2 })
  })
})
