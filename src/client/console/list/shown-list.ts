import type { AnyResource } from '#contract/resource.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { listRead } from '../resources.ts'

type Query = Record<string, string | number>

interface Shown {
  /** Of the first page that was seen of it. */
  skip: number
  query: Query
  /** In their order, as they stood there: what is done with one of them moves no other. */
  ids: string[]
}

/** The list of each resource that was looked at last on this screen. */
const lists = new Map<string, Shown>()

/** Notes which items a list shows: an item that is opened from it has those beside it. */
export function noteShown({ path }: AnyResource, query: Query, items: readonly { _id: string }[]): void {
  lists.set(path, { skip: Number(query['skip'] ?? 0), query, ids: items.map(({ _id }) => _id) })
}

export interface Beside {
  /** The place of the item in the list, and how many that has, where that is known. */
  place: number
  total: number | undefined
  previous: string | undefined
  next: string | undefined
}

/** Notes what follows in a list, when one has come to its end. */
const noteMore = ({ path }: AnyResource, ids: readonly string[]): void => {
  const shown = lists.get(path)
  shown?.ids.push(...ids.filter((each) => !shown.ids.includes(each)))
}

/** So many are asked for after those that were seen. */
const further = 20
/** No list answers more at once. */
const most = 100

/** Finds the items beside one in the list that it was opened from; undefined where it was opened from none. */
export function useBeside(resource: AnyResource, _id: string): Beside | undefined {
  const locale = useLocale()
  const shown = lists.get(resource.path)
  const [seen, begin] = [shown?.ids ?? [], shown?.skip ?? 0]
  const at = seen.indexOf(_id)
  // Those that were dealt with may have left the list: what follows is looked for from where it began, as far as one answer goes.
  const limit = Math.min(seen.length + further, most)
  const read = listRead(resource, locale, { ...shown?.query, limit, skip: begin + seen.length + further - limit })
  const { data } = useQuery({ ...read, enabled: at !== -1 && at === seen.length - 1 })
  const ids = [...seen, ...(data?.items ?? []).map((item) => item._id).filter((each) => !seen.includes(each))]
  const more = ids.slice(seen.length)
  useEffect(() => noteMore(resource, more))
  // As the list was read: nothing is asked for it.
  const whole = useQuery({ ...listRead(resource, locale, shown?.query ?? {}), enabled: false }).data?.summary.total
  return at === -1 ? undefined : { place: begin + at + 1, total: whole, previous: ids[at - 1], next: ids[at + 1] }
}
