import { expect, it } from 'vitest'
import { type LotEvent, type LotState, stateOf } from './bidding.ts'
import { biddingTimes } from './bidding-times.ts'
import { incrementsOf } from './increments.ts'
import { rostrumEvent, type RostrumStep } from './hammer.ts'

const hour = 60 * 60_000
const terms = { startPrice: 100_000, reserve: null, increments: incrementsOf([]), opensAt: 0, endsAt: 24 * hour, byHammer: true } as const
const opened: LotEvent = { kind: 'opened', at: 0, terms }
const called: LotEvent = { kind: 'called', at: hour }
const warned: LotEvent = { kind: 'warned', at: hour }
const bid = (bidder: string, maximum: number): LotEvent => ({ kind: 'placed', at: hour, bidder, maximum })
const after = (...log: LotEvent[]) => stateOf([opened, ...log]) as LotState
const nothing = { price: null, leader: null }
const hammer: RostrumStep = { step: 'hammered', seen: nothing }
const late = hour + biddingTimes.warning

it('a lot is called once it is open, by the sale of a hall alone', () => {
  const step = { step: 'called' } as const
  expect(rostrumEvent(after(), step, hour)).toEqual(called)
  expect(rostrumEvent(after(called), step, hour)).toBe('done')
  expect(rostrumEvent(after(), step, -1)).toBe('lotStep')
  expect(rostrumEvent(after(), step, 24 * hour)).toBe('lotStep')
  expect(rostrumEvent(after({ kind: 'paused', at: hour }), step, hour)).toBe('lotStep')
  const { byHammer: _none, ...timed } = terms
  expect(rostrumEvent(stateOf([{ ...opened, terms: timed }]) as LotState, step, hour)).toBe('lotStep')
})

it('the hammer falls a moment after a warning that still stands, at the price and for the leader that were seen', () => {
  expect(rostrumEvent(after(), hammer, late)).toBe('lotStep')
  expect(rostrumEvent(after(called), hammer, late)).toBe('lotUnwarned')
  expect(rostrumEvent(after(called, warned), hammer, late - 1)).toBe('lotUnwarned')
  expect(rostrumEvent(after(called, warned), hammer, late)).toEqual({ kind: 'closed', at: late })
  expect(rostrumEvent(after(called, warned, bid('1', 200_000)), hammer, late)).toBe('lotMoved')
  const seen = { price: 100_000, leader: 1 }
  expect(rostrumEvent(after(called, warned, bid('1', 200_000)), { step: 'hammered', seen }, late), 'news takes the warning back').toBe(
    'lotUnwarned',
  )
  // A higher maximum of who leads is no news: the hammer need not wait for it.
  const raised: LotEvent = { kind: 'changed', at: hour, bidder: '1', maximum: 900_000 }
  const quiet = after(called, bid('1', 200_000), warned, raised)
  expect(rostrumEvent(quiet, { step: 'hammered', seen }, late)).toEqual({ kind: 'closed', at: late })
})

it('what is warned of without a bid passes, and whoever presses again with the same price is answered the same', () => {
  const closed: LotEvent = { kind: 'closed', at: late }
  const passed = after(called, warned, closed)
  expect(passed).toMatchObject({ phase: 'passed', endsAt: late })
  expect(passed.call).toBeUndefined()
  expect(rostrumEvent(passed, hammer, late + 1)).toBe('done')
  const sold = after(called, bid('1', 200_000), warned, closed)
  expect(sold.phase).toBe('sold')
  expect(rostrumEvent(sold, hammer, late + 1)).toBe('lotStep')
  expect(rostrumEvent(sold, { step: 'hammered', seen: { price: 100_000, leader: 1 } }, late + 1)).toBe('done')
})

it('a bid that was cancelled takes a warning back, too', () => {
  const state = after(called, bid('1', 200_000), warned, { kind: 'cancelled', at: hour, bidder: '1' })
  expect(rostrumEvent(state, hammer, late)).toBe('lotUnwarned')
})
