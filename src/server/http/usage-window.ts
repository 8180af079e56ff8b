interface Use {
  amount: number
  /** When the window ends, in milliseconds since 1970. */
  until: number
}

/** So many are remembered at most; the oldest are forgotten first. */
const capacity = 100_000

/** Counts the usage of each key (address, account) since its window began. */
export class UsageWindow {
  readonly #max: number
  readonly #length: number
  /** In the order in which they end: all windows have one length. */
  readonly #uses = new Map<string, Use>()

  /** @param length of a window, in milliseconds */
  constructor(max: number, length: number) {
    this.#max = max
    this.#length = length
  }

  /** The seconds until there is room; 0 where there is. What is alone too much is let through: it is the only one. */
  wait(key: string, amount: number, now: number): number {
    const use = this.#uses.get(key)
    if (use === undefined || use.until <= now || use.amount === 0 || use.amount + amount <= this.#max) return 0
    return Math.ceil((use.until - now) / 1000)
  }

  add(key: string, amount: number, now: number): void {
    const use = this.#uses.get(key)
    if (use !== undefined && use.until > now) {
      use.amount += amount
      return
    }
    if (amount <= 0) return
    this.#uses.delete(key)
    this.#uses.set(key, { amount, until: now + this.#length })
    for (const [oldest, { until }] of this.#uses) {
      if (until > now && this.#uses.size <= capacity) return
      this.#uses.delete(oldest)
    }
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
