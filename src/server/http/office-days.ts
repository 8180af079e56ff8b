const day = 24 * 60 * 60 * 1000
/** The office's clock knows no summer time. */
const ahead = 9 * 60 * 60 * 1000

/** When the day of an instant began in the office; or its week, which begins on Monday. */
export function beginOfDay(now: Date, isWeek = false): Date {
  const days = Math.floor((now.getTime() + ahead) / day)
  // 1970 began on a Thursday.
  const since = isWeek ? (days + 3) % 7 : 0
  return new Date((days - since) * day - ahead)
}

export const addDays = (at: Date, days: number): Date => new Date(at.getTime() + days * day)
