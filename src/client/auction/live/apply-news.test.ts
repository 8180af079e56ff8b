import type { PublicLot } from '#contract/auction/lot.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { atTime, lotRead, lotsRead, type LotHistory } from '../bids/queries.ts'
import { applyNews, historyWith } from './apply-news.ts'

const step = (number: number): LotHistory[number] => ({
  at: new Date(number * 1000).toISOString(),
  kind: 'bid',
  paddle: (number % 2) + 1,
  price: number * 10_000,
  leader: 1,
})
const steps = (newest: number, count: number) => Array.from({ length: count }, (_none, index) => step(newest - index))
const lot = (_work: string, change: Partial<PublicLot> = {}): PublicLot => ({
  _work,
  lot: '1',
  state: 'open',
  opensAt: '2027-03-01T00:00:00.000Z',
  endsAt: '2027-03-02T00:00:00.000Z',
  price: null,
  leader: null,
  proposals: [1, 2, 3],
  bids: 0,
  isReserveMet: false,
  call: null,
  ...change,
})

it('a history takes what is newer than its newest step, and nothing twice', () => {
  expect(historyWith(steps(10, 8), steps(12, 5))).toEqual(steps(12, 10))
  expect(historyWith(steps(10, 8), steps(10, 5))).toEqual(steps(10, 8))
  expect(historyWith([], steps(2, 2))).toEqual(steps(2, 2))
})

it('a history with a gap in it is none: it is asked for', () => {
  expect(historyWith(steps(10, 8), steps(16, 5))).toBeUndefined()
  expect(historyWith([], steps(9, 5))).toBeUndefined()
})

it('what is told of a lot is shown where it is shown, and other lots stay', () => {
  const client = new QueryClient()
  const [all, one] = [lotsRead('ko', 's').queryKey, lotRead('ko', 'a').queryKey]
  client.setQueryData(all, { lots: [lot('a'), lot('b')] })
  client.setQueryData(one, () => ({ lot: lot('a'), history: [] }))
  const told = lot('a', { price: 10_000, leader: 1, bids: 1 })
  applyNews(client, 'ko', 's', { lots: [{ lot: told, steps: [step(1)] }] })
  expect(client.getQueryData(all)).toEqual({ lots: [told, lot('b')] })
  expect(client.getQueryData(one)).toEqual({ lot: told, history: [step(1)] })
  expect(client.getQueryData(lotRead('ko', 'b').queryKey)).toBeUndefined()
})

it('time opens and ends a lot that nothing was told of, no earlier than the server does, and nothing that is decided', () => {
  const [opens, ends] = ['2027-03-01T00:00:00.000Z', '2027-03-02T00:00:00.000Z'].map((at) => Date.parse(at)) as [number, number]
  const state = (of: PublicLot['state'], now: number | undefined) => atTime(lot('a', { state: of }), now).state
  expect([state('listed', opens - 1), state('listed', opens + 499), state('listed', opens + 500)]).toEqual(['listed', 'listed', 'open'])
  expect([state('open', ends), state('open', ends + 500), state('listed', ends + 500)]).toEqual(['open', 'closing', 'closing'])
  expect([state('paused', ends + 500), state('sold', ends + 500), state('open', undefined)]).toEqual(['paused', 'sold', 'open'])
})
