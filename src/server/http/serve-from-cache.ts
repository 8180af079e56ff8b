import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Revisions } from '../db/revision.ts'
import { readPageRequest } from '../pages/page-request.ts'
import { callKey } from './call-key.ts'
import type { Measure } from './metrics.ts'
import { onlySiteOf } from './origins.ts'
import { type Variant, variantOf } from './response-cache.ts'

/** A GET without a body. With one, a hook must see that it arrives (slow-bodies.ts). */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

type RequestListener = (request: IncomingMessage, response: ServerResponse) => void
/** @param fastify Fastify's own listener, for everything that cannot be sent from the cache */
export type CacheListener = (request: IncomingMessage, response: ServerResponse, fastify: RequestListener) => void

/** A variant as it was first sent: after all hooks, so with the headers of each. */
interface Sent {
  route: string
  headers: string[]
}

/**
 * The listener for Fastify's `serverFactory`. A variant of a cached response (response-cache.ts) that Fastify has sent once is
 * sent again without routing, hooks and streams, which cost four times what is left: its headers are those that the hooks
 * gave it, and it is measured like any other.
 */
export function serveFromCache(app: FastifyInstance, measure: Measure): CacheListener {
  const { cache, config, revision } = app.platform
  const keyOf = (request: IncomingMessage): string =>
    request.url?.startsWith('/api/') === true ? callKey(request) : readPageRequest(request, onlySiteOf(config, request.headers)).key
  const sent = new WeakMap<Variant, Sent>()
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    // Whether a write succeeded or not: nothing older can be read once its answer is sent.
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (reply.statusCode < 300) revision.confirm()
      else revision.invalidate()
    }
    const variant = variantOf(reply)
    if (variant !== undefined && request.method === 'GET' && !isClosing) sent.set(variant, toSent(request.routeOptions.url, reply, variant))
    done(null, payload)
  })

  /** Whether it could be sent. */
  const send = (key: string, revisions: Revisions, request: IncomingMessage, response: ServerResponse, startedAt: number): boolean => {
    const variant = cache.find(key, revisions)?.variantFor(request.headers)
    const ready = variant === undefined || isClosing ? undefined : sent.get(variant)
    if (variant === undefined || ready === undefined) return false
    response.writeHead(variant.status, ready.headers)
    response.end(variant.body)
    measure(request.method ?? '', ready.route, variant.status, performance.now() - startedAt)
    return true
  }

  return (request, response, fastify) => {
    if (!isPlainRead(request)) return fastify(request, response)
    const startedAt = performance.now()
    const key = keyOf(request)
    if (!cache.has(key)) return fastify(request, response)
    const revisions = revision.known
    if (revisions !== undefined) return void (send(key, revisions, request, response, startedAt) || fastify(request, response))
    // A reading that fails is answered by the handler.
    revision.read().then(
      (read) => void (send(key, read, request, response, startedAt) || fastify(request, response)),
      () => fastify(request, response),
    )
  }
}

/** @param route pattern of the route, for the metrics */
function toSent(route = '', reply: FastifyReply, { body }: Variant): Sent {
  // Fastify adds the length after the hooks.
  const length = body === undefined ? {} : { 'content-length': body.length }
  const headers = Object.entries({ ...reply.getHeaders(), ...length }).flatMap(([name, value]) => [name, compact(String(value))])
  return { route, headers }
}

/** The same text in one byte a character: what was cut out of a Korean page has two, and Node would convert it each time. */
const compact = (text: string): string => Buffer.from(text, 'latin1').toString('latin1')
