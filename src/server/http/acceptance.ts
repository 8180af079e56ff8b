import { networkOf } from './network-of.ts'
import type { Use } from './usage-limits.ts'

const minute = 60_000
const hour = 60 * minute

/**
 * Limits what one network gets accepted of one call: so many in a minute, ten times as many in an hour, and as many bytes in an
 * hour as they may have together.
 * @param bytesEach what one of them has on average, at most
 * @returns the uses to be counted for one of so many bytes
 */
export function acceptanceOf(name: string, perMinute: number, bytesEach: number): (address: string, bytes: number) => Use[] {
  const perHour = perMinute * 10
  const inMinute = { name: `${name} minute`, max: perMinute, windowMs: minute }
  const inHour = { name: `${name} hour`, max: perHour, windowMs: hour }
  const bytesInHour = { name: `${name} bytes`, max: perHour * bytesEach, windowMs: hour }
  return (address, bytes) => {
    const key = networkOf(address)
    return [
      { limit: inMinute, key, amount: 1 },
      { limit: inHour, key, amount: 1 },
      { limit: bytesInHour, key, amount: bytes },
    ]
  }
}
