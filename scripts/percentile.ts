/** Returns the value below which a share of others lies, 0.95 for p95; 0 where there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0
}
