import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { readPageRequest } from '../pages/page-request.ts'
import { callKey } from './call-key.ts'
import type { Variant } from './response-cache.ts'
import type { Measure } from './operation.ts'
import { securityHeaders, withSecurity } from './security.ts'

const keyOf = (request: IncomingMessage): string =>
  request.url?.startsWith('/api/') === true ? callKey(request) : readPageRequest(request).key

/** Whether it can be a kept answer at all. A body is Fastify's: somebody must see to it that it arrives (slow-bodies.ts). */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

/**
 * Answers what is kept (response-cache.ts) before Fastify sees the request: routing, hooks and streams cost four times what is left.
 * What is sent is the same to the last header; whatever is not there, or no longer, goes the usual way. A second address
 * of `localhost` has a server of its own inside Fastify, which always goes the usual way.
 */
export function serveFromCache(app: FastifyInstance, measure: Measure): void {
  const { cache, revision, config } = app.platform
  const security = securityHeaders(config)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async ({ method }) => {
    // Whatever a write did, and however it ended: its answer leaves when nothing older can be read any more.
    if (method !== 'GET' && method !== 'HEAD') revision.invalidate()
  })

  const headerLists = new WeakMap<Variant, string[]>()
  const headersOf = (variant: Variant): string[] => {
    let list = headerLists.get(variant)
    if (list === undefined) {
      const { headers, body } = variant
      const all = { ...withSecurity(headers, security), ...(body === undefined ? {} : { 'content-length': String(body.length) }) }
      list = Object.entries(all).flat()
      headerLists.set(variant, list)
    }
    return list
  }

  const send = (key: string, at: string, request: IncomingMessage, response: ServerResponse, from: number): boolean => {
    const cached = isClosing ? undefined : cache.find(key, at)
    if (cached === undefined) return false
    const variant = cached.variantFor(request.headers)
    response.writeHead(variant.status, headersOf(variant))
    response.end(variant.body)
    measure(request.method ?? '', cached.route, variant.status, performance.now() - from)
    return true
  }

  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => app.routing(request, response)
    if (isClosing || !isPlainRead(request)) return pass()
    const from = performance.now()
    const key = keyOf(request)
    if (!cache.has(key)) return pass()
    const at = revision.known()
    if (at !== undefined) return send(key, at, request, response, from) || pass()
    revision.read().then((now) => send(key, now, request, response, from) || pass(), pass)
  })
}
