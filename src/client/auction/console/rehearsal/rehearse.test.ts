import { isUnderWay } from '#contract/auction/bidding.ts'
import { expect, it } from 'vitest'
import { advance, begin, enterBid, type RehearsedSale, setPaused, takeStep } from './rehearse.ts'

const now = Date.parse('2026-11-29T03:00:00.000Z')
const works = Array.from({ length: 12 }, (_none, index) => ({
  _id: `w${index}`,
  startPrice: 100_000,
  reserve: index % 3 === 0 ? 1_000_000 : null,
  estimateLow: 800_000,
  estimateHigh: 1_200_000,
}))
const timed: RehearsedSale = { works, increments: [], closing: 'timed', secondsApart: 60 }
const hall: RehearsedSale = { ...timed, closing: 'hammer' }
const phases = ({ lots }: ReturnType<typeof begin>) => Object.values(lots).map(({ phase }) => phase)

it('robots bid each lot to its end, by the rules, and the same rehearsal comes of the same seed', () => {
  const after = advance(begin(timed, now, 7), 60 * 60)
  expect(Object.values(after.lots).some(isUnderWay)).toBe(false)
  expect(phases(after)).toContain('sold')
  const sold = Object.values(after.lots).filter(({ phase }) => phase === 'sold')
  expect(sold.every(({ price }) => (price ?? 0) >= 100_000 && (price ?? 0) <= 1_600_000)).toBe(true)
  expect(
    sold.some(({ price }) => (price ?? 0) > 500_000),
    'they compete',
  ).toBe(true)
  expect(
    Object.values(after.lots).some(({ endsAt, terms }) => endsAt > terms.endsAt),
    'bids of the last minutes move ends',
  ).toBe(true)
  expect(advance(begin(timed, now, 7), 60 * 60)).toEqual(after)
  expect(advance(begin(timed, now, 8), 60 * 60)).not.toEqual(after)
})

it('a lot that is paused waits, while the others end', () => {
  const paused = setPaused(advance(begin(timed, now, 7), 10), 'w0', true)
  const later = advance(paused, 60 * 60)
  expect(later.lots['w0']?.phase).toBe('paused')
  expect(advance(setPaused(later, 'w0', false), 60 * 60).lots['w0']?.phase).not.toBe('paused')
})

it('in a hall nothing ends but by the hammer, one lot is called at a time, and a bid that is too low is refused', () => {
  const first = advance(begin(hall, now, 7), 60 * 60)
  expect(new Set(phases(first)), 'robots wait until a lot is called').toEqual(new Set(['open']))
  expect(Object.values(first.lots).every(({ price }) => price === null)).toBe(true)
  const called = takeStep(first, 'w1', { step: 'called' })
  if (called === undefined) throw new Error('it was not called')
  expect(takeStep(called, 'w2', { step: 'called' })).toBeUndefined()
  expect(enterBid(called, 'w1', { paddle: 900, maximum: 99_999, channel: 'room' })).toBeUndefined()
  const mine = enterBid(called, 'w1', { paddle: 900, maximum: 9_000_000, channel: 'room' })
  let after = advance(mine ?? called, 60)
  expect(after.lots['w1']).toMatchObject({ leader: '900' })
  const seenOf = ({ lots }: typeof after) => ({ price: lots['w1']?.price ?? null, leader: Number(lots['w1']?.leader) })
  after = takeStep(after, 'w1', { step: 'warned', seen: seenOf(after) }) ?? after
  expect(takeStep(after, 'w1', { step: 'hammered', seen: seenOf(after) }), 'too soon').toBeUndefined()
  const still = { ...after, wishes: {} }
  const waited = advance(still, 3)
  expect(takeStep(waited, 'w1', { step: 'hammered', seen: seenOf(waited) })?.lots['w1']).toMatchObject({ phase: 'sold', leader: '900' })
})
