import { useSearch } from '@tanstack/react-router'

const openIn = (search: object): string | undefined => ('open' in search && typeof search.open === 'string' ? search.open : undefined)

/** Reads what the address asks a page to open: `?open=`, an id. No route declares it, since the server renders the page without it. */
export const useOpen = (): string | undefined => useSearch({ strict: false, select: openIn })
