import { useEffect, useState } from 'react'

const every = 20_000

/** The time in ms, brought up to date three times a minute. */
export function useTime(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
