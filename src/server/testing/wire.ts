import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

export interface WireAnswer {
  status: number
  /** Every header as it came, in the order of their names, but for the time of day. */
  headers: [string, string][]
  header: (name: string) => string | undefined
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/** Lets an app listen, and asks it over real connections, which are kept. `app.inject` passes the server by. */
export async function listen(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, method, headers, agent }, (response) => {
        const { rawHeaders, statusCode = 0 } = response
        const pairs = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] satisfies [string, string]] : [],
        )
        const known = pairs.filter(([name]) => name !== 'date').toSorted(([a], [b]) => (a < b ? -1 : 1))
        const header = (name: string) => known.find(([each]) => each === name)?.[1]
        buffer(response).then((whole) => resolve({ status: statusCode, headers: known, header, body: whole }), reject)
      })
      sent.once('error', reject)
      sent.end(body)
    })
  return { port, ask, end: () => agent.destroy() }
}
