import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { askedPage } from '../pages/asked-page.ts'
import { callKey } from './call-key.ts'
import type { Given } from './kept.ts'
import type { Measure } from './operation.ts'
import { securityHeaders, withSecurity } from './security.ts'

const keyOf = (request: IncomingMessage): string => (request.url?.startsWith('/api/') === true ? callKey(request) : askedPage(request).key)

/** Whether it can be a kept answer at all. A body is Fastify's: somebody must see to it that it arrives (slow-bodies.ts). */
const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && headers['content-length'] === undefined && headers['transfer-encoding'] === undefined

/**
 * Answers what is kept (kept.ts) before Fastify sees the request: routing, hooks and streams cost four times what is left.
 * What is sent is the same to the last header; whatever is not there, or no longer, goes the usual way. A second address
 * of `localhost` has a server of its own inside Fastify, which always goes the usual way.
 */
export function answerKeptFirst(app: FastifyInstance, measure: Measure): void {
  const { answers, clock, config } = app.platform
  const security = securityHeaders(config)
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async ({ method }) => {
    // Whatever a write did, and however it ended: its answer leaves when nothing older can be read any more.
    if (method !== 'GET' && method !== 'HEAD') clock.forget()
  })

  const prepared = new WeakMap<Given, string[]>()
  const headersOf = (given: Given): string[] => {
    let list = prepared.get(given)
    if (list === undefined) {
      const { headers, body } = given
      const whole = { ...withSecurity(headers, security), ...(body === undefined ? {} : { 'content-length': String(body.length) }) }
      list = Object.entries(whole).flat()
      prepared.set(given, list)
    }
    return list
  }

  const give = (key: string, at: string, request: IncomingMessage, response: ServerResponse, from: number): boolean => {
    const kept = isClosing ? undefined : answers.find(key, at)
    if (kept === undefined) return false
    const given = kept.givenTo(request.headers)
    response.writeHead(given.status, headersOf(given))
    response.end(given.body)
    measure(request.method ?? '', kept.route, given.status, performance.now() - from)
    return true
  }

  app.server.removeAllListeners('request')
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const pass = () => app.routing(request, response)
    if (isClosing || !isPlainRead(request)) return pass()
    const from = performance.now()
    const key = keyOf(request)
    if (!answers.has(key)) return pass()
    const at = clock.peek()
    if (at !== undefined) return give(key, at, request, response, from) || pass()
    clock.current().then((now) => give(key, now, request, response, from) || pass(), pass)
  })
}
