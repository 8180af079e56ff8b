import { useEffect, useState } from 'react'

/** Timers of browsers count in 31 bits of milliseconds. */
const longest = 2 ** 31 - 1

/** The time (ms), brought up to date when one of some instants has come. */
export function useNow(...instants: readonly (string | undefined)[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...instants.map((instant) => Date.parse(instant ?? '')).filter((at) => at > now))
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longest, next - Date.now() + 50))
    return () => clearTimeout(timer)
  }, [next])
  return now
}
