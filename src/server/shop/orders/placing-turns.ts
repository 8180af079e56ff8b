import type { Body } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { setImmediate } from 'node:timers'
import type { Db } from '../../db/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Caller, Platform } from '../../http/platform.ts'
import { type Input, inSteps, type WriteContext } from '../../http/route.ts'
import { readOffers, type VariantOffer } from '../offers.ts'
import { changesOf, problemsOf } from './place.ts'

type Placing = Body<'POST /api/v1/me/orders'>

interface Wanted {
  body: Pick<Placing, 'lines' | 'method' | 'postcode' | 'address'>
  locale: Locale
}

interface Waiting extends Wanted {
  begin: () => void
  refuse: (error: ApiError) => void
}

/** Placements that a process works on at once, and those that may wait for that. All of them wait for `lockOrders` in the end. */
const usual = { atOnce: 2, most: 1000 }
/** When who is refused may come again, in seconds. */
const retryAfter = 2
/** Variants that are read at once for those that wait. */
const batch = 200

const isShort = ({ lines }: Wanted['body'], offers: ReadonlyMap<string, VariantOffer>): boolean =>
  lines.some(({ _variant, quantity }) => (offers.get(_variant)?.offer.left ?? 0) < quantity)

/** Parts those that wait so that each part wants no more than `batch` variants. */
function partsOf(all: readonly Waiting[]): { of: Waiting[]; variants: Set<string> }[] {
  const parts: { of: Waiting[]; variants: Set<string> }[] = []
  for (const each of all) {
    const last = parts.at(-1)
    const part = last === undefined || last.variants.size >= batch ? { of: [], variants: new Set<string>() } : last
    if (part !== last) parts.push(part)
    part.of.push(each)
    for (const { _variant } of each.body.lines) part.variants.add(_variant)
  }
  return parts
}

/**
 * Has placements wait for each other before their transactions: what waits holds neither a connection nor a lock, and reads go on
 * beside hundreds of it. Once somebody is refused since there is not enough of something, who waits for the same is refused at once, by
 * what is read then: as its own turn would, and without it.
 */
export function createPlacingTurns(db: Db, { atOnce, most } = usual) {
  let running = 0
  let isTelling = false
  const waiting = new Set<Waiting>()

  const end = (): void => {
    const [next] = waiting
    if (next === undefined) running -= 1
    else if (waiting.delete(next)) next.begin()
  }
  const tellPart = async ({ of, variants }: ReturnType<typeof partsOf>[number]): Promise<void> => {
    // The names that are read with them are not told.
    const offers = await readOffers(db, [...variants], 'ko')
    for (const each of of) {
      const { body, locale, refuse } = each
      // What is wrong in another way is refused for that, in its turn.
      if (!isShort(body, offers) || problemsOf(body, offers, locale).length > 0) continue
      // Its turn may have come meanwhile.
      if (waiting.delete(each)) refuse(new ApiError('cartChanged', { issues: changesOf(body.lines, offers, locale) }))
    }
  }

  return {
    /**
     * Waits for a turn. @returns what ends it
     * @throws ApiError `cartChanged` where there is not enough meanwhile, `unavailable` where too many wait
     */
    take: async (wanted: Wanted): Promise<() => void> => {
      if (running < atOnce) running += 1
      else {
        if (waiting.size >= most) throw new ApiError('unavailable', {}, retryAfter)
        // Whoever ends gives its turn away.
        await new Promise<void>((begin, refuse) => void waiting.add({ ...wanted, begin, refuse }))
      }
      return () => void setImmediate(end)
    },
    /** Tells those that wait for one of these variants where there is not enough for them any more. Who is not told has its turn. */
    tell: async (variants: readonly string[]): Promise<void> => {
      const some = [...waiting].filter(({ body }) => body.lines.some(({ _variant }) => variants.includes(_variant)))
      if (isTelling || some.length === 0) return
      isTelling = true
      try {
        for (const part of partsOf(some)) await tellPart(part)
      } finally {
        isTelling = false
      }
    },
  }
}

const turnsOf = new WeakMap<Platform, ReturnType<typeof createPlacingTurns>>()

/** Places an order in its turn: the transaction begins with it. @param place in that transaction */
export const inTurn = <By extends Caller | undefined, Answer, Written extends Omit<Placing, '_coupon' | 'points'>>(
  platform: Platform,
  place: (body: Written, context: WriteContext<By>) => Promise<Answer>,
) => {
  const turns = turnsOf.get(platform) ?? createPlacingTurns(platform.database.db)
  turnsOf.set(platform, turns)
  return inSteps<Input<unknown, unknown, Written>, Answer, By>(async ({ body }, { locale, request, atEnd }) => {
    atEnd(await turns.take({ body, locale }))
    return (context) =>
      place(body, context).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'cartChanged' && error.details.issues?.length !== 0)
          turns
            .tell(body.lines.map(({ _variant }) => _variant))
            .catch((failure: unknown) => request.log.error({ err: failure }, 'who waits to order was not told what is sold out'))
        throw error
      })
  })
}
