import { auctionCalls } from '#contract/auction/auction.ts'
import type { LotOrder } from '#contract/auction/wins.ts'
import type { Picture } from '#contract/field.ts'
import type { Translated } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { setting } from '#contract/site/setting.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Expression, RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'
import type { Change } from '../notifications/notify.ts'

/** Line of what was won: the work, or a fee on top of it. */
export interface WonLine {
  name: Translated
  values: readonly Translated[]
  thumb: Picture | null
  code: string
  isFee: boolean
  /** In won, with the tax in it. */
  price: number
  taxKind: 'taxable' | 'exempt'
}

/** Shop's part in what follows a sale. */
export interface LotOrders {
  place: (change: Change, won: { _work: string; _user: string; lines: readonly WonLine[]; vat: number }) => Promise<LotOrder>
  read: (db: Db, ids: readonly string[]) => Promise<Map<string, LotOrder>>
  tellAgain: (change: Change, _id: string) => Promise<void>
  endUnpaid: (change: Change, _id: string) => Promise<boolean>
  /** Says in a query how an order stands. */
  standing: (_order: Expression<string | null>) => RawBuilder<LotOrder['standing'] | null>
}

export interface AuctionDeps {
  /** What the setting says of the auction. */
  readAuction: (db: Db) => Promise<ItemOf<typeof setting>['auction']>
  /** Orders of what is won: they are the shop's. */
  lotOrders: LotOrders
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
