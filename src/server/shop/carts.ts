import { cartCalls, type CartLine } from '#contract/shop/carts.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import type { Locale } from '#contract/locale.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { lockCaller, requireRoom } from '../http/lock-caller.ts'
import { serve } from '../http/route.ts'
import { readOffers } from './offers.ts'
import { noteCart } from './sales/cart-starts.ts'
import { requireOn, type ShopDeps } from './shop.ts'

type Wanted = Pick<CartLine, '_variant' | 'quantity' | 'isChosen' | 'seenPrice'>

const rowsOf = (db: Db, _user: string) =>
  db
    .selectFrom('shopCartLines')
    .select(['_variant', 'quantity', 'isChosen', 'seenPrice'])
    .where('_user', '=', _user)
    .orderBy('createdAt', 'desc')
    .orderBy('_variant')

async function readCart(db: Db, _user: string, locale: Locale): Promise<CartLine[]> {
  const rows = await rowsOf(db, _user).execute()
  const offers = await readOffers(
    db,
    rows.map(({ _variant }) => _variant),
    locale,
  )
  return rows.map(({ isChosen, ...row }) => ({ ...row, isChosen: isChosen === 1, offer: offers.get(row._variant)?.offer ?? null }))
}

/** Writes a line over that of the same variant, which keeps its place. */
async function storeLine(db: Db, _user: string, { _variant, quantity, isChosen, seenPrice }: Wanted, createdAt: string): Promise<void> {
  const values = { quantity, isChosen: isChosen ? 1 : 0, seenPrice }
  await db
    .insertInto('shopCartLines')
    .values({ _user, _variant, ...values, createdAt })
    .onConflict((conflict) => conflict.columns(['_user', '_variant']).doUpdateSet(values))
    .execute()
}

/**
 * Brings the lines of a device, one at least, into a cart: of the same variant the larger quantity, and what was there before is not chosen any
 * more. Brought twice it is the same. Lines for which there is no room, or whose variant there is not, are left out.
 */
async function mergeCart(db: Db, _user: string, lines: readonly Wanted[]): Promise<void> {
  const before = await rowsOf(db, _user).execute()
  const variants = lines.map(({ _variant }) => _variant)
  const known = await db.selectFrom('shopVariants').select('_id').where('_id', 'in', variants).execute()
  const isThere = ({ _variant }: Wanted) => known.some(({ _id }) => _id === _variant)
  const quantityOf = (_variant: string) => before.find((row) => row._variant === _variant)?.quantity ?? 0
  const added = lines.filter((line) => isThere(line) && quantityOf(line._variant) === 0).slice(0, shopLimits.lines - before.length)
  const both = lines.filter((line) => quantityOf(line._variant) > 0)
  if (added.length > 0) await noteCart(db, _user)
  await db.updateTable('shopCartLines').set({ isChosen: 0 }).where('_user', '=', _user).execute()
  const now = Date.now()
  for (const [index, line] of [...both, ...added].entries()) {
    const quantity = Math.max(line.quantity, quantityOf(line._variant))
    // The first line of the device stands first.
    await storeLine(db, _user, { ...line, quantity }, new Date(now - index).toISOString())
  }
}

/** Serves carts. */
export function serveCarts(app: FastifyInstance, deps: ShopDeps): void {
  serve(app, cartCalls, {
    'GET /api/v1/shop/carts': async ({ query }, { db, locale }) => {
      await requireOn(db, deps)
      const offers = await readOffers(db, query.variants.split(','), locale)
      return { offers: [...offers.values()].map(({ _variant, offer }) => ({ ...offer, _variant })) }
    },
    'GET /api/v1/me/carts': async (_input, { db, locale, caller }) => ({ carts: await readCart(db, caller._id, locale) }),
    'POST /api/v1/me/carts': async ({ body }, context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      const { _user } = await lockCaller(context)
      if (body.lines.length > 0) await mergeCart(db, _user, body.lines)
      return { carts: await readCart(db, _user, locale) }
    },
    'PUT /api/v1/me/carts/{_variant}': async ({ params: { _variant }, body }, context) => {
      const { db, locale } = context
      await requireOn(db, deps)
      const { _user } = await lockCaller(context)
      const rows = await rowsOf(db, _user).execute()
      const isNew = rows.every((row) => row._variant !== _variant)
      if (isNew) requireRoom(rows.length, shopLimits.lines)
      const offer = (await readOffers(db, [_variant], locale)).get(_variant)?.offer ?? null
      if (isNew && offer === null) throw new ApiError('notFound')
      if (isNew) await noteCart(db, _user)
      await storeLine(db, _user, { _variant, ...body }, new Date().toISOString())
      return { cart: { _variant, ...body, offer } }
    },
    'DELETE /api/v1/me/carts/{_variant}': async ({ params: { _variant } }, { db, caller }) => {
      await db.deleteFrom('shopCartLines').where('_user', '=', caller._id).where('_variant', '=', _variant).execute()
    },
  })
}

/** The cart of an account, as its owner may take it along. */
export async function* cartOf(db: Db, _user: string): AsyncGenerator<object> {
  yield* await rowsOf(db, _user).execute()
}
