import type { Answer } from '#contract/api.ts'
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

/** Returns after how many ms a lot is asked for again: fewer as its end comes near; false once it is decided. */
export function paceOf({ state, opensAt, endsAt }: PublicLot): number | false {
  if (state === 'sold' || state === 'passed' || state === 'withdrawn') return false
  if (state === 'closing') return 1000
  const next = state === 'listed' ? Date.parse(opensAt) : Date.parse(endsAt)
  const left = next - serverNow()
  if (left < 4 * 60_000) return 1500
  return left < 60 * 60_000 || state === 'paused' ? 5000 : 15_000
}

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
