import type { SiteName } from '#contract/sites.ts'

/** So many items are listed: what one does next is seen at once. */
export const mostWaiting = 8

/** An item that waits. */
export interface Waiting {
  /** Its path and id. */
  key: string
  /** None: it is of both. */
  site: SiteName | undefined
  /** Its place among those of its task, the longest waiting first. */
  place: number
  since: string
}

const isBefore = (a: Waiting, b: Waiting): number => a.since.localeCompare(b.since) || a.key.localeCompare(b.key)

/**
 * Returns what has waited longest, in that order: first of each task of a site, and of the sites in turn, so that what comes
 * seldom is not behind what always waits long.
 */
export function longestWaiting<Row extends Waiting>(rows: readonly Row[]): Row[] {
  // An item that waits by two tasks is named by the later one, which says more.
  const once = [...new Map(rows.map((row) => [row.key, row])).values()]
  const ranked = [...Map.groupBy(once, ({ site }) => site).values()].flatMap((own) =>
    own.toSorted((a, b) => a.place - b.place || isBefore(a, b)).map((row, rank) => ({ row, rank })),
  )
  return ranked
    .toSorted((a, b) => a.rank - b.rank || isBefore(a.row, b.row))
    .slice(0, mostWaiting)
    .map(({ row }) => row)
    .toSorted(isBefore)
}
