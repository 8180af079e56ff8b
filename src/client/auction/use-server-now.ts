import { useEffect, useState } from 'react'
import { forgetClock, measureClock, serverNow } from './server-clock.ts'

const minute = 60_000

/** How long what is shown of a time that is left stays true, in milliseconds: seconds count in the last minute alone. */
const untilChange = (left: number): number => (left <= minute ? left % 1000 || 1000 : Math.min(left % minute || minute, minute))

/**
 * The server's clock (ms since 1970), brought up to date while one of some instants is ahead: each minute, and each second of the
 * last minute. Undefined until the page is there: its document has no time.
 */
export function useServerNow(...instants: readonly string[]): number | undefined {
  const [now, setNow] = useState<number>()
  const key = instants.join()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const at = serverNow()
      setNow(at)
      const left = Math.min(
        ...key
          .split(',')
          .map((instant) => Date.parse(instant) - at)
          .filter((each) => each > 0),
      )
      if (Number.isFinite(left)) timer = setTimeout(tick, untilChange(left) + 10)
    }
    const look = () => {
      if (document.hidden) return
      forgetClock()
      tick()
      void measureClock().then(tick)
    }
    tick()
    void measureClock().then(tick)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [key])
  return now
}
