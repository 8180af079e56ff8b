/** Where the server's clock stands against the device's (`performance.now()`), in milliseconds: between these two. */
export interface OffsetBounds {
  from: number
  to: number
}

/** An answer of the server: its `Date`, which is in whole seconds, and when it was asked for and came, in ms of the device's clock. */
interface Sample {
  date: string
  sentAt: number
  receivedAt: number
}

/** Reads from one answer what it says of the offset: it was written between asking and receiving, in the second that it names. */
export const boundsOf = ({ date, sentAt, receivedAt }: Sample): OffsetBounds => ({
  from: Date.parse(date) - receivedAt,
  to: Date.parse(date) + 1000 - sentAt,
})

/** Joins what two answers say. Where they contradict each other a clock was set: the later one holds. */
export function narrow(known: OffsetBounds | undefined, next: OffsetBounds): OffsetBounds {
  if (known === undefined) return next
  const both = { from: Math.max(known.from, next.from), to: Math.min(known.to, next.to) }
  return both.from <= both.to ? both : next
}

/** Answers that are asked for at most, and what is near enough, in milliseconds from the one bound to the other. */
const most = { samples: 4, width: 300 }
const freshFor = 5 * 60 * 1000

let known: (OffsetBounds & { at: number }) | undefined
let measuring: Promise<void> | undefined

async function sample(): Promise<OffsetBounds | undefined> {
  const sentAt = performance.now()
  // Not by `api`: it is about a header, and is right to take an answer from a cache.
  const response = await fetch('/api/v1/auction', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
  const date = response.headers.get('date')
  return date === null ? undefined : boundsOf({ date, sentAt, receivedAt: performance.now() })
}

async function measure(): Promise<void> {
  let bounds: OffsetBounds | undefined
  for (let count = 0; count < most.samples; count += 1) {
    const next = await sample()
    if (next === undefined) return
    bounds = narrow(bounds, next)
    known = { ...bounds, at: performance.now() }
    if (bounds.to - bounds.from <= most.width) return
    // Another part of the second.
    await new Promise((resolve) => setTimeout(resolve, 370))
  }
}

/** Measures the offset unless that was done a moment ago. Without a network what was known holds, or the device's own clock. */
export function measureClock(): Promise<void> {
  if (known !== undefined && performance.now() - known.at < freshFor) return Promise.resolve()
  measuring ??= measure()
    .catch(() => undefined)
    .finally(() => (measuring = undefined))
  return measuring
}

/** Forgets it: a device that slept may have stopped its clock. */
export const forgetClock = (): void => void (known = undefined)

/** Reads the server's clock, in milliseconds since 1970, as well as it is known. */
export const serverNow = (): number => (known === undefined ? Date.now() : performance.now() + (known.from + known.to) / 2)
