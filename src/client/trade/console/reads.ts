import type { Locale } from '#contract/locale.ts'
import type { ItemOf } from '#contract/resource.ts'
import type { BoardRow, BoardSide, DraftDifferences, FairBoard } from '#contract/trade/fair-board.ts'
import type { fairs as declared } from '#contract/trade/fairs.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { type ConsoleItem, resourceOf } from '../../console/resources.ts'

export const fairs = resourceOf('fairs')
export type Fair = ItemOf<typeof declared>

/** An item of the fairs, as the contract has it: the console's reads know no resource by itself. */
export const asFair = (item: ConsoleItem): Fair => item as unknown as Fair

/** So many of a list are asked for at once, and so many of them are on a screen. */
const pageSize = 100
const mostOnScreen = 1000

/** All of a list, page by page. */
export async function everyPage<Item>(
  read: (paging: { limit: number; skip: number }) => Promise<{ items: Item[]; total: number }>,
  most = mostOnScreen,
) {
  const all: Item[] = []
  for (;;) {
    const { items, total } = await read({ limit: pageSize, skip: all.length })
    all.push(...items)
    if (items.length === 0 || all.length >= Math.min(total, most)) return { all, total }
  }
}

interface Asked {
  /** Absent: today, or the first day. */
  day?: string | undefined
  /** Whose rows; absent: the sellers'. */
  by?: BoardSide
  q?: string | undefined
}

export interface BoardRead extends FairBoard {
  /** How many rows there are: of very many the first are here. */
  total: number
}

/** A day's board with all its rows. */
export const boardRead = (locale: Locale, _id: string, { day, by, q }: Asked) =>
  queryOptions({
    queryKey: ['GET /api/console/fairs/{_id}/board', locale, _id, { day, by, q }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<BoardRead> => {
      let first: FairBoard | undefined
      const { all, total } = await everyPage(async (paging) => {
        const query = {
          ...paging,
          ...(day === undefined ? {} : { day }),
          ...(by === undefined ? {} : { by }),
          ...(q === undefined ? {} : { q }),
        }
        const { board, summary } = await api('GET /api/console/fairs/{_id}/board', { locale, signal, params: { _id }, query })
        first ??= board
        return { items: board.rows, total: summary.total }
      })
      if (first === undefined) throw new Error('no board was answered')
      return { ...first, rows: all, total }
    },
  })

/** Nothing is new in a first draft. */
const withoutFormer = (row: BoardRow): BoardRow => ({
  ...row,
  meetings: row.meetings.map(({ draft, ...meeting }) =>
    draft === undefined ? meeting : { ...meeting, draft: { ...draft, was: meeting.startsAt } },
  ),
})

/** A day of the draft with all its rows, and what differs from the draft before. */
export const draftBoardRead = (locale: Locale, _id: string, { day, by, q }: Asked) =>
  queryOptions({
    queryKey: ['GET /api/console/fairs/{_id}/schedule/board', locale, _id, { day, by, q }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<BoardRead & { differences: DraftDifferences | null }> => {
      let first: (FairBoard & { differences: DraftDifferences | null }) | undefined
      const { all, total } = await everyPage(async (paging) => {
        const query = { ...paging, ...Object.fromEntries(Object.entries({ day, by, q }).filter(([, value]) => value !== undefined)) }
        const asked = { locale, signal, params: { _id }, query }
        const { board, summary, differences } = await api('GET /api/console/fairs/{_id}/schedule/board', asked)
        first ??= { ...board, differences }
        return { items: differences === null ? board.rows.map(withoutFormer) : board.rows, total: summary.total }
      })
      if (first === undefined) throw new Error('no board was answered')
      return { ...first, rows: all, total }
    },
  })
