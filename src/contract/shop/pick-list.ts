/** Order that is packed, as far as it says what is taken from the shelf. */
interface Packed {
  lines: readonly { _variant: string; code: string; name: string; values: readonly string[]; pieces: number }[]
}

/** Pieces of a variant that are taken from the shelf for several orders. */
export interface Pick {
  _variant: string
  code: string
  name: string
  values: readonly string[]
  pieces: number
  /** Orders that have some of them. */
  orders: number
}

/** Sums what is taken from the shelf for some orders, by stock code. */
export function pickListOf(orders: readonly Packed[]): Pick[] {
  const picks = new Map<string, Pick>()
  for (const { pieces, ...goods } of orders.flatMap(({ lines }) => lines)) {
    const before = picks.get(goods._variant) ?? { ...goods, pieces: 0, orders: 0 }
    picks.set(goods._variant, { ...before, pieces: before.pieces + pieces, orders: before.orders + 1 })
  }
  return [...picks.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/** Returns the texts that stand more than once among some: of an order that a file names twice nobody knows which row is right. */
export function repeatedIn(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  return new Set(texts.filter((text) => text !== '' && seen.size === seen.add(text).size))
}
