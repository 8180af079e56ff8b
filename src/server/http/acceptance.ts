import { ApiError } from './api-error.ts'
import { networkOf, UsageWindow } from './usage-window.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Limits what one address gets accepted: so many in a minute, ten times as many in an hour, and as many bytes in an hour as
 * they may have together. Counted in this process: several have several.
 * @param bytesEach what one of them has on average, at most
 * @returns counts one of so many bytes, and returns what takes it back: it was refused, or answered once more.
 * It throws ApiError `tooMany`.
 */
export function createAcceptanceLimiter(perMinute: number, bytesEach: number): (address: string, bytes: number) => () => void {
  const inMinute = new UsageWindow(perMinute, minute)
  const inHour = new UsageWindow(perMinute * 10, hour)
  const bytesInHour = new UsageWindow(perMinute * 10 * bytesEach, hour)
  return (address, bytes) => {
    const now = Date.now()
    const network = networkOf(address)
    const uses = [
      [inMinute, 1],
      [inHour, 1],
      [bytesInHour, bytes],
    ] as const
    const wait = Math.max(...uses.map(([window, amount]) => window.wait(network, amount, now)))
    if (wait > 0) throw new ApiError('tooMany', {}, wait)
    for (const [window, amount] of uses) window.add(network, amount, now)
    return () => {
      for (const [window, amount] of uses) window.add(network, -amount, now)
    }
  }
}
