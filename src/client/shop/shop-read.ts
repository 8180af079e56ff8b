import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../data/query-client.ts'
import { offlineQuiet } from '../data/resource-queries.ts'

/** Reads the shop. Apart from the other reads, since every page of the trade centre asks whether there is one. */
export const shopRead = (locale: Locale): Read<'GET /api/v1/shop'> => readOptions('GET /api/v1/shop', locale, {}, offlineQuiet)
