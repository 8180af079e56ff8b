import type { FastifyInstance } from 'fastify'
import { isReady } from '../db/migrate.ts'
import { serveDocs } from './docs.ts'
import { countResponses, type Measure } from './metrics.ts'

/** Serves `/healthz`, `/readyz` and the API's description. Returns the counter of responses for metrics. */
export function serveOpsRoutes(app: FastifyInstance): Measure {
  const { platform } = app
  const measure = countResponses(app)
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

  serveDocs(app)
  return measure
}
