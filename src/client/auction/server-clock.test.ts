import { expect, it } from 'vitest'
import { boundsOf, narrow } from './server-clock.ts'

const zero = Date.parse('2027-03-01T00:00:00.000Z')
/** What a server says whose clock is `ahead` of the device's, when it is asked at an instant of the device and answers in 80 ms. */
const ask = (ahead: number, sentAt: number) => {
  const date = new Date(Math.floor((zero + ahead + sentAt + 40) / 1000) * 1000).toUTCString()
  return boundsOf({ date, sentAt, receivedAt: sentAt + 80 })
}

it('an answer that names whole seconds says where the server’s clock stands to a second and the way', () => {
  const { from, to } = ask(5250, 10_000)
  expect(from).toBeLessThanOrEqual(zero + 5250)
  expect(to).toBeGreaterThanOrEqual(zero + 5250)
  expect(to - from).toBe(1080)
})

it('several answers from different parts of the second narrow it down, and never past the truth', () => {
  for (const ahead of [0, 137, 500, 999, -86_400_000, 3_600_001]) {
    const each = [0, 450, 900, 1350].map((at) => ask(ahead, 1000 + at))
    const { from, to } = each.reduce<ReturnType<typeof narrow> | undefined>((known, next) => narrow(known, next), undefined) ?? {
      from: 0,
      to: 0,
    }
    expect(from).toBeLessThanOrEqual(zero + ahead)
    expect(to).toBeGreaterThanOrEqual(zero + ahead)
    expect(to - from).toBeLessThan(1000)
  }
})

it('a clock that was set meanwhile is believed as it is now', () => {
  const later = ask(60_000, 2000)
  expect(narrow(ask(0, 1000), later)).toEqual(later)
})
