import type { setting } from '#contract/site/setting.ts'
import type { ItemOf } from '#contract/resource.ts'
import { shopCalls } from '#contract/shop/shop.ts'
import { textOf } from '#contract/title.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { serve } from '../http/route.ts'

export interface ShopDeps {
  /** What the setting says of the shop. */
  readShop: (db: Db) => Promise<ItemOf<typeof setting>['shop']>
}

/** Reads what the setting says of the shop, and refuses what is of the shop while that is off. @throws ApiError `notFound` */
export async function requireOn(db: Db, { readShop }: ShopDeps) {
  const shop = await readShop(db)
  if (!shop.isOn) throw new ApiError('notFound')
  return shop
}

/** Returns how orders can be paid: not at all while nothing secures what is paid ahead. */
export const waysToPay = (
  { bankAccount, purchaseSafety }: Pick<ItemOf<typeof setting>['shop'], 'bankAccount' | 'purchaseSafety'>,
  { toss }: Pick<Config, 'toss'>,
): ('transfer' | 'gateway')[] =>
  purchaseSafety === null
    ? []
    : [...(bankAccount === null ? [] : ['transfer' as const]), ...(toss === undefined ? [] : ['gateway' as const])]

/** Serves what the shop says of itself. */
export function serveShop(app: FastifyInstance, { readShop }: ShopDeps): void {
  serve(app, shopCalls, {
    'GET /api/v1/shop': async (_input, { db, locale }) => {
      const shop = await readShop(db)
      const { isOn, policy, hosting, complaints, bankAccount: _told, purchaseSafety, ...more } = shop
      const { carriers: _ofStaff, lateRefundRate: _theirs, ...rest } = more
      const said = (text: typeof policy) => (text === null ? null : textOf(text, locale))
      const means = waysToPay(shop, app.platform.config)
      const told = { policy: said(policy), hosting: said(hosting), complaints: said(complaints) }
      const findsAddresses = app.platform.config.juso !== undefined
      return {
        shop: isOn ? { ...rest, ...told, means, findsAddresses, purchaseSafety: means.length > 0 ? said(purchaseSafety) : null } : null,
      }
    },
  })
}
