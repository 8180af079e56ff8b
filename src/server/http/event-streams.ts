import { PassThrough } from 'node:stream'
import { heartbeatSeconds } from '#contract/heartbeat.ts'
import type { FastifyInstance } from 'fastify'
import { credentialsOf } from './access.ts'
import { ApiError } from './api-error.ts'
import type { Caller, Platform } from './platform.ts'
import type { Context } from './route.ts'
import { Streamed } from './streamed.ts'

/** Intervals of polling the database and of heartbeats, in milliseconds. Tests shorten them. */
export const pace = { look: 1000, heartbeat: heartbeatSeconds * 1000 }
/** So many connections an account has at a process at once: the tabs of a browser share one. */
const mostEach = 8

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy in front sends each event on as it comes.
  'x-accel-buffering': 'no',
  // It is of no use to another request, and would delay the end of the server.
  connection: 'close',
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

const write = (stream: PassThrough, event: string): void => void (stream.writable && stream.write(`${event}\n\n`))

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
  const connections = new Set<Connection<State>>()
  /** Those that are not told anything yet: they count, too. */
  const beginning = new Set<Connection<State>>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isClosing = false

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
    for (const event of told) write(connection.stream, event)
  }
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    const news = await read([...connections]).catch(() => undefined)
    // What fails is made up for when the browser connects again.
    for (const connection of connections) await visit(connection, news).catch(() => connection.stream.end())
    isLooking = false
  }
  const listen = (connection: Connection<State>): void => {
    connections.add(connection)
    timer ??= setInterval(() => void look(), pace.look).unref()
    connection.stream.on('close', () => {
      connections.delete(connection)
      if (connections.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
  }
  app.addHook('preClose', async () => {
    isClosing = true
    for (const { stream } of connections) stream.end()
  })

  return async (context: Context<Caller>, state: State, begin: (listener: Listener<State>) => Promise<void>): Promise<Streamed> => {
    const { caller } = context
    if ([...connections, ...beginning].filter((each) => each.caller._id === caller._id).length >= mostEach)
      throw new ApiError('tooMany', {}, 60)
    const stream = new PassThrough()
    const send = (event: string) => write(stream, event)
    const token = credentialsOf(context.request, 'Bearer') ?? ''
    const connection = { caller, state, send, stream, token, seenAt: performance.now() }
    beginning.add(connection)
    await begin(connection).finally(() => beginning.delete(connection))
    if (isClosing || context.request.method === 'HEAD') stream.end()
    else listen(connection)
    return new Streamed(stream, headers)
  }
}
