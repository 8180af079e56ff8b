/** An instant as a day in Korea: `YYYY-MM-DD` (specification 3). The same on the server and in every browser. */
export const koreanDay = (instant: string): string => new Date(Date.parse(instant) + 9 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** A day on the visitor's own clock, to be compared with another one. */
export const localDay = (date = new Date()): string => `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`
