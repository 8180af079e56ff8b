import type { AnyResource } from '#contract/resource.ts'
import { useEffect } from 'react'

/** An item that was opened in this document. */
export interface Seen {
  resource: string
  _id: string
  title: string
}

const most = 6
/** The last one first. In memory alone: titles are names of people, too. */
let seen: readonly Seen[] = []

export const lastSeen = (): readonly Seen[] => seen

/** Notes that an item is looked at, as the search names it. */
export function useNoteSeen({ path }: AnyResource, _id: string, title: string): void {
  useEffect(() => {
    seen = [{ resource: path, _id, title }, ...seen.filter((each) => each._id !== _id)].slice(0, most)
  }, [path, _id, title])
}
