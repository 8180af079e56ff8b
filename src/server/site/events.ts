import { resources } from '#contract/index.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { NewsEvent } from '#contract/site/events.ts'
import type { FastifyInstance } from 'fastify'
import { repositoryOf } from '../db/repository-of.ts'
import type { Revisions } from '../db/revision.ts'
import { eventStreams, type Listener } from '../http/event-streams.ts'
import type { Platform } from '../http/platform.ts'
import { requireCaller } from '../http/require-caller.ts'
import { serve } from '../http/route.ts'

const live: readonly AnyResource[] = resources.filter((resource: AnyResource) => resource.isLive === true)

/** Up to where each resource was told. */
type Cursors = Map<AnyResource, string>

const latestOf = (revisions: Revisions): string => live.map(({ path }) => revisions.get(path) ?? '').reduce((a, b) => (a > b ? a : b))

/** Tells a listener what has changed since it was last told. */
async function tell({ database }: Platform, { send, state: cursors }: Listener<Cursors>, revisions: Revisions): Promise<void> {
  for (const [resource, since] of cursors) {
    const at = revisions.get(resource.path) ?? since
    if (at <= since) continue
    cursors.set(resource, at)
    const count = await repositoryOf(resource).count(database.db, { where: { createdAt: { gt: since, lte: at } } })
    send(`id: ${at}\nevent: news\ndata: ${JSON.stringify({ resource: resource.path, count } satisfies NewsEvent)}`)
  }
}

/** Tells open screens that something is new: the revisions say so. */
export function serveEvents(app: FastifyInstance): void {
  const { platform } = app
  const open = eventStreams<Cursors, Revisions>(app, {
    read: () => platform.revision.read(),
    tell: (listener, revisions) => tell(platform, listener, revisions),
  })

  serve(app, 'GET /api/console/events', async ({ query: { since } }, context) => {
    const { scopes } = requireCaller(context)
    const revisions = await platform.revision.read()
    const seen = live.filter(({ scope }) => scopes.includes(scope))
    const cursors: Cursors = new Map(seen.map((resource) => [resource, since ?? revisions.get(resource.path) ?? '']))
    return open(context, cursors, async (listener) => {
      const id = since ?? latestOf(revisions)
      listener.send(id === '' ? 'event: open\ndata:' : `id: ${id}\nevent: open\ndata:`)
      await tell(platform, listener, revisions)
    })
  })
}
