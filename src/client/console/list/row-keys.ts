import { useState } from 'react'
import type { ConsoleItem } from '../resources.ts'

type Items = readonly ConsoleItem[]
type Keys = ReadonlyMap<string, number>

const numbered = (items: Items): Keys => new Map(items.map(({ _id }, index) => [_id, index]))

/** Keys of the same list at another time: an item that is still there keeps its own. */
function keptKeys(before: Keys, items: Items): Keys {
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(items.map(({ _id }) => [_id, before.get(_id) ?? next++]))
}

/**
 * Keys of the rows of a list, by the id of their item. Another list (by what is asked for) takes over the rows of the one before:
 * to fill a row anew costs half of making one. In the same list a row stays with its item, and so does the focus in it.
 */
export function useRowKeys(items: Items, list: string): Keys {
  const [shown, setShown] = useState(() => ({ items, list, keys: numbered(items) }))
  if (shown.items === items) return shown.keys
  const keys = shown.list === list ? keptKeys(shown.keys, items) : numbered(items)
  setShown({ items, list, keys })
  return keys
}
