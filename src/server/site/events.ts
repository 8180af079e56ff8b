import { PassThrough } from 'node:stream'
import type { ConsoleScope } from '#contract/call.ts'
import { resources } from '#contract/index.ts'
import type { AnyResource } from '#contract/resource.ts'
import { heartbeatSeconds, type NewsEvent } from '#contract/site/events.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Revisions } from '../db/revision.ts'
import type { Db } from '../db/schema.ts'
import { credentialsOf } from '../http/access.ts'
import { ApiError } from '../http/api-error.ts'
import type { Caller, Platform } from '../http/platform.ts'
import { requireCaller } from '../http/require-caller.ts'
import { serve } from '../http/route.ts'
import { Streamed } from '../http/streamed.ts'

/** How often it is looked for news, and at each listener, in milliseconds. Tests bring shorter ones. */
export const pace = { look: 1000, heartbeat: heartbeatSeconds * 1000 }
/** So many connections an account has at a process at once: the tabs of a browser share one. */
const mostEach = 8

const live: readonly AnyResource[] = resources.filter((resource: AnyResource) => resource.isLive === true)

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy in front sends each event on as it comes.
  'x-accel-buffering': 'no',
  // It is of no use to another request, and would delay the end of the server.
  connection: 'close',
}

/** What is no resource, and counts on open screens all the same: that it has changed is told, and nothing else. */
interface Source {
  path: string
  scope: ConsoleScope
  /** When it last changed; a text that grows. */
  latest: (db: Db) => Promise<string>
}

/** Who listens, and up to where each resource was told. */
interface Listener {
  stream: PassThrough
  caller: Caller
  token: string
  cursors: Map<AnyResource, string>
  /** The same of sources. */
  seen: Map<Source, string>
  seenAt: number
}

const latestOf = (revisions: Revisions): string => live.map(({ path }) => revisions.get(path) ?? '').reduce((a, b) => (a > b ? a : b))

/** Tells a listener what has changed since it was last told. */
async function tell({ database }: Platform, { stream, cursors }: Listener, revisions: Revisions): Promise<void> {
  for (const [resource, since] of cursors) {
    const at = revisions.get(resource.path) ?? since
    if (at <= since) continue
    cursors.set(resource, at)
    const count = await repositoryOf(resource).count(database.db, { where: { createdAt: { gt: since, lte: at } } })
    if (stream.writable)
      stream.write(`id: ${at}\nevent: news\ndata: ${JSON.stringify({ resource: resource.path, count } satisfies NewsEvent)}\n\n`)
  }
}

/** Tells a listener which sources have changed. Without an id: a browser that connects again reads its figures anew. */
function tellSources({ stream, seen }: Listener, latest: ReadonlyMap<Source, string>): void {
  for (const [source, since] of seen) {
    const at = latest.get(source) ?? since
    if (at === since) continue
    seen.set(source, at)
    if (stream.writable) stream.write(`event: news\ndata: ${JSON.stringify({ resource: source.path, count: 0 } satisfies NewsEvent)}\n\n`)
  }
}

/** Whether the caller is still who it was, and may see the same. */
async function mayListen({ authenticate }: Platform, { token, caller }: Listener): Promise<boolean> {
  // A database that is away knows nobody: the browser asks again.
  const now = await authenticate(token).catch(() => undefined)
  return now !== undefined && JSON.stringify(now.scopes) === JSON.stringify(caller.scopes)
}

/**
 * Tells open screens that something is new. Each process looks at the revisions, which all of them share, as long as somebody
 * listens at it.
 */
export function serveEvents(app: FastifyInstance, sources: readonly Source[] = []): void {
  const { platform } = app
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  let isClosing = false

  /** Of the sources that somebody listens to. */
  const readLatest = async (): Promise<ReadonlyMap<Source, string>> => {
    const wanted = sources.filter((source) => [...listeners].some(({ seen }) => seen.has(source)))
    const found = await Promise.all(wanted.map(async (source) => [source, await source.latest(platform.database.db)] as const))
    return new Map(found)
  }
  const visit = async (listener: Listener, revisions: Revisions | undefined, latest: ReadonlyMap<Source, string>): Promise<void> => {
    const now = performance.now()
    if (now - listener.seenAt >= pace.heartbeat) {
      listener.seenAt = now
      if (!(await mayListen(platform, listener))) return void listener.stream.end()
      if (listener.stream.writable) listener.stream.write(':\n\n')
    }
    if (revisions !== undefined) await tell(platform, listener, revisions)
    tellSources(listener, latest)
  }
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    const revisions = await platform.revision.read().catch(() => undefined)
    const latest = await readLatest().catch(() => new Map<Source, string>())
    // A count that fails is made up for when the browser connects again.
    for (const listener of listeners) await visit(listener, revisions, latest).catch(() => listener.stream.end())
    isLooking = false
  }
  const listen = (listener: Listener): void => {
    listeners.add(listener)
    timer ??= setInterval(() => void look(), pace.look).unref()
    listener.stream.on('close', () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
  }
  app.addHook('preClose', async () => {
    isClosing = true
    for (const { stream } of listeners) stream.end()
  })

  serve(app, 'GET /api/console/events', async ({ query: { since } }, context) => {
    const caller = requireCaller(context)
    if ([...listeners].filter((each) => each.caller._id === caller._id).length >= mostEach) throw new ApiError('tooMany', {}, 60)
    const revisions = await platform.revision.read()
    const open = live.filter(({ scope }) => caller.scopes.includes(scope))
    const cursors = new Map(open.map((resource) => [resource, since ?? revisions.get(resource.path) ?? '']))
    const token = credentialsOf(context.request, 'Bearer') ?? ''
    const seen = new Map<Source, string>()
    for (const source of sources.filter(({ scope }) => caller.scopes.includes(scope)))
      seen.set(source, await source.latest(platform.database.db))
    const listener: Listener = { stream: new PassThrough(), caller, token, cursors, seen, seenAt: performance.now() }
    const { stream } = listener
    const id = since ?? latestOf(revisions)
    stream.write(id === '' ? 'event: open\ndata:\n\n' : `id: ${id}\nevent: open\ndata:\n\n`)
    await tell(platform, listener, revisions)
    if (isClosing || context.request.method === 'HEAD') stream.end()
    else listen(listener)
    return new Streamed(stream, headers)
  })
}
