import type { Answer } from '#contract/api.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import type { PublicLot } from '#contract/auction/lot.ts'
import type { Locale } from '#contract/locale.ts'
import { paged } from '../../data/list-pages.ts'
import type { ListSearch } from '../../data/list-search.ts'
import { type ItemRead, itemOptions, type Read, readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { serverNow } from '../server-clock.ts'

export type OwnBid = Answer<'GET /api/v1/auction/works/{_work}/bids'>['bids'][number]
export type OwnBids = Answer<'GET /api/v1/auction/works/{_work}/bids'>
export type LotHistory = Answer<'GET /api/v1/auction/works/{_work}/lot'>['history']
export type Registration = Answer<'GET /api/v1/auction/programs/{_id}/registration'>

/** Tells whether nothing will change about a lot any more. */
export const isDecided = ({ state }: Pick<PublicLot, 'state'>): boolean => state === 'sold' || state === 'passed' || state === 'withdrawn'

/** Returns until when a lot that has passed takes offers. */
export const offersEnd = ({ endsAt }: Pick<PublicLot, 'endsAt'>): string =>
  new Date(Date.parse(endsAt) + auctionLimits.offerDays * 24 * 60 * 60_000).toISOString()

/** Tells whether an auctioneer is at a lot now. */
export const isCalled = ({ call }: Pick<PublicLot, 'call'>): boolean => call === 'called' || call === 'warned'

/** Returns after how many ms a lot is asked for again: fewer as its end comes near; false once it is decided. */
export function paceOf(lot: PublicLot): number | false {
  const { state, opensAt, endsAt } = lot
  if (isDecided(lot)) return false
  if (state === 'closing') return 1000
  if (isCalled(lot)) return 1500
  const next = state === 'listed' ? Date.parse(opensAt) : Date.parse(endsAt)
  const left = next - serverNow()
  if (left < 4 * 60_000) return 1500
  return left < 60 * 60_000 || state === 'paused' ? 5000 : 15_000
}

/** The server's clock is not known better than this, in ms: what time does to a lot is shown no earlier than it is. */
const margin = 500

/** The instants at which `atTime` changes. */
export const changesOf = ({ opensAt, endsAt }: Pick<PublicLot, 'opensAt' | 'endsAt'>): string[] =>
  [opensAt, endsAt].map((at) => new Date(Date.parse(at) + margin).toISOString())

/** The state that a lot has by the clock, between what the server tells of it: no event says that time has passed. */
export function atTime<Lot extends Pick<PublicLot, 'state' | 'opensAt' | 'endsAt'>>(lot: Lot, now: number | undefined): Lot {
  const { state, opensAt, endsAt } = lot
  if (now === undefined || (state !== 'listed' && state !== 'open')) return lot
  const at = now - margin
  const next = at >= Date.parse(endsAt) ? 'closing' : at >= Date.parse(opensAt) ? 'open' : state
  return next === state ? lot : { ...lot, state: next }
}

/** Live state of all lots of a sale. */
export const lotsRead = (locale: Locale, _id: string): Read<'GET /api/v1/auction/programs/{_id}/lots'> => ({
  ...readOptions('GET /api/v1/auction/programs/{_id}/lots', locale, { params: { _id } }),
  ...uncached,
})
/** Live state of a lot, with what was bid by paddle. */
export const lotRead = (locale: Locale, _work: string): ItemRead<'GET /api/v1/auction/works/{_work}/lot'> => ({
  ...itemOptions('GET /api/v1/auction/works/{_work}/lot', locale, { params: { _work } }),
  staleTime: 0,
})
export const ownBidsRead = (locale: Locale, _work: string): Read<'GET /api/v1/auction/works/{_work}/bids'> => ({
  ...readOptions('GET /api/v1/auction/works/{_work}/bids', locale, { params: { _work } }),
  ...uncached,
})
export const registrationRead = (locale: Locale, _id: string): Read<'GET /api/v1/auction/programs/{_id}/registration'> => ({
  ...readOptions('GET /api/v1/auction/programs/{_id}/registration', locale, { params: { _id } }),
  ...uncached,
})
export const myBidsRead = (locale: Locale, search: ListSearch): Read<'GET /api/v1/me/bids'> => {
  const { limit, skip } = paged(search)
  return { ...readOptions('GET /api/v1/me/bids', locale, { query: { limit, skip } }), ...uncached }
}
