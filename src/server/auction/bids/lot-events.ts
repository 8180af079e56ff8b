import { lotEventCalls } from '#contract/auction/lot.ts'
import { programs } from '#contract/auction/programs.ts'
import { lotHeartbeatSeconds } from '#contract/heartbeat.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { eventOf, holdStreams, sendEvent } from '../../http/event-streams.ts'
import { networkOfVisitor } from '../../http/network-of.ts'
import { serve } from '../../http/route.ts'
import { requirePublished } from '../../http/standard.ts'
import { type AuctionDeps, readOpen, requireOpen } from '../auction.ts'
import { SaleFeed } from './sale-feed.ts'

/** Intervals at which it is looked what is new and at which something is sent, in ms, and how many listen at most at this process: of a network, and in all. Tests change them. */
export const lotStreams = { look: 500, heartbeat: lotHeartbeatSeconds * 1000, each: 200, all: 10_000 }

const heartbeat = eventOf(':')

/** The number that a `Last-Event-ID` says; what is none of ours counts as not said. */
const numberOf = (id: unknown): number | undefined => (typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : undefined)

/** A feed and how many connections use it, those among them that begin. */
interface Used {
  users: number
  feed: Promise<SaleFeed>
}

/** Looks what is new for all who listen at this process, as long as somebody does. */
function saleFeeds(app: FastifyInstance, deps: AuctionDeps) {
  const { database } = app.platform
  const feeds = new Map<string, Used>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let beatAt = performance.now()

  const look = async (): Promise<void> => {
    const isOpen = (await readOpen(database.db, deps)) !== undefined
    const isBeat = performance.now() - beatAt >= lotStreams.heartbeat
    for (const used of feeds.values()) {
      const feed = await used.feed.catch(() => undefined)
      if (!isOpen) feed?.end()
      // A sale that was taken back is none any more.
      else await feed?.look().catch((error: unknown) => (error instanceof ApiError ? feed.end() : Promise.reject(error)))
      if (isBeat) feed?.send(heartbeat)
    }
    if (isBeat) beatAt = performance.now()
  }
  const lookOnce = (): void => {
    // Nobody hears a heartbeat while the database is away: it would say that nothing has changed.
    looking ??= look()
      .catch((err: unknown) => app.log.error({ err }, 'lots could not be looked at'))
      .finally(() => (looking = undefined))
  }
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
  })
  const load = async (_program: string): Promise<SaleFeed> => {
    const feed = new SaleFeed(database, _program)
    await feed.load()
    return feed
  }
  return {
    /** Uses the feed of a sale until it is released. */
    use: (_program: string): Used => {
      const used = feeds.get(_program) ?? { users: 0, feed: load(_program) }
      feeds.set(_program, used)
      used.users += 1
      timer ??= setInterval(lookOnce, lotStreams.look).unref()
      return used
    },
    release: (_program: string, used: Used): void => {
      used.users -= 1
      if (used.users > 0) return
      feeds.delete(_program)
      if (feeds.size > 0) return
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** Tells open screens what happens to the lots of a sale. */
export function serveLotEvents(app: FastifyInstance, deps: AuctionDeps): void {
  const hold = holdStreams(app, lotStreams)
  const { use, release } = saleFeeds(app, deps)

  serve(app, lotEventCalls, {
    'GET /api/v1/auction/programs/{_id}/events': async ({ params: { _id } }, { db, request }) => {
      await requireOpen(db, deps)
      await requirePublished({ db }, programs, _id)
      const said = numberOf(request.headers['last-event-id'])
      let used: Used | undefined
      let feed: SaleFeed | undefined
      let told = 0
      return hold(request, networkOfVisitor(request) ?? '', {
        begin: async (stream) => {
          used = use(_id)
          feed = await used.feed
          // Another process may have told more.
          if (said !== undefined && said > feed.last) await feed.look()
          if (said !== undefined && said <= feed.last) return void (told = said)
          const whole = await feed.whole()
          told = whole.last
          sendEvent(stream, whole.event)
        },
        listen: (stream) => {
          if (feed === undefined) return
          // Something is sent at once: whoever waits knows that it is heard.
          sendEvent(stream, feed.since(told) ?? heartbeat)
          feed.listeners.add(stream)
        },
        end: (stream) => {
          feed?.listeners.delete(stream)
          if (used !== undefined) release(_id, used)
        },
      })
    },
  })
}
