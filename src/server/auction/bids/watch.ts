import { programs } from '#contract/auction/programs.ts'
import { works } from '#contract/auction/works.ts'
import { authors } from '#contract/auction/authors.ts'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../db/in-transaction.ts'
import { readRevision } from '../../db/revision.ts'
import { type AuctionDeps, readOpen } from '../auction.ts'
import { endOffers } from '../won/end-offers.ts'
import { settleLots } from '../won/settle-lots.ts'
import { closeLots } from './close-lots.ts'
import { noteService } from './outage.ts'
import { openLots } from './open-lots.ts'
import { tellBidders } from './tell-bidders.ts'

/** Intervals at which what is due is looked for, and at which it is noted that bids are taken, in ms. An outage is longer (`biddingTimes.outage`). */
const pace = { look: 1000, note: 5000, late: 10_000 }

/**
 * Work of each process for lots while it listens: it notes that bids are taken, begins the logs of lots, closes them, tells their
 * bidders, begins the orders of what is sold, and ends offers. All of it can be done by several processes at once: locks decide.
 */
export interface SaleWatch {
  /** Waits until it is noted that this process takes bids, where that was not done lately: ends may have to move first. */
  isServing: () => Promise<void>
}

/** Watches over the lots of sales from the moment on that a server listens. */
export function watchSales(app: FastifyInstance, deps: AuctionDeps): SaleWatch {
  const { database } = app.platform
  let [isListening, isLooking, notedAt, seen] = [false, false, -Infinity, '']
  let noting: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let telling: Promise<void> | undefined

  const note = (): Promise<void> => {
    noting ??= (async () => {
      const begun = performance.now()
      const away = await inTransaction(database.db, (own) => noteService(own.db, database.engine))
      if (away !== undefined) app.log.warn({ seconds: Math.round(away / 1000) }, 'no bid could be taken: ends of lots were moved')
      notedAt = begun
    })().finally(() => (noting = undefined))
    return noting
  }
  const openChanged = async () => {
    const revisions = await Promise.all([programs, works, authors].map(({ path }) => readRevision(database.db, path)))
    const now = revisions.join()
    if (now === seen) return
    await openLots(database)
    seen = now
  }
  /** Beside the rest: however many are told, lots close in time. */
  const tellOnce = () => {
    telling ??= tellBidders(app.platform)
      .catch((err: unknown) => app.log.error({ err }, 'bidders could not be told'))
      .finally(() => (telling = undefined))
  }
  const look = async () => {
    if ((await readOpen(database.db, deps)) === undefined) return
    if (performance.now() - notedAt >= pace.note) await note()
    await openChanged()
    try {
      await closeLots(database)
    } finally {
      // A lot that cannot be closed holds up no other one.
      tellOnce()
      await settleLots(app.platform, deps)
      await endOffers(app.platform, deps)
    }
  }
  const lookOnce = () => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((err: unknown) => app.log.error({ err }, 'lots could not be looked after'))
      .finally(() => (isLooking = false))
  }
  app.addHook('onListen', async () => {
    isListening = true
    timer = setInterval(lookOnce, pace.look)
    timer.unref()
    lookOnce()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await looking
    await telling
  })
  return {
    isServing: async () => {
      if (isListening && performance.now() - notedAt >= pace.late) await note()
    },
  }
}
