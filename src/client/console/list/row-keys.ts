import { useState } from 'react'
import type { ConsoleItem } from '../resources.ts'

type Items = readonly ConsoleItem[]
type Keys = ReadonlyMap<string, number>

const none: Keys = new Map()

/** Numbers the rows of items: one that had a number keeps it. */
function numbered(items: Items, before: Keys): Keys {
  let next = Math.max(-1, ...before.values()) + 1
  return new Map(items.map(({ _id }) => [_id, before.get(_id) ?? next++]))
}

/**
 * Keys of the rows of a list, by the id of their item. Another list (by what is asked for) takes over the rows of the one before:
 * to fill a row anew costs less than to make one. In the same list a row stays with its item, and so does the focus in it.
 */
export function useRowKeys(items: Items, list: string): Keys {
  const [shown, setShown] = useState(() => ({ items, list, keys: numbered(items, none) }))
  if (shown.items === items) return shown.keys
  const keys = numbered(items, shown.list === list ? shown.keys : none)
  setShown({ items, list, keys })
  return keys
}
