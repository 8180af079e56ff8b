import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry
  }
}

/** Counts a response. `route` is a pattern, `ms` the time that it took. */
export type Measure = (method: string, route: string, status: number, ms: number) => void

/** Gives an app its metrics. Returns what counts responses. */
export function countResponses(app: FastifyInstance): Measure {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.decorate('metrics', registry)
  return (method, route, status, ms) => duration.observe({ method, route, status }, ms / 1000)
}

/**
 * Serves `/metrics` at an address of its own: they tell how many people asked for a consultation.
 * A second server on the same machine needs another port; without one it runs unmeasured, and says so.
 */
export async function serveMetrics({
  metrics,
  platform: { config },
  log,
}: Pick<FastifyInstance, 'metrics' | 'platform' | 'log'>): Promise<{ address: AddressInfo | undefined; stop: () => void }> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  try {
    await once(server.listen(config.metricsPort, config.metricsHost), 'listening')
  } catch (error) {
    log.warn({ err: error }, 'metrics are not served')
    return { address: undefined, stop: () => undefined }
  }
  // An address of IP: no path was given to listen at.
  return { address: server.address() as AddressInfo, stop: () => server.close() }
}
