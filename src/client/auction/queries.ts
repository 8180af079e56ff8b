import type { Answer } from '#contract/api.ts'
import { estimateRanges, media } from '#contract/auction/list-choices.ts'
import { isId } from '#contract/is-id.ts'
import type { Locale } from '#contract/locale.ts'
import { oneOf, paged } from '../data/list-pages.ts'
import type { ListSearch } from '../data/list-search.ts'
import { itemOptions, type ItemRead, type Read, readOptions } from '../data/query-client.ts'
import { offlineQuiet, uncached } from '../data/resource-queries.ts'

export type Auction = NonNullable<Answer<'GET /api/v1/auction'>['auction']>
export type Program = Answer<'GET /api/v1/auction/programs/{_id}'>['program']
export type ProgramInList = Answer<'GET /api/v1/auction/programs'>['programs'][number]
export type Work = Answer<'GET /api/v1/auction/works/{_id}'>['work']
/** Part of a work that bidding reads: its own page has it, and a list with the sale of its works. */
export type BidWork = Pick<Work, '_id' | 'taxKind'> & { program: Pick<Work['program'], '_id' | 'premium'> }
export type WorkInList = Answer<'GET /api/v1/auction/works'>['works'][number]
export type Author = Answer<'GET /api/v1/auction/authors/{_id}'>['author']
export type Certificate = Answer<'GET /api/v1/auction/certificates/{code}'>['certificate']
export type Hall = Answer<'GET /api/v1/auction/halls/{hall}'>['hall']

/** Filters and view that the address of a catalogue asks for, beside its page and words. */
export interface CatalogueSearch extends ListSearch {
  medium?: (typeof media)[number] | undefined
  estimate?: (typeof estimateRanges)[number] | undefined
  /** Id of an artist. */
  author?: string | undefined
  view?: 'list' | undefined
}

/** Reads it from an address; what makes no sense there counts as not said. */
export function catalogueSearch(search: object): CatalogueSearch {
  const { medium, estimate, author, view, ...rest } = search as Record<keyof CatalogueSearch, unknown>
  return {
    ...(rest as ListSearch),
    medium: oneOf(media, medium),
    estimate: oneOf(estimateRanges, estimate),
    author: isId(author) ? author : undefined,
    view: oneOf(['list'] as const, view),
  }
}

export const programList = (locale: Locale, search: ListSearch): Read<'GET /api/v1/auction/programs'> =>
  readOptions('GET /api/v1/auction/programs', locale, { query: paged({ page: search.page }) }, offlineQuiet)
export const programRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/auction/programs/{_id}'> =>
  itemOptions('GET /api/v1/auction/programs/{_id}', locale, { params: { _id } }, offlineQuiet)
export const workRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/auction/works/{_id}'> =>
  itemOptions('GET /api/v1/auction/works/{_id}', locale, { params: { _id } }, offlineQuiet)
export const authorRead = (locale: Locale, _id: string): ItemRead<'GET /api/v1/auction/authors/{_id}'> =>
  itemOptions('GET /api/v1/auction/authors/{_id}', locale, { params: { _id } }, offlineQuiet)
export const hallRead = (locale: Locale, hall: string): ItemRead<'GET /api/v1/auction/halls/{hall}'> =>
  itemOptions('GET /api/v1/auction/halls/{hall}', locale, { params: { hall } }, offlineQuiet)

/** Read of a certificate: it is asked for each time, since nothing that was stored says whether it holds. */
export const certificateRead = (locale: Locale, code: string): ItemRead<'GET /api/v1/auction/certificates/{code}'> => ({
  ...itemOptions('GET /api/v1/auction/certificates/{code}', locale, { params: { code } }),
  ...uncached,
})

const chosenOf = ({ medium, estimate, author }: CatalogueSearch) =>
  Object.fromEntries(Object.entries({ medium, estimate, author }).filter(([, value]) => value !== undefined))

/** Read of the works of a sale that the address of its catalogue asks for. */
export const catalogueRead = (locale: Locale, program: string, search: CatalogueSearch): Read<'GET /api/v1/auction/works'> =>
  readOptions('GET /api/v1/auction/works', locale, { query: { ...paged(search), program, ...chosenOf(search) } }, offlineQuiet)
/** Read of the works of all sales that an address asks for, the newest first. */
export const worksFound = (locale: Locale, search: CatalogueSearch): Read<'GET /api/v1/auction/works'> =>
  readOptions('GET /api/v1/auction/works', locale, { query: { ...paged(search), sort: '-createdAt', ...chosenOf(search) } }, offlineQuiet)
/** Read of the works of an artist, in all sales. */
export const worksOfAuthor = (locale: Locale, author: string, { page }: ListSearch): Read<'GET /api/v1/auction/works'> =>
  readOptions('GET /api/v1/auction/works', locale, { query: { ...paged({ page }), author } }, offlineQuiet)
