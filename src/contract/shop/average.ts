/**
 * Average of stars with one decimal. Rounded down, so that what is shown as 4.0 is what 'four and up' finds, on a device as at the
 * server.
 */
export const averageOf = (sum: number, count: number): number => Math.floor((sum * 10) / count) / 10

/** Share of a number in all of them, in whole percent; of nothing it is nothing. */
export const percentOf = (count: number, total: number): number => (total === 0 ? 0 : Math.round((count * 100) / total))
