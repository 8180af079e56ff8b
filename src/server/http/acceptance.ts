import { ApiError } from './api-error.ts'

interface Use {
  amount: number
  /** When the window ends, in milliseconds since 1970. */
  until: number
}

const minute = 60_000
const hour = 60 * minute
/** From so many on, those whose window has ended are forgotten. */
const manyAddresses = 10_000

/** What each address has used of something since its window began. */
class Window {
  readonly #max: number
  readonly #length: number
  readonly #uses = new Map<string, Use>()

  constructor(max: number, length: number) {
    this.#max = max
    this.#length = length
  }

  /** The seconds until there is room; 0 where there is. What is alone too much is let through: it is the only one. */
  wait(address: string, amount: number, now: number): number {
    const use = this.#uses.get(address)
    if (use === undefined || use.until <= now || use.amount === 0 || use.amount + amount <= this.#max) return 0
    return Math.ceil((use.until - now) / 1000)
  }

  add(address: string, amount: number, now: number): void {
    if (this.#uses.size >= manyAddresses) for (const [key, { until }] of this.#uses) if (until <= now) this.#uses.delete(key)
    const use = this.#uses.get(address)
    if (use !== undefined && use.until > now) use.amount += amount
    else if (amount > 0) this.#uses.set(address, { amount, until: now + this.#length })
  }
}

/** Whoever has one IPv6 address has the 2^64 of its network. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':')
  const left = tail === undefined ? [] : Array<string>(Math.max(0, 4 - groups.length)).fill('0')
  return [...groups, ...left].slice(0, 4).join(':')
}

/**
 * Limits what one address gets accepted: so many in a minute, ten times as many in an hour, and as many bytes in an hour as
 * they may have together. Counted in this process: several have several.
 * @param bytesEach what one of them has on average, at most
 * @returns counts one of so many bytes, and returns what takes it back: it was refused, or answered once more.
 * It throws ApiError `tooMany`.
 */
export function limitAccepted(perMinute: number, bytesEach: number): (address: string, bytes: number) => () => void {
  const inMinute = new Window(perMinute, minute)
  const inHour = new Window(perMinute * 10, hour)
  const bytesInHour = new Window(perMinute * 10 * bytesEach, hour)
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
