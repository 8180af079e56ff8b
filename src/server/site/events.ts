import type { ConsoleScope } from '#contract/call.ts'
import { resources } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { type NewsEvent, eventCalls } from '#contract/platform/events.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Revisions } from '../db/revision.ts'
import { eventStreams, type Listener } from '../http/event-streams.ts'
import type { Platform } from '../http/platform.ts'
import { serve } from '../http/route.ts'
import type { LiveSource } from '../module.ts'

const live: readonly AnyResource[] = resources.filter((resource: AnyResource) => resource.isLive === true)

/** Up to where each resource and each source was told. */
interface Told {
  resources: Map<AnyResource, string>
  sources: Map<LiveSource, string>
}
interface News {
  revisions: Revisions
  latest: ReadonlyMap<LiveSource, string>
}

const latestOf = (revisions: Revisions): string => live.map(({ path }) => revisions.get(path) ?? '').reduce((a, b) => (a > b ? a : b))
const newsOf = (news: NewsEvent): string => `event: news\ndata: ${JSON.stringify(news)}`

/** Tells a listener what has changed since it was last told. */
async function tell({ database }: Platform, { send, state: { resources: cursors } }: Listener<Told>, revisions: Revisions): Promise<void> {
  for (const [resource, since] of cursors) {
    const at = revisions.get(resource.path) ?? since
    if (at <= since) continue
    cursors.set(resource, at)
    const count = await repositoryOf(resource).count(database.db, { where: { createdAt: { gt: since, lte: at } } })
    send(`id: ${at}\n${newsOf({ resource: resource.path, count })}`)
  }
}

/** Tells a listener which sources have changed. Without an id: a browser that connects again reads its figures anew. */
function tellSources({ send, state: { sources } }: Listener<Told>, latest: News['latest']): void {
  for (const [source, since] of sources) {
    const at = latest.get(source) ?? since
    if (at === since) continue
    sources.set(source, at)
    send(newsOf({ resource: source.path, count: 0 }))
  }
}

/** Tells open screens that something is new: the revisions say so, and the sources. */
export function serveEvents(app: FastifyInstance, { liveSources: sources }: { liveSources: readonly LiveSource[] }): void {
  const { platform } = app
  const latestEach = async (wanted: readonly LiveSource[]): Promise<Map<LiveSource, string>> =>
    new Map(await Promise.all(wanted.map(async (source) => [source, await source.latest(platform.database.db)] as const)))
  const open = eventStreams<Told, News>(app, {
    read: async (listeners) => ({
      revisions: await platform.revision.read(),
      latest: await latestEach(sources.filter((source) => listeners.some(({ state }) => state.sources.has(source)))),
    }),
    tell: async (listener, { revisions, latest }) => {
      await tell(platform, listener, revisions)
      tellSources(listener, latest)
    },
  })

  serve(app, eventCalls, {
    'GET /api/console/events': async ({ query: { since } }, context) => {
      const { scopes } = context.caller
      const revisions = await platform.revision.read()
      const isSeen = ({ scope }: { scope: ConsoleScope }) => scopes.includes(scope)
      const told: Told = {
        resources: new Map(live.filter(isSeen).map((resource) => [resource, since ?? revisions.get(resource.path) ?? ''])),
        sources: await latestEach(sources.filter(isSeen)),
      }
      return open(context, told, async (listener) => {
        const id = since ?? latestOf(revisions)
        listener.send(id === '' ? 'event: open\ndata:' : `id: ${id}\nevent: open\ndata:`)
        await tell(platform, listener, revisions)
      })
    },
  })
}
