import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isReady } from '../db/migrate.ts'
import { serveDocs } from './docs.ts'

/** Counts an answer. `route` is a pattern, `ms` the time that it took. */
export type Measure = (method: string, route: string, status: number, ms: number) => void

/** What those who run the server look at: `/healthz`, `/readyz`, `/metrics`, and the API's description. Returns what counts answers. */
export function serveOperation(app: FastifyInstance): Measure {
  const { platform } = app
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  const measure: Measure = (method, route, status, ms) => duration.observe({ method, route, status }, ms / 1000)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  // A kept connection would hold the end up until it is given up, a minute later.
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    measure(method, route, status, reply.elapsedTime)
    // Of a request nothing personal is written: the route's pattern, never its values, no address, no body.
    const entry = { id: request.id, method, route, status, ms: Math.round(reply.elapsedTime) }
    if (status >= 500) request.log.error(entry)
    else if (method !== 'GET' || status >= 400) request.log.info(entry)
    else request.log.debug(entry)
  })

  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = !isClosing && (await isReady(platform.database))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' })
  })
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()))

  serveDocs(app)
  return measure
}
