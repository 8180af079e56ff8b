import type { Call, ParamsOf } from '#contract/call.ts'
import type { Locale } from '#contract/locale.ts'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import type { Db } from '../db/schema.ts'
import { ApiError } from './api-error.ts'
import { preferredLocale } from './call-key.ts'
import { check } from './route.ts'

/** How often it is looked whether the other end is still there, in milliseconds. */
const heartbeat = 10_000
/** Of one message. */
const maxBytes = 64 * 1024
/** So many messages may come at once, as when two browsers find a way to each other, and so many a second in the long run. */
const burst = 200
const perSecond = 2
/** What is not taken by the other end is kept up to here, in bytes. */
const maxUnsent = 1024 * 1024
/** How long the other end may take to say goodbye, in milliseconds. */
const timeToLeave = 1000

/** Codes of RFC 6455 by which the server ends a connection. */
const closeCodes = { policy: 1008, failed: 1011, restart: 1012 } as const

type Shape<C, Part extends 'receives' | 'sends'> = C extends { socket: Record<Part, z.ZodType<infer Message>> } ? Message : never

/** The server's end of a connection. */
export interface OpenSocket<Sends> {
  send: (message: Sends) => void
  close: (code: number) => void
}

interface Listener<Receives> {
  /** Called for one message after the other. */
  onMessage: (message: Receives) => Promise<void> | void
  /** Called once, also where the other end is simply gone. */
  onClose: () => void
}

interface Asked<P> {
  params: P
  ticket: string
  db: Db
  locale: Locale
}

interface Serving<C, Admitted> {
  /** Before the connection becomes a socket: refuses as any call does. */
  authorizeSocket: (asked: Asked<ParamsOf<C>>) => Promise<Admitted>
  connect: (admitted: Admitted, socket: OpenSocket<Shape<C, 'sends'>>) => Listener<Shape<C, 'receives'>>
}

/** Ends a connection, also one whose other end does not answer that. */
function end(socket: WebSocket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), timeToLeave).unref()
}

/** Registers the WebSocket plugin; before the first `serveSocket`. */
export async function allowSockets(app: FastifyInstance): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: maxBytes },
    // Frames that cannot be read, connections that are cut: nothing that is ours to mend. A defect of ours is logged where it happens.
    errorHandler: ({ message }, socket, request) => {
      request.log.debug({ reason: message }, 'a socket has failed')
      socket.terminate()
    },
    preClose(done) {
      for (const client of this.websocketServer.clients) end(client, closeCodes.restart)
      done()
    },
  })
}

/** A page of another site can open a socket here, too, and no rule of browsers hinders it: its origin tells. */
function requireOwnOrigin({ headers, host, server }: FastifyRequest): void {
  const { origin = '' } = headers
  const isOwn = Object.values(server.platform.config.origins).includes(origin) || (URL.canParse(origin) && new URL(origin).host === host)
  if (!isOwn) throw new ApiError('forbidden')
}

/** Counts messages: false where there are more than anybody sends. */
function meter(): () => boolean {
  let left = burst
  let at = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond) - 1
    at = now
    return left >= 0
  }
}

/** Ends connections whose other end does not answer. */
function watch(socket: WebSocket): void {
  let isThere = true
  socket.on('pong', () => void (isThere = true))
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate()
    isThere = false
    socket.ping()
  }, heartbeat)
  timer.unref()
  socket.on('close', () => clearInterval(timer))
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function endOf<Sends>(socket: WebSocket): OpenSocket<Sends> {
  return {
    send: (message) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxUnsent) return socket.terminate()
      socket.send(JSON.stringify(message))
    },
    close: (code) => end(socket, code),
  }
}

/**
 * Serves a declared socket. A browser sends no header of our own with it: who opens it shows a ticket, which a call has given, as
 * `?ticket=`.
 */
export function serveSocket<Table extends object, Name extends keyof Table & string, Admitted>(
  app: FastifyInstance,
  table: Table,
  name: Name,
  { authorizeSocket, connect }: Serving<Table[Name], Admitted>,
): void {
  type Asking = ParamsOf<Table[Name]>
  const { params, socket: shapes } = table[name] as Call<Asking> & { socket: NonNullable<Call['socket']> }
  const admissions = new WeakMap<FastifyRequest, Admitted>()
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    const locale = preferredLocale(request.headers)
    const { ticket } = request.query as { ticket?: unknown }
    if (typeof ticket !== 'string') throw new ApiError('unauthorized')
    // Before the ticket is used up.
    requireOwnOrigin(request)
    const given = params === undefined ? (request.params as Asking) : check(params, request.params, locale)
    const admitted = await authorizeSocket({ params: given, ticket, db: app.platform.database.db, locale })
    if (!request.ws) throw new ApiError('upgradeNeeded')
    admissions.set(request, admitted)
  }
  const wsHandler = (socket: WebSocket, request: FastifyRequest): void => {
    // `preHandler` has put it there, or refused.
    const { onMessage, onClose } = connect(admissions.get(request) as Admitted, endOf(socket))
    const isFewEnough = meter()
    let before = Promise.resolve()
    watch(socket)
    socket.on('close', onClose)
    socket.on('message', (data, isBinary) => {
      // What comes after we have ended it, from who does not mind.
      if (socket.readyState !== socket.OPEN) return
      const message = Buffer.isBuffer(data) && !isBinary ? shapes.receives.safeParse(readJson(data.toString())) : undefined
      if (message?.success !== true || !isFewEnough()) return end(socket, closeCodes.policy)
      before = before
        // The schema is the call's own.
        .then(() => onMessage(message.data as Shape<Table[Name], 'receives'>))
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'a message of a socket failed')
          end(socket, closeCodes.failed)
        })
    })
  }
  app.route({
    method: 'GET',
    url: name.replace('GET ', '').replaceAll(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: false,
    preHandler,
    handler: async () => {
      throw new ApiError('upgradeNeeded')
    },
    wsHandler,
  })
}
