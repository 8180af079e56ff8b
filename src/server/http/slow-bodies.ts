import type { FastifyInstance, FastifyRequest } from 'fastify'

/** An upload must bring at least this much in each period, in bytes: a slow phone brings ten times as much. */
const uploadPace = 32 * 1024

/**
 * Ends connections whose body does not arrive: within one period (milliseconds), or for an upload as long as it moves.
 * Node's own `requestTimeout` knows no routes; it remains the limit for the longest upload.
 */
export function endSlowBodies(app: FastifyInstance, period = 20_000): void {
  const watch = (request: FastifyRequest): void => {
    const { raw } = request
    const pace = request.routeOptions.config.hasUpload === true ? uploadPace : Infinity
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead
      // Injected requests of tests do not say.
      if ((raw.complete as boolean | undefined) !== false || raw.destroyed) clearInterval(timer)
      else if (now - before < pace) raw.socket.destroy()
      before = now
    }, period)
    timer.unref()
    for (const end of ['end', 'close']) raw.once(end, () => clearInterval(timer))
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0) watch(request)
    done()
  })
}
