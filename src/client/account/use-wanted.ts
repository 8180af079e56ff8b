import { type HistoryState, useHydrated, useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page that somebody wanted who had to log in or to join first: a path of ours. */
    wanted?: string | undefined
    /** What that page takes part as: the choice with which joining begins. */
    joinsAs?: 'SELLER' | 'BUYER' | undefined
  }
}

/** Returns the page that led to the login. Unknown until hydration: a reload keeps it, and the server does not know it. */
export function useWanted(): Pick<HistoryState, 'wanted' | 'joinsAs'> {
  const { wanted, joinsAs } = useLocation({ select: ({ state }) => state })
  return useHydrated() ? { wanted, joinsAs } : {}
}
