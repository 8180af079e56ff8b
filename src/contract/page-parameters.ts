/**
 * The search parameters that select what a public page shows: the server keeps a page by them, and the router reads no
 * others. Whatever else a sender adds (`utm_source`, `fbclid`) is his own: pages that differ in nothing else are one page.
 */
export const pageParameters: readonly string[] = [
  'amount',
  'author',
  'certificate',
  'code',
  'country',
  'estimate',
  'free',
  'lang',
  'medium',
  'open',
  'page',
  'paymentKey',
  'pickup',
  'practice',
  'price',
  'q',
  'questions',
  'rating',
  'reviews',
  'saved',
  'sector',
  'seller',
  'site',
  'sort',
  'stock',
  'type',
  'view',
]

/** Picks the parameters that select a page, in a fixed order; the last wins if a name is repeated. */
export const pageSearch = (given: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...given].filter(([name]) => pageParameters.includes(name)).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
