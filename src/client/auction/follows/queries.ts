import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'

/** All that a member follows: so few that they are read at once, by every button of a page together. */
export const followsRead = (locale: Locale): Read<'GET /api/v1/auction/follows'> => ({
  ...readOptions('GET /api/v1/auction/follows', locale),
  ...uncached,
})
