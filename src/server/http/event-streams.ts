import { PassThrough } from 'node:stream'
import { heartbeatSeconds } from '#contract/heartbeat.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { credentialsOf } from './access.ts'
import { ApiError } from './api-error.ts'
import type { Caller, Platform } from './platform.ts'
import type { Context } from './route.ts'
import { Streamed } from './streamed.ts'

/** Intervals of polling the database and of heartbeats, in milliseconds. Tests shorten them. */
export const pace = { look: 1000, heartbeat: heartbeatSeconds * 1000 }
/** So many connections an account has at a process at once: the tabs of a browser share one. */
const mostEach = 8
/** So many bytes wait at most for a reader: one that does not read is ended. */
const mostWaiting = 256 * 1024

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy in front sends each event on as it comes.
  'x-accel-buffering': 'no',
  // It is of no use to another request, and would delay the end of the server.
  connection: 'close',
}

/** An event as it is sent: made once, and shared by all who are sent the same. */
export const eventOf = (text: string): Buffer => Buffer.from(`${text}\n\n`)

/** Sends an event to a reader who still reads. */
export function sendEvent(stream: PassThrough, event: Buffer): void {
  if (!stream.writable) return
  const waiting = stream.writableLength + stream.readableLength
  // What is sent first may be long, and nothing waits yet.
  if (waiting > 0 && waiting + event.length > mostWaiting) stream.destroy()
  else stream.write(event)
}

/** What becomes of a connection, in this order. */
interface Life {
  /** Sends what it begins with. Where that fails it is none. */
  begin: (stream: PassThrough) => Promise<void>
  /** From now on it is told what is new. Not for a connection that ends with what it began with. */
  listen: (stream: PassThrough) => void
  /** It is over, or was none. */
  end?: (stream: PassThrough) => void
}

/**
 * Holds connections of one kind: counted from the moment on that they are asked for, and ended with the server.
 * @param most connections at once for each key (account, network), and in all
 * @returns opens one. @throws ApiError `tooMany`
 */
export function holdStreams(app: FastifyInstance, most: { each: number; all: number }) {
  const counts = new Map<string, number>()
  const open = new Set<PassThrough>()
  let [total, isClosing] = [0, false]
  app.addHook('preClose', async () => {
    isClosing = true
    for (const stream of open) stream.end()
  })
  const count = (key: string, change: 1 | -1): void => {
    const next = (counts.get(key) ?? 0) + change
    if (next === 0) counts.delete(key)
    else counts.set(key, next)
    total += change
  }
  return async ({ method }: Pick<FastifyRequest, 'method'>, key: string, { begin, listen, end }: Life): Promise<Streamed> => {
    if ((counts.get(key) ?? 0) >= most.each || total >= most.all) throw new ApiError('tooMany', {}, 60)
    count(key, 1)
    const stream = new PassThrough()
    const release = () => {
      count(key, -1)
      open.delete(stream)
      end?.(stream)
    }
    try {
      await begin(stream)
      if (isClosing || method === 'HEAD') {
        stream.end()
        release()
      } else {
        open.add(stream)
        stream.once('close', release)
        listen(stream)
      }
    } catch (error) {
      release()
      throw error
    }
    return new Streamed(stream, headers)
  }
}

/** Open stream and the state that was last sent to it. */
export interface Listener<State> {
  caller: Caller
  state: State
  /** Sends an event, where somebody still hears it. */
  send: (event: string) => void
}
interface Connection<State> extends Listener<State> {
  stream: PassThrough
  token: string
  seenAt: number
}

/** Where events come from. */
interface Source<State, News> {
  /** Looks what is new, once for all who listen here: in the database, which all processes share. */
  read: (listeners: readonly Listener<State>[]) => Promise<News>
  /** Tells one of them what has changed since it was last told. */
  tell: (listener: Listener<State>, news: News) => Promise<void> | void
}

/** Whether the caller is still who it was, and may see the same. */
async function mayListen({ authenticate }: Platform, { token, caller }: Connection<unknown>): Promise<boolean> {
  // A database that is away knows nobody: the browser asks again.
  const now = await authenticate(token).catch(() => undefined)
  return now !== undefined && JSON.stringify(now.scopes) === JSON.stringify(caller.scopes)
}

/**
 * Server-sent events for open screens. Each process looks for news as long as somebody listens at it; a connection ends with its
 * session, its access token, or another scope.
 * @returns opens a connection: `begin` sends what it begins with
 */
export function eventStreams<State, News>(app: FastifyInstance, { read, tell }: Source<State, News>) {
  const { platform } = app
  const connections = new Map<PassThrough, Connection<State>>()
  const hold = holdStreams(app, { each: mostEach, all: Infinity })
  let timer: NodeJS.Timeout | undefined
  let isLooking = false

  const visit = async (connection: Connection<State>, news: News | undefined): Promise<void> => {
    const now = performance.now()
    const told: string[] = []
    connection.send = (event) => void told.push(event)
    if (now - connection.seenAt >= pace.heartbeat) {
      connection.seenAt = now
      connection.send(':')
    }
    if (news !== undefined) await tell(connection, news)
    if (told.length === 0) return
    // Asked before each: who has logged out a moment ago is told nothing more.
    if (!(await mayListen(platform, connection))) return void connection.stream.end()
    for (const event of told) sendEvent(connection.stream, eventOf(event))
  }
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    const news = await read([...connections.values()]).catch(() => undefined)
    // What fails is made up for when the browser connects again.
    for (const connection of connections.values()) await visit(connection, news).catch(() => connection.stream.end())
    isLooking = false
  }

  return (context: Context<Caller>, state: State, begin: (listener: Listener<State>) => Promise<void>): Promise<Streamed> => {
    const { caller, request } = context
    const token = credentialsOf(request, 'Bearer') ?? ''
    let connection: Connection<State> | undefined
    return hold(request, caller._id, {
      begin: async (stream) => {
        const send = (event: string) => sendEvent(stream, eventOf(event))
        connection = { caller, state, send, stream, token, seenAt: performance.now() }
        await begin(connection)
      },
      listen: (stream) => {
        if (connection !== undefined) connections.set(stream, connection)
        timer ??= setInterval(() => void look(), pace.look).unref()
      },
      end: (stream) => {
        connections.delete(stream)
        if (connections.size > 0) return
        clearInterval(timer)
        timer = undefined
      },
    })
  }
}
