/**
 * Spreads an amount over parts by their weights, so that the shares are whole and their sum is the amount: each gets its share rounded
 * down, and what is left goes to the largest remainders, the earlier first.
 * @param amount in won, no more than the sum of the weights
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  // Products go beyond 2^53.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((product) => Number(product / BigInt(sum)))
  const remainders = exact.map((product, index) => ({ index, rest: product % BigInt(sum) }))
  const left = amount - shares.reduce((before, share) => before + share, 0)
  const largest = remainders.toSorted((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1)).slice(0, left)
  for (const { index } of largest) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
