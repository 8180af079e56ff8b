const second = 1000
const hour = 3600 * second

/** Says how much time is left as minutes and seconds (`4:05`) in the last hour; nothing before that, or when it is over. */
export function timeLeft(endsAt: string, now: string): string | undefined {
  const left = Math.ceil((Date.parse(endsAt) - Date.parse(now)) / second)
  if (left <= 0 || left * second >= hour) return undefined
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}
