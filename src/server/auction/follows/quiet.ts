/** From when and until when nobody is told of what they follow, in hours of Korea: it can wait for the morning. */
const [from, until] = [21, 8]
const ahead = 9 * 60 * 60_000

/** Tells whether it is night in Korea. @param now ms */
export function isQuiet(now: number): boolean {
  const hour = new Date(now + ahead).getUTCHours()
  return hour >= from || hour < until
}
