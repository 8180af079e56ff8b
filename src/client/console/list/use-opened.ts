import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { ListSearch } from './list-search.ts'

/** Stands in the address while the place beside a list waits for an item. */
export const awaited = 'none'

const isOpened = (text: string | undefined): boolean => text === awaited || /^[\da-f-]{36}$/.test(text ?? '')

/** So wide that an item has room beside its list. */
const wide = '(width >= 80rem)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export interface Opened {
  /** Id of the item beside the list, or `awaited`; undefined: the list is alone, as it always is on narrow screens. */
  opened: string | undefined
  /** The address without it: the same one while it says the same. */
  listed: ListSearch
  /** Opens an item beside the list; undefined closes it. */
  open: (opened: string | undefined) => Promise<void>
  isWide: boolean
}

/** Tracks which item is open beside a list, as `open` in the address says. */
export function useOpened({ open: named, ...others }: ListSearch): Opened {
  const navigate = useNavigate()
  const isWide = useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
  const text = JSON.stringify(others)
  const listed = useMemo(() => JSON.parse(text) as ListSearch, [text])
  const opened = isWide && isOpened(named) ? named : undefined
  const isOpen = opened !== undefined
  const open = useCallback(
    (next: string | undefined) =>
      // One step back leaves it, however many were looked at.
      navigate({ to: '.', search: ((former: object) => ({ ...former, open: next })) as never, replace: isOpen, resetScroll: false }),
    [navigate, isOpen],
  )
  return { opened, listed, open, isWide }
}
