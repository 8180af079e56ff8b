import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** Time limits of connections, in milliseconds. Tests shorten them. */
export const timeouts = {
  // For the longest upload; every other body has 20 s (`slow-bodies.ts`).
  requestTimeout: 15 * 60_000,
  headersTimeout: 10_000,
  // Slow clients are found by this interval, not only at the next request.
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 65_000,
  /** An answer of which nothing was taken for so long is not read by anybody. */
  stalledTimeout: 30_000,
}

/**
 * A request's target without scheme and authority: it may come whole (RFC 9112, 3.2.2), and there is one site here, by
 * whatever name it was reached.
 */
function originForm(target: string): string {
  const rest = /^https?:\/\/[^/?#]+(.*)$/i.exec(target)?.[1]
  if (rest === undefined) return target
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** Node's HTTP server with our limits. Connections that stand still for `stalledTimeout` are closed. */
export function createHttpServer(
  listener: (request: IncomingMessage, response: ServerResponse) => void,
  { stalledTimeout, ...limits } = timeouts,
): Server {
  const server = createServer(limits, (request, response) => {
    if (request.url?.startsWith('/') === false) request.url = originForm(request.url)
    listener(request, response)
  })
  return server.setTimeout(stalledTimeout)
}

/** Registers the hooks that hold for every request that Fastify handles. */
export function checkConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Whoever is gone has no address any more, and gets no answer.
    if (request.raw.socket.destroyed) return void reply.hijack()
    // A handler may take its time: only an answer that is not read stands still.
    reply.raw.on('timeout', (socket) => {
      if (socket.writableLength > 0) socket.destroy()
    })
    // `*` is for OPTIONS. Nothing else may be put behind our origin: `@evil.example` would be another site.
    done(request.raw.url?.startsWith('/') === true ? undefined : new ApiError('invalid'))
  })
}
