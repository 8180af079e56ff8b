import { auctionCalls } from '#contract/auction/auction.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { setting } from '#contract/site/setting.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'

export interface AuctionDeps {
  /** What the setting says of the auction. */
  readAuction: (db: Db) => Promise<ItemOf<typeof setting>['auction']>
}

/** Reads what an auction that is open says of itself; undefined: it is closed, as it is while nobody has said under which number it is reported. */
export async function readOpen(db: Db, { readAuction }: AuctionDeps) {
  const { isOn, reportNumber, contact } = await readAuction(db)
  return isOn && reportNumber !== null ? { reportNumber, contact } : undefined
}

/** Refuses what is of the auction while that is closed. @throws ApiError `notFound` */
export async function requireOpen(db: Db, deps: AuctionDeps): Promise<void> {
  if ((await readOpen(db, deps)) === undefined) throw new ApiError('notFound')
}

/** Serves what the auction says of itself. */
export function serveAuction(app: FastifyInstance, deps: AuctionDeps): void {
  serve(app, auctionCalls, {
    'GET /api/v1/auction': async (_input, { db, locale }) => {
      const open = await readOpen(db, deps)
      if (open === undefined) return { auction: null }
      const { reportNumber, contact } = open
      return { auction: { reportNumber, contact: contact === null ? null : textOf(contact, locale) } }
    },
  })
}
