import type { Answer } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { restockCalls } from '#contract/shop/restock.ts'
import type { FastifyInstance } from 'fastify'
import { inPages } from '../../db/in-pages.ts'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockCaller, requireRoom } from '../../http/lock-caller.ts'
import { serve } from '../../http/route.ts'
import { countUses } from '../../http/usage-limits.ts'
import { readOffers } from '../offers.ts'
import { requireOn, type ShopDeps } from '../shop.ts'

type Awaited = Answer<'GET /api/v1/me/restock'>['variants'][number]

const hourly = { name: 'restock', max: shopLimits.restockHourly, windowMs: 60 * 60_000 }

const awaitedBy = (db: Db, _user: string) => db.selectFrom('shopRestock').where('_user', '=', _user)

async function toAwaited(db: Db, rows: readonly { _variant: string; createdAt: string }[], locale: Locale): Promise<Awaited[]> {
  const variants = rows.map(({ _variant }) => _variant)
  const offers = await readOffers(db, variants, locale)
  return rows.map(({ _variant, createdAt }) => {
    const offer = offers.get(_variant)?.offer
    if (offer === undefined) return { _id: _variant, createdAt, product: null }
    const { _product, name, values, thumb } = offer
    return { _id: _variant, createdAt, product: { _product, name, values, thumb } }
  })
}

async function readPage(db: Db, _user: string, { limit, skip }: { limit: number; skip: number }, locale: Locale): Promise<Awaited[]> {
  const newest = awaitedBy(db, _user).select(['_variant', 'createdAt']).orderBy('createdAt', 'desc').orderBy('_variant')
  return toAwaited(db, await newest.limit(limit).offset(skip).execute(), locale)
}

/** @throws ApiError `notFound` where there is no such thing to be bought, `notSoldOut` where there is some of it */
async function requireSoldOut(db: Db, _variant: string, locale: Locale): Promise<void> {
  const found = (await readOffers(db, [_variant], locale)).get(_variant)
  if (found === undefined || found.product.variants.every(({ code }) => code !== found.code)) throw new ApiError('notFound')
  if (found.offer.left > 0) throw new ApiError('notSoldOut')
}

/** Serves members what they wait for. They read it and wait no longer while the shop is off, too. */
export function serveOwnRestock(app: FastifyInstance, deps: ShopDeps): void {
  const countOf = async (db: Db, _user: string): Promise<number> =>
    Number(
      (
        await awaitedBy(db, _user)
          .select(({ fn }) => fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
      ).total,
    )
  serve(app, restockCalls, {
    'GET /api/v1/me/restock': async ({ query }, { db, locale, caller }) => {
      const { limit = 20, skip = 0 } = query
      const variants = await readPage(db, caller._id, { limit, skip }, locale)
      return { variants, summary: { total: await countOf(db, caller._id), limit, skip } }
    },
    'PUT /api/v1/me/restock/{_variant}': async ({ params: { _variant } }, context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      const { _user } = await lockCaller(context)
      const readRow = () => awaitedBy(db, _user).select(['_variant', 'createdAt']).where('_variant', '=', _variant).executeTakeFirst()
      if ((await readRow()) === undefined) {
        await countUses(db, [{ limit: hourly, key: _user, amount: 1 }])
        await requireSoldOut(db, _variant, locale)
        requireRoom(await countOf(db, _user), shopLimits.restock)
        await db.insertInto('shopRestock').values({ _user, _variant, createdAt: new Date().toISOString() }).execute()
      }
      const row = await readRow()
      const [variant] = row === undefined ? [] : await toAwaited(db, [row], locale)
      if (variant === undefined) throw new ApiError('notFound')
      return { variant }
    },
    'DELETE /api/v1/me/restock/{_variant}': async ({ params }, { db, caller }) => {
      await db.deleteFrom('shopRestock').where('_user', '=', caller._id).where('_variant', '=', params._variant).execute()
    },
  })
}

/** Variants that an account waits for, as its owner may take them along. */
export async function* restockOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* inPages((page) => readPage(db, _user, page, 'ko'))
}
