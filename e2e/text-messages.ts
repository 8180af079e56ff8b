import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { type APIRequestContext, expect } from '@playwright/test'

/** Where the gateway of the tests listens, beside the server. */
export const gatewayPort = (port: number): number => port + 1

/** A gateway for text messages (`SMS_URL`): takes them, and hands out what it took for a number, once. */
export function startGateway(port: number): void {
  const taken = new Map<string, string>()
  createServer(async (request, response) => {
    if (request.method === 'GET') {
      const to = decodeURIComponent((request.url ?? '').slice(1))
      const message = taken.get(to) ?? ''
      taken.delete(to)
      return response.end(message)
    }
    const message = JSON.parse(await text(request)) as { to: string; text: string }
    taken.set(message.to, message.text)
    return response.end()
  })
    .listen(port, 'localhost')
    .unref()
}

/** The next message to a number, and the code in it. */
export async function messageTo(request: APIRequestContext, origin: string, to: string): Promise<{ code: string; message: string }> {
  const url = new URL(`/${encodeURIComponent(to)}`, origin)
  url.port = String(gatewayPort(Number(url.port)))
  let message = ''
  await expect.poll(async () => (message = await (await request.get(url.href)).text()), `a message to ${to}`).not.toBe('')
  return { message, code: /(?<!\d)\d{6}(?!\d)/.exec(message)?.[0] ?? '' }
}
