import type { AnyResource } from '#contract/resource.ts'
import { useCallback } from 'react'
import type { ConsoleItem } from '../resources.ts'
import type { queryOf } from './list-search.ts'
import { useSelection } from './use-selection.ts'
import { useWholeList } from './use-whole-list.ts'

/** The chosen items of a list, on the page that is shown or on all of them. */
export function useChoice(resource: AnyResource, query: ReturnType<typeof queryOf>, items: readonly ConsoleItem[]) {
  const selection = useSelection()
  const { chosen: selected, choose } = selection
  const whole = useWholeList(resource, query)
  const { forget } = whole
  const clear = useCallback(() => {
    forget()
    choose([])
  }, [forget, choose])
  // Of those that are shown the newest version is known.
  const shown = new Map(items.map((item) => [item._id, item]))
  const all = (selected.size > items.length ? whole.items : undefined) ?? items
  const chosen = all.filter(({ _id }) => selected.has(_id)).map((item) => shown.get(item._id) ?? item)
  return { selection, whole, chosen, clear }
}

export type Choice = ReturnType<typeof useChoice>
