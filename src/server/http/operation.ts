import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { isReady } from '../db/migrate.ts'
import { serveDocs } from './docs.ts'

/** Counts a response. `route` is a pattern, `ms` the time that it took. */
export type Measure = (method: string, route: string, status: number, ms: number) => void

/** What those who run the server look at: `/healthz`, `/readyz`, `/metrics`, and the API's description. Returns what counts responses. */
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
  // A kept-alive connection would delay the end until it times out, a minute later.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const route = request.routeOptions.url ?? 'unknown'
    const status = reply.statusCode
    measure(method, route, status, reply.elapsedTime)
    const level = status >= 500 ? 'error' : method !== 'GET' || status >= 400 ? 'info' : 'debug'
    // Nothing personal is logged: the route's pattern, never its values, no address, no body.
    request.log[level]({ id: request.id, method, route, status, ms: Math.round(reply.elapsedTime) })
    done()
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
