import { estimateRanges, estimateBounds } from '#contract/auction/list-choices.ts'
import { placeOfLot } from '#contract/auction/lot-number.ts'
import { phaseAt } from '#contract/auction/phase.ts'
import type { Locale } from '#contract/locale.ts'
import { api } from '../data/http.ts'
import { readFirst, replaceSnapshot, type SnapshotShare } from '../offline/content/snapshots.ts'
import type { StoredItem } from '../offline/content/store.ts'
import type { ProgramInList, Work, WorkInList } from './queries.ts'

/** Sales that run or come of which a device keeps the works, and works of each. */
const most = { programs: 3, works: 300 }
/** Sales that are looked at: those that open last. */
const looked = 20
const collections = ['auctionPrograms', 'auctionWorks', 'auctionAuthors'] as const

type Whole = WorkInList & Partial<Work>

/** What the page of a lot reads beside its fields: its sale, and the lots before and after it. */
function aroundOf(works: readonly Whole[], index: number, { _id, title, hall, premium }: ProgramInList) {
  const beside = (work: Whole | undefined) => (work === undefined ? null : { _id: work._id, lot: work.lot, title: work.title })
  const around = { previous: beside(works[index - 1]), next: beside(works[index + 1]) }
  // What lists do not say.
  return { program: { _id, title, hall, premium }, ...around, before: [], changes: [] }
}

async function rowsOf(sale: ProgramInList, locale: Locale): Promise<StoredItem[]> {
  const { _id } = sale
  const { program } = await api('GET /api/v1/auction/programs/{_id}', { locale, params: { _id } })
  const works = await readFirst<Whole>(most.works, async (query) => {
    const answer = await api('GET /api/v1/auction/works', { locale, query: { ...query, program: _id, isWhole: true } })
    return { items: answer.works, total: answer.summary.total }
  })
  const row = (collection: (typeof collections)[number], item: { _id: string; createdAt: string }): StoredItem => ({
    collection,
    locale,
    _id: item._id,
    item: { ...item },
  })
  const authors: StoredItem[] = []
  for (const author of program.authors) {
    const answer = await api('GET /api/v1/auction/authors/{_id}', { locale, params: { _id: author._id } })
    authors.push(row('auctionAuthors', answer.author))
  }
  const lots = works.map((work, index) => row('auctionWorks', { ...work, ...aroundOf(works, index, sale) }))
  return [row('auctionPrograms', program), ...lots, ...authors]
}

/** Brings the next sales with their works and artists, in place of those that were kept: none while the auction is closed. */
async function syncAuction(locale: Locale): Promise<void> {
  const { auction } = await api('GET /api/v1/auction', { locale })
  const rows: StoredItem[] = []
  if (auction !== null) {
    const { programs } = await api('GET /api/v1/auction/programs', { locale, query: { limit: looked } })
    const ahead = programs.filter(({ phase }) => phase !== 'ended').toReversed()
    for (const sale of ahead.slice(0, most.programs)) rows.push(...(await rowsOf(sale, locale)))
  }
  await replaceSnapshot(collections, locale, rows)
}

interface Dates {
  opensAt: string
  closesAt: string
  lastEndsAt: string | null
  endsAt: string
}

/** Sales and lots on a device, where they are by now, by what their lists can be narrowed by. */
export const auctionSnapshots: SnapshotShare = {
  collections,
  sync: syncAuction,
  itemOf: ({ collection, item }) => {
    if (collection === 'auctionAuthors') return item
    // They were stored as the API has said them.
    const { opensAt, closesAt, lastEndsAt, endsAt } = item as unknown as Dates
    const now = new Date().toISOString()
    if (collection === 'auctionPrograms') return { ...item, phase: phaseAt({ opensAt, endsAt: lastEndsAt ?? closesAt }, now) }
    const { lot, estimateLow } = item as unknown as Work
    const estimate = estimateRanges.find((range) => {
      const { from, to = Infinity } = estimateBounds(range)
      return estimateLow >= from && estimateLow < to
    })
    return { ...item, phase: phaseAt({ opensAt, endsAt }, now), place: placeOfLot(lot), estimate }
  },
}
