import { useSyncExternalStore } from 'react'

const wide = '(width >= 64rem)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Tells whether there is room for two columns that each say something else; not on the server. Where only the order of parts differs, CSS does. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
