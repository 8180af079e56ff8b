/**
 * Public holidays of Korea, with their substitutes, that are no Saturday or Sunday: the Public Holidays Act, its decree (articles 2 and
 * 3), and for single years decisions of the cabinet and days of elections. Constitution Day counts from 2026 on, as the act has it
 * again. A holiday that is decided on later is added here; without it a deadline is shown a day too early, never too late.
 */
const holidays: ReadonlySet<string> = new Set([
  // 2025: a holiday of that year alone on 27 January, substitutes on 3 March, 6 May and 8 October, the election on 3 June.
  ...['01-01', '01-27', '01-28', '01-29', '01-30', '03-03', '05-05', '05-06', '06-03', '06-06'].map((day) => `2025-${day}`),
  ...['08-15', '10-03', '10-06', '10-07', '10-08', '10-09', '12-25'].map((day) => `2025-${day}`),
  // 2026: substitutes on 2 March, 25 May, 17 August and 5 October, local elections on 3 June.
  ...['01-01', '02-16', '02-17', '02-18', '03-02', '05-05', '05-25', '06-03', '07-17', '08-17'].map((day) => `2026-${day}`),
  ...['09-24', '09-25', '10-05', '10-09', '12-25'].map((day) => `2026-${day}`),
  // 2027: substitutes on 9 February, 16 August, 4 and 11 October, and 27 December.
  ...['01-01', '02-08', '02-09', '03-01', '05-05', '05-13', '08-16', '09-14', '09-15', '09-16'].map((day) => `2027-${day}`),
  ...['10-04', '10-11', '12-27'].map((day) => `2027-${day}`),
  // 2028: a substitute on 5 October, the election on 12 April.
  ...['01-26', '01-27', '01-28', '03-01', '04-12', '05-02', '05-05', '06-06', '07-17', '08-15'].map((day) => `2028-${day}`),
  ...['10-02', '10-03', '10-04', '10-05', '10-09', '12-25'].map((day) => `2028-${day}`),
])

/** The last year whose holidays are known: after it weekends alone are. */
export const lastHolidayYear = 2028

const dayMs = 24 * 60 * 60 * 1000

/** Returns whether business is done on a day of the shop's clock (`2026-11-27`). */
export const isBusinessDay = (day: string): boolean => ![0, 6].includes(new Date(day).getUTCDay()) && !holidays.has(day)

/** Returns the day that so many business days after a day are over on: that day itself does not count. */
export function addBusinessDays(day: string, count: number): string {
  let [at, left] = [Date.parse(day), count]
  while (left > 0) {
    at += dayMs
    if (isBusinessDay(new Date(at).toISOString().slice(0, 10))) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}
