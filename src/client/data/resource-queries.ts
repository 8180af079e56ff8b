import type { Params, Query } from '#contract/api.ts'
import type { Locale } from '#contract/locale.ts'
import { itemOptions, type ItemRead, type Read, type ReadName, readOptions } from './query-client.ts'

/** Meta of a read that is stored on the device and alerts when it fails. */
export const offlineContent = { offline: 'database', alerts: true } as const
/** Meta of a read that is stored on the device and fails silently: the page can do without. */
export const offlineQuiet = { offline: 'database' } as const

/** Options of a member's own reads: fetched again on every use, and dropped with the page. */
export const uncached = { staleTime: 0, gcTime: 0 } as const

type Below<List extends ReadName, Part extends string> = Extract<ReadName, `${List}/${Part}`>

export interface ResourceQueries<List extends ReadName> {
  list: (locale: Locale, query: Query<List>) => Read<List>
  detail: (locale: Locale, _id: string) => ItemRead<Below<List, '{_id}'>>
  neighbours: (locale: Locale, _id: string) => ItemRead<Below<List, '{_id}/neighbours'>>
}

/**
 * Options of the reads of a resource of content, by the call of its list (`GET /api/v1/success`). What is not in the contract
 * does not compile where it is used.
 */
export function resourceQueries<List extends ReadName>(list: List): ResourceQueries<List> {
  // What belongs to a literal that is put together is not known to the compiler: `Below` looks it up.
  const detail = `${list}/{_id}` as Below<List, '{_id}'>
  const neighbours = `${list}/{_id}/neighbours` as Below<List, '{_id}/neighbours'>
  const one = <Name extends ReadName>(_id: string) => ({ params: { _id } as Params<Name> })
  return {
    list: (locale, query) => readOptions(list, locale, { query }, offlineContent),
    detail: (locale, _id) => itemOptions(detail, locale, one<typeof detail>(_id), offlineContent),
    neighbours: (locale, _id) => itemOptions(neighbours, locale, one<typeof neighbours>(_id), offlineQuiet),
  }
}
