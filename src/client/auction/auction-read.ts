import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../data/query-client.ts'
import { offlineQuiet } from '../data/resource-queries.ts'

/** Reads the auction. Apart from the other reads, since every page of the trade centre asks whether there is one. */
export const auctionRead = (locale: Locale): Read<'GET /api/v1/auction'> => readOptions('GET /api/v1/auction', locale, {}, offlineQuiet)
