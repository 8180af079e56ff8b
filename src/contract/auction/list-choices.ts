/** Kinds of works. */
export const media = ['painting', 'drawing', 'print', 'photograph', 'sculpture', 'craft'] as const
export type Medium = (typeof media)[number]

/** Ranges of low estimates, by the name in an address: in millions of won, the second number excluded. */
export const estimateRanges = ['0-1', '1-3', '3-10', '10-30', '30-'] as const

/** Bounds of a range, in won: from the first, below the second. */
export function estimateBounds(range: (typeof estimateRanges)[number]): { from: number; to: number | undefined } {
  const [from = '0', to = ''] = range.split('-')
  return { from: Number(from) * 1_000_000, to: to === '' ? undefined : Number(to) * 1_000_000 }
}
