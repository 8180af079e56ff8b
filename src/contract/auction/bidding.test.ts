import { describe, expect, it } from 'vitest'
import {
  afterEvent,
  type BidStep,
  freeUntil,
  isReserveMet,
  leastBid,
  type LotEvent,
  type LotState,
  type LotTerms,
  maximumOf,
  refusalOf,
  stateOf,
} from './bidding.ts'
import { biddingTimes } from './bidding-times.ts'
import { incrementsOf } from './increments.ts'

const hour = 60 * 60_000
const minute = 60_000
const terms: LotTerms = { startPrice: 100_000, reserve: null, increments: incrementsOf([]), opensAt: 0, endsAt: 24 * hour }
const close = terms.endsAt

/** A lot that opens with other terms, and what is bid on it: instants count from the opening. */
function lot(change: Partial<LotTerms> = {}) {
  const log: LotEvent[] = [{ kind: 'opened', at: 0, terms: { ...terms, ...change } }]
  const state = (): LotState => stateOf(log) as LotState
  const add = (event: LotEvent) => {
    log.push(event)
    return state()
  }
  const take = (step: BidStep) => {
    const refusal = refusalOf(state(), step)
    return refusal === undefined ? add(step) : refusal
  }
  return {
    state,
    add,
    place: (bidder: string, maximum: number, at = minute) => take({ kind: 'placed', bidder, maximum, at }),
    change: (bidder: string, maximum: number, at = minute) => take({ kind: 'changed', bidder, maximum, at }),
    retract: (bidder: string, at = minute) => take({ kind: 'retracted', bidder, at }),
  }
}
const shown = ({ price, leader }: LotState) => [price, leader]

describe('the price of a lot', () => {
  it('is the start price while one bids, whatever the maximum', () => {
    const { place, state } = lot()
    expect(state()).toMatchObject({ price: null, leader: null })
    place('A', 900_000)
    expect(shown(state())).toEqual([100_000, 'A'])
  })

  it('is one increment above the second highest maximum, and never above the highest', () => {
    const { place, state } = lot()
    place('A', 300_000)
    place('B', 200_000)
    expect(shown(state())).toEqual([210_000, 'A'])
    place('C', 305_000)
    expect(shown(state())).toEqual([305_000, 'C'])
  })

  it('rises by the step at the price that is left', () => {
    const { place, state } = lot()
    place('A', 1_000_000)
    place('B', 499_999)
    expect(state().price).toBe(509_999)
    place('C', 560_000)
    expect(state().price).toBe(610_000)
  })

  it('with equal maxima the earlier one leads, at that maximum', () => {
    const { place, state } = lot()
    place('A', 300_000)
    place('B', 300_000)
    expect(shown(state())).toEqual([300_000, 'A'])
  })

  it('does not rise where the leader raises the own maximum', () => {
    const { place, change, state } = lot()
    place('A', 300_000)
    place('B', 305_000)
    expect(shown(state())).toEqual([305_000, 'B'])
    change('B', 900_000)
    expect(shown(state())).toEqual([305_000, 'B'])
    expect(leastBid(state())).toBe(315_000)
    place('C', 315_000)
    expect(shown(state())).toEqual([325_000, 'B'])
  })

  it('is at least the reserve once the highest maximum reaches it, and until then the leader is told that it does not', () => {
    const { place, change, state } = lot({ reserve: 500_000 })
    place('A', 499_999)
    expect([...shown(state()), isReserveMet(state())]).toEqual([100_000, 'A', false])
    place('B', 300_000)
    expect([...shown(state()), isReserveMet(state())]).toEqual([310_000, 'A', false])
    change('A', 500_000)
    expect([...shown(state()), isReserveMet(state())]).toEqual([500_000, 'A', true])
  })

  it('is the reserve where the first maximum is above it, and follows the second one beyond', () => {
    const { place, state } = lot({ reserve: 500_000 })
    place('A', 2_000_000)
    expect(shown(state())).toEqual([500_000, 'A'])
    place('B', 800_000)
    expect(shown(state())).toEqual([850_000, 'A'])
  })
})

describe('a bid', () => {
  it('is taken from the least next price on, also where it is no multiple of the step', () => {
    const { place, state } = lot()
    expect(place('A', 99_999)).toEqual({ code: 'tooLow', least: 100_000 })
    place('A', 100_001)
    expect(place('B', 109_999)).toEqual({ code: 'tooLow', least: 110_000 })
    place('B', 110_003)
    expect(shown(state())).toEqual([110_001, 'B'])
  })

  it('stands once for each bidder, and is changed after that', () => {
    const { place, change, state } = lot()
    expect(change('A', 200_000)).toEqual({ code: 'noBid' })
    place('A', 200_000)
    expect(place('A', 300_000)).toEqual({ code: 'bidStands' })
    change('A', 300_000)
    expect(state().maxima['A']?.at(-1)).toMatchObject({ maximum: 300_000, since: 3 })
  })

  it('is lowered by its leader down to the price, and not by others', () => {
    const { place, change, state } = lot()
    place('A', 900_000)
    place('B', 300_000)
    expect(change('A', 309_999)).toEqual({ code: 'belowPrice', price: 310_000 })
    expect(change('B', 200_000)).toEqual({ code: 'tooLow', least: 320_000 })
    change('A', 310_000)
    expect(shown(state())).toEqual([310_000, 'A'])
    place('C', 320_000)
    expect(shown(state())).toEqual([320_000, 'C'])
  })

  it('is refused before the opening, and from the end on with how late it was', () => {
    const { place } = lot({ opensAt: 10 })
    expect(place('A', 200_000, 9)).toEqual({ code: 'notOpen', opensAt: 10 })
    expect(place('A', 200_000, 10)).toMatchObject({ leader: 'A' })
    expect(place('B', 300_000, close)).toEqual({ code: 'closed', lateMs: 0 })
    expect(place('B', 300_000, close + 412)).toEqual({ code: 'closed', lateMs: 412 })
    expect(place('B', 300_000, close - 1)).toMatchObject({ leader: 'B' })
  })
})

describe('the end of a lot', () => {
  const { extension } = biddingTimes

  it('moves to three minutes after a bid of its last three minutes, and stays moved', () => {
    const { place, state, add } = lot()
    place('A', 500_000, close - extension - 1)
    expect(state().endsAt, 'before them').toBe(close)
    place('B', 200_000, close - 1)
    expect(state().endsAt).toBe(close - 1 + extension)
    place('C', 300_000, close + extension - 2)
    expect(state().endsAt, 'without a cap').toBe(close - 2 + 2 * extension)
    add({ kind: 'cancelled', bidder: 'C', at: close + extension })
    expect(state().endsAt).toBe(close - 2 + 2 * extension)
  })

  it('does not move where neither price nor leader change', () => {
    const { place, change, state } = lot()
    place('A', 500_000)
    change('A', 900_000, close - 1)
    expect(state().endsAt).toBe(close)
  })

  it('moves where the own maximum reaches the reserve, since that changes the price', () => {
    const { place, change, state } = lot({ reserve: 800_000 })
    place('A', 500_000)
    change('A', 900_000, close - 1)
    expect(state()).toMatchObject({ price: 800_000, endsAt: close - 1 + extension })
  })

  it('sells to the leader, and passes without one or below the reserve', () => {
    const phase = (reserve: number | null, ...bids: number[]) => {
      const { place, add, state } = lot({ reserve })
      bids.forEach((maximum, index) => place(`B${index}`, maximum))
      add({ kind: 'closed', at: close })
      return state().phase
    }
    expect([phase(null, 100_000), phase(null), phase(500_000, 499_999), phase(500_000, 500_000)]).toEqual([
      'sold',
      'passed',
      'passed',
      'sold',
    ])
  })

  it('takes no bid after it, nor of a lot that is withdrawn', () => {
    const [sold, gone] = [lot(), lot()]
    sold.add({ kind: 'closed', at: close })
    expect(sold.place('A', 200_000, close + 5)).toEqual({ code: 'closed', lateMs: 5 })
    gone.add({ kind: 'withdrawn', at: 5 })
    expect(gone.place('A', 200_000)).toEqual({ code: 'withdrawn' })
  })
})

describe('a pause', () => {
  it('takes no bid, loses no time, and leaves three minutes at least', () => {
    const { place, add, state } = lot()
    add({ kind: 'paused', at: hour })
    expect(place('A', 200_000, 2 * hour)).toEqual({ code: 'paused' })
    add({ kind: 'resumed', at: 3 * hour })
    expect(state()).toMatchObject({ phase: 'open', endsAt: close + 2 * hour })
    add({ kind: 'paused', at: close + 2 * hour - 1 })
    add({ kind: 'resumed', at: close + 2 * hour + 999 })
    expect(state().endsAt).toBe(close + 2 * hour + 999 + biddingTimes.extension)
    expect(place('A', 200_000, close + 2 * hour + 5000)).toMatchObject({ leader: 'A' })
  })
})

describe('retracting a bid', () => {
  it('takes it back within five minutes, and the lot is computed anew', () => {
    const { place, retract, state } = lot()
    place('A', 200_000, 0)
    place('B', 900_000, minute)
    expect(retract('B', 6 * minute)).toMatchObject({ price: 100_000, leader: 'A' })
    expect(retract('A', 5 * minute + 1)).toEqual({ code: 'retractionOver' })
    expect(retract('B', 6 * minute)).toEqual({ code: 'noBid' })
    expect(place('B', 220_000, 7 * minute), 'it can bid again').toMatchObject({ leader: 'B' })
    expect(shown(state())).toEqual([210_000, 'B'])
  })

  it('takes a raise back to what stood before it, and not more by raising a little', () => {
    const { place, change, retract, state } = lot()
    place('A', 300_000, 0)
    change('A', 301_000, hour)
    retract('A', hour + 1)
    expect(state().maxima['A']).toMatchObject([{ maximum: 300_000, since: 2 }])
    expect(retract('A', hour + 2)).toEqual({ code: 'retractionOver' })
  })

  it('never brings a lowered maximum back', () => {
    const { place, change, retract, state } = lot()
    place('A', 500_000, 0)
    change('A', 200_000, hour)
    expect(retract('A', hour + 1)).toEqual({ code: 'retractionOver' })
    change('A', 600_000, hour + 2)
    retract('A', hour + 3)
    expect(state().maxima['A']).toMatchObject([{ maximum: 200_000 }])
    expect(retract('A', hour + 4)).toEqual({ code: 'retractionOver' })
  })

  it('is over in the last hour of a lot, as it ends now, and possible while it is paused', () => {
    const { place, retract, add } = lot()
    place('A', 300_000, close - hour - minute)
    expect(retract('A', close - hour)).toEqual({ code: 'retractionLate' })
    add({ kind: 'paused', at: close - hour - 1 })
    expect(retract('A', close - hour + 2 * minute)).toMatchObject({ leader: null, price: null })
  })

  it('is free for a day after what is stated of the lot was changed, in the last hour, too', () => {
    const { place, retract, add, state } = lot()
    place('A', 300_000, 0)
    place('B', 200_000, 0)
    add({ kind: 'restated', at: close - 2 * hour })
    expect(shown(state()), 'a change costs nobody anything').toEqual([210_000, 'A'])
    expect(retract('A', close - 1)).toMatchObject({ price: 100_000, leader: 'B', free: { B: close + 22 * hour } })
    expect(retract('B', close)).toMatchObject({ code: 'closed' })
  })

  it('is free until the day is over', () => {
    const { place, retract, add, state } = lot({ endsAt: 72 * hour })
    place('A', 300_000, 0)
    add({ kind: 'restated', at: hour })
    expect(freeUntil(state(), 'A', 25 * hour - 1)).toBe(25 * hour)
    expect(retract('A', 25 * hour)).toEqual({ code: 'retractionOver' })
    expect(retract('A', 25 * hour - 1)).toMatchObject({ leader: null, price: null })
    expect(state()).not.toHaveProperty('free')
  })

  it('is not free for who bids more on what is stated now, nor for who bids after the change, and is for who lowers', () => {
    const { place, change, retract, add } = lot()
    place('A', 300_000, 0)
    place('B', 200_000, 0)
    add({ kind: 'restated', at: hour })
    change('B', 250_000, hour)
    place('C', 280_000, hour)
    change('A', 290_000, hour)
    for (const bidder of ['B', 'C']) expect(retract(bidder, close - 1)).toEqual({ code: 'retractionLate' })
    expect(retract('A', close - 1)).toMatchObject({ leader: 'C' })
  })

  it('of a third one does not make the leader pay what a raise has not', () => {
    const { place, change, add, state } = lot()
    place('C', 200_000)
    place('A', 300_000)
    place('B', 305_000)
    change('B', 400_000)
    add({ kind: 'cancelled', bidder: 'C', at: 2 * minute })
    expect(shown(state())).toEqual([305_000, 'B'])
  })

  it('never makes anybody pay more, nor does a bid that staff cancel, whoever has bid what before', () => {
    let seed = 3
    const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most
    let removals = 0
    const wrong: string[] = []
    for (let round = 0; round < 3000; round += 1) {
      const reserve = below(2) === 0 ? null : 100_000 + below(200_000)
      let state = afterEvent(undefined, { kind: 'opened', at: 0, terms: { ...terms, reserve } })
      for (let at = 1; at < 25; at += 1) {
        const bidder = `B${below(5)}`
        const maximum = 100_000 + below(40) * 5000
        const kind = (['placed', 'changed', 'changed', 'retracted', 'cancelled'] as const)[below(5)] ?? 'placed'
        if (
          kind === 'cancelled'
            ? state.maxima[bidder] === undefined
            : refusalOf(state, { kind, bidder, maximum, at: at * minute }) !== undefined
        )
          continue
        const before = state
        state = afterEvent(state, { kind, bidder, maximum, at: at * minute })
        const pays = ({ price, leader }: LotState, who: string) => (leader === who ? (price ?? 0) : 0)
        const [was, is] = [before.price ?? 0, state.price ?? 0]
        if (kind === 'retracted' || kind === 'cancelled') {
          removals += 1
          if (is > was) wrong.push(`${round}: the price rises`)
          if (before.leader !== null && pays(state, before.leader) > pays(before, before.leader))
            wrong.push(`${round}: the leader pays more`)
        } else if (is < was) wrong.push(`${round}: a bid lowers the price`)
        // Nobody pays more than the own maximum, and nobody who has a higher one is passed over.
        const all = Object.values(state.maxima).map((own) => own.at(-1)?.maximum ?? 0)
        const leading = state.leader === null ? 0 : (maximumOf(state, state.leader) ?? 0)
        if (leading !== Math.max(0, ...all) || is > leading) wrong.push(`${round}: another one leads`)
      }
    }
    expect(wrong).toEqual([])
    expect(removals).toBeGreaterThan(1000)
  })
})

it('a log has one opening, as its first entry', () => {
  expect(() => stateOf([{ kind: 'closed', at: 0 }])).toThrow('out of place')
  const opening: LotEvent = { kind: 'opened', at: 0, terms }
  expect(() => stateOf([opening, opening])).toThrow('out of place')
  expect(stateOf([])).toBeUndefined()
})

it('a refused step is an entry that changes nothing', () => {
  const { place, add, state } = lot()
  place('A', 300_000)
  const before = state()
  add({ kind: 'refused', at: 2 * minute })
  expect(state()).toEqual({ ...before, entries: 3 })
})

it('terms are revised while nobody has bid', () => {
  const { add, place, state } = lot()
  add({ kind: 'revised', at: 1, terms: { ...terms, startPrice: 700_000, endsAt: close + hour } })
  expect(place('A', 600_000)).toEqual({ code: 'tooLow', least: 700_000 })
  expect(state().endsAt).toBe(close + hour)
})
