import type { Answer } from '#contract/api.ts'
import { shopLimits } from '#contract/shop/limits.ts'

export type CartLine = Answer<'GET /api/v1/me/carts'>['carts'][number]
export type CartOffer = NonNullable<CartLine['offer']>

/** A change of a cart: a line as it is to be; none of it where its quantity is 0. */
export type CartChange = Omit<CartLine, 'offer'> & { offer: CartOffer | null }

/** Returns the lines after a change. What is there keeps its place, what is new stands first. */
export function withChange(lines: readonly CartLine[], change: CartChange): readonly CartLine[] {
  if (change.quantity === 0) return lines.filter(({ _variant }) => _variant !== change._variant)
  const isThere = lines.some(({ _variant }) => _variant === change._variant)
  return isThere ? lines.map((line) => (line._variant === change._variant ? { ...line, ...change } : line)) : [change, ...lines]
}

/** Returns the line that a shopper puts more of into a cart: chosen, and never more than can be ordered. */
export function addedTo(lines: readonly CartLine[], added: { _variant: string; quantity: number; offer: CartOffer }): CartChange {
  const { _variant, quantity, offer } = added
  const before = lines.find((line) => line._variant === _variant)?.quantity ?? 0
  return { _variant, quantity: Math.min(before + quantity, shopLimits.quantity), isChosen: true, seenPrice: offer.price, offer }
}

type LineProblem = 'gone' | 'soldOut' | 'tooFew' | 'price'
/** Returns what is wrong with a line, as it can be bought now: the worst of it. */
export function problemOf({ offer, quantity, seenPrice }: CartLine): LineProblem | undefined {
  if (offer === null) return 'gone'
  if (offer.left === 0) return 'soldOut'
  if (offer.left < quantity) return 'tooFew'
  return offer.price === seenPrice ? undefined : 'price'
}

/** Line that can be ordered as it is. */
export type OrderableLine = CartLine & { offer: CartOffer }

/** Returns the lines that are chosen and can be ordered. */
export const orderable = (lines: readonly CartLine[]): readonly OrderableLine[] =>
  lines.filter((line): line is OrderableLine => line.isChosen && line.offer !== null && line.offer.left >= line.quantity)
