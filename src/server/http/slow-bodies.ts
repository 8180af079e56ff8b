import type { FastifyInstance } from 'fastify'

/** An upload must bring at least this much in each period, in bytes: a slow phone brings ten times as much. */
const uploadPace = 32 * 1024

/**
 * Ends connections whose body does not arrive: within one period (milliseconds), or for an upload as long as it moves.
 * Node's own `requestTimeout` knows no routes; it remains the limit for the longest upload.
 */
export function endSlowBodies(app: FastifyInstance, period = 20_000): void {
  app.addHook('onRequest', async (request) => {
    const { raw, routeOptions } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    if (!hasBody) return
    const pace = routeOptions.config.hasUpload === true ? uploadPace : Infinity
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead
      if (raw.complete || raw.destroyed) clearInterval(timer)
      else if (now - before < pace) raw.socket.destroy()
      before = now
    }, period)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}
