import { addressSearchCalls } from '#contract/shop/address-search.ts'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../http/api-error.ts'
import { networkOf } from '../../http/network-of.ts'
import { inSteps, serve } from '../../http/route.ts'
import { countUses } from '../../http/usage-limits.ts'
import { requireOn, type ShopDeps } from '../shop.ts'
import { KeywordRefused, roadAddressSearch } from './road-addresses.ts'

const byNetwork = { name: 'address search', max: 60, windowMs: 10 * 60_000 }
/** The service allows so many, and no more: what one network asks for is not all. */
const byAll = { name: 'address searches', max: 10_000, windowMs: 24 * 60 * 60_000 }

/** Serves the search of road addresses. What is looked for is asked for outside of any transaction, stored nowhere and not logged. */
export function serveAddressSearch(app: FastifyInstance, deps: ShopDeps): void {
  const { db: outside } = app.platform.database
  const { juso } = app.platform.config
  const find = juso === undefined ? undefined : roadAddressSearch(juso)
  serve(app, addressSearchCalls, {
    'POST /api/v1/shop/addresses': inSteps(async ({ body: { keyword } }, { request }) => {
      await requireOn(outside, deps)
      if (find === undefined) throw new ApiError('notFound')
      await countUses(outside, [
        { limit: byNetwork, key: networkOf(request.ip), amount: 1 },
        { limit: byAll, key: 'all', amount: 1 },
      ])
      const addresses = await find(keyword).catch((error: unknown) => {
        if (error instanceof KeywordRefused) throw new ApiError('addressKeyword')
        request.log.warn(error instanceof Error ? error.message : 'the address service fails')
        throw new ApiError('addressSearchFailed')
      })
      return () => Promise.resolve({ addresses })
    }),
  })
}
